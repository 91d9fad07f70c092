import { expectPartAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

async function open(page: Page, id: string) {
  await page.goto(`/merchant/${id}`);
  return page.frameLocator(`#${id} iframe`);
}

test('saved sources: chosen by keyboard, another page of them, and none', async ({ page }) => {
  const watch = await watchPage(page);
  const list = await open(page, 'saved-sources');
  const result = page.locator('#saved-sources-result');
  await list.getByRole('radio', { name: /Visa ending in 4242/ }).focus();
  await page.keyboard.press('Space');
  await expect(result).toHaveText('Your server charges the card source_haven_visa.');
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(list.getByText('5 to 7 of 7')).toBeVisible();
  await list.getByRole('radio').last().check();
  await expect(result).toContainText('source_haven_diners');
  await list.getByRole('button', { name: 'Choose none of these' }).click();
  await expect(result).toHaveText('Nothing is chosen.');
  expect(watch.policyViolations).toEqual([]);
  expect(watch.failures).toEqual([]);
  await expectPartAccessible(page, '#saved-sources-demo');
});

test('a stored card: shown after the code, refused, and ended', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  const card = await open(page, 'stored-card');
  const log = page.locator('#stored-card-log');
  await card.getByRole('button', { name: 'Show card number' }).click();
  await card.getByLabel('Code that was sent to you').fill('111111');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByRole('alert')).not.toHaveText('');
  await card.getByLabel('Code that was sent to you').fill('123456');
  await page.keyboard.press('Enter');
  await expect(card.getByText(/4242 ?4242 ?4242 ?4242/)).toBeVisible();
  await expect(log).toContainText('card_number_secure_code_requested');
  // The number never reached the merchant's page.
  await expect(page.locator('#stored-card-demo')).not.toContainText(/4242 ?4242/);
  await card.getByRole('button', { name: 'Show security code' }).click();
  await card.getByLabel('Code that was sent to you').fill('999999');
  await page.keyboard.press('Enter');
  await expect(page.locator('#stored-card-result')).toContainText('The view has expired');
  expect(watch.policyViolations).toEqual([]);
  await expectPartAccessible(page, '#stored-card-demo');
});

test('a fingerprint: taken, broken, blocked, and of a service that is not there', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  await open(page, 'fraud');
  const result = page.locator('#fraud-result');
  const click = (name: string) => page.getByRole('button', { name }).click();
  await click('Misname the service');
  await expect(result).toHaveAttribute('data-kind', 'bad');
  await page.route(/\/vendor\/fraud\.js/, (route) => route.abort());
  await click('Take a fingerprint');
  await expect(result).toContainText('was blocked or cannot be reached');
  await page.unroute(/\/vendor\/fraud\.js/);
  await click('Broken script');
  await expect(result).toHaveText('The fraud provider sent a token that is not a string.');
  await click('Take a fingerprint');
  await expect(result).toHaveText(/^Fingerprint token haven_fp_[\w-]+\.$/);
  expect(watch.policyViolations).toEqual([]);
  await expectPartAccessible(page, '#fraud-demo');
});
