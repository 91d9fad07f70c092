import { expect, test } from '@playwright/test';
import { layoutShift } from './layout-shift.ts';
import { addGift, goToPayment } from './visitor.ts';

const still = { score: 0, sources: [] };

test('the shop does not shift', async ({ page }) => {
  expect(await layoutShift(page, '/gifts')).toEqual(still);
});

test('a gift’s page does not shift', async ({ page }) => {
  expect(await layoutShift(page, '/gifts/emergency-tent')).toEqual(still);
});

test('the cart, the e-cards and the checkout do not shift', async ({ page }) => {
  await addGift(page, 'emergency-tent');
  expect(await layoutShift(page, '/cart')).toEqual(still);
  expect(await layoutShift(page, '/cart/e-cards')).toEqual(still);
  expect(await layoutShift(page, '/checkout/details')).toEqual(still);
  await goToPayment(page);
  expect(await layoutShift(page, '/checkout/payment')).toEqual(still);
});
