import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { layoutShift } from './layout-shift.ts';
import { addGift, openPayment } from './site-visitor.ts';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const still = { score: 0, sources: [] };

test('the shop does not shift', { tag: '@narrow' }, async ({ page }) => {
  expect(await layoutShift(page, '/gifts')).toEqual(still);
});

test('a gift’s page does not shift', { tag: '@narrow' }, async ({ page }) => {
  expect(await layoutShift(page, '/gifts/emergency-tent')).toEqual(still);
});

test('the cart, the e-cards and the details do not shift and fit the screen', { tag: '@narrow' }, async ({ page }) => {
  await addGift(page, 'emergency-tent');
  for (const path of ['/cart', '/cart/e-cards', '/checkout/details']) {
    expect([path, await layoutShift(page, path)]).toEqual([path, still]);
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test('the payment does not shift and fits the screen', { tag: '@narrow' }, async ({ page }) => {
  await openPayment(page, 'emergency-tent');
  expect(await layoutShift(page, '/checkout/payment')).toEqual(still);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});
