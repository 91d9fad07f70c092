import { expect, test } from '@playwright/test';
import { staffPassword } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { addGift, fillCard, goToPayment, pay, testCards } from './visitor.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 500, 'people of the agency sit at a desk');

test('the people of the agency find an order, its payment and its mail', async ({ page }) => {
  const watch = await watchPage(page);
  await addGift(page, 'safe-water');
  await goToPayment(page);
  await fillCard(page, testCards.approved);
  await pay(page);
  await expect(page).toHaveURL(/\/thank-you/);
  const order = new URL(page.url()).searchParams.get('order') ?? '';

  await page.goto('/back-office/records');
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('paid');
  await page.getByRole('link', { name: 'Payments and failures' }).click();
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('approved');
  await page.getByRole('link', { name: 'Mails', exact: true }).click();
  await page.getByRole('link', { name: 'Read' }).first().click();
  await expect(page.frameLocator('iframe[title="The mail as it looks"]').locator('body')).not.toBeEmpty();
  expect(watch.policyViolations).toEqual([]);
  await page.goBack();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);
});
