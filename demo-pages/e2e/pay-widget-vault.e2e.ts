import { expectPartAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Save SimPal for later payments to / });
const result = (page: Page) => page.locator('#paypal-vault-result');

async function open(page: Page) {
  await page.goto('/merchant/paypal-vault');
  await expect(page.locator('#paypal-vault').getByRole('button', { name: 'Save SimPal' })).toBeVisible();
}
const clickSave = (page: Page) => page.locator('#paypal-vault').getByRole('button', { name: 'Save SimPal' }).click();

test('a PayPal account is called off, fails, and is saved: each attempt has one end', async ({ page }) => {
  const watch = await watchPage(page);
  await open(page);
  const sheet = sheetOf(page);
  await clickSave(page);
  await expect(sheet.getByText('Nothing is charged now.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(sheet).not.toContainText(/Pay (AUD|saved)/);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(result(page), '[C4.44] called off').toHaveText('You closed PayPal. Nothing was saved.');

  await clickSave(page);
  await sheet.getByRole('radio', { name: 'Visa ending in 0119' }).check();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(result(page), '[C4.43] failed').toHaveText('The simulated wallet failed. Nothing was saved.');
  await expect(page.locator('#paypal-vault-log'), '[C8.21] its code').toContainText('onPaypalVaultSetupTokenError');

  await clickSave(page);
  await sheet.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(result(page), '[C4.42] saved').toHaveText(
    'The account of avery.tester@example.org is saved. Nothing was charged.',
  );
  await expect(page.locator('#paypal-vault').getByText('Your PayPal account is saved.')).toBeVisible();
  const events = page.locator('#paypal-vault-log [data-event]');
  expect(
    await events.evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['event'])),
    '[C4.42] [C4.43] [C4.44] one end each',
  ).toEqual(['cancel', 'error', 'success']);
  expect(watch.policyViolations).toEqual([]);
  expect(watch.foreignRequests()).toEqual([]);
  await expectPartAccessible(page, '#paypal-vault-demo');
});

test('a vault whose provider does not answer says so, and starts when it is asked again [C8.22] [C8.23] [C8.24]', async ({
  page,
}) => {
  await page.route('**/v1/payment_sources/oauth-tokens', (route) => route.abort());
  await page.goto('/merchant/paypal-vault');
  const vault = page.locator('#paypal-vault');
  await expect(vault.getByText('PayPal is not available at the moment.')).toBeVisible();
  await expect(page.locator('#paypal-vault-log')).toContainText('onGetIdTokenError');
  await expectPartAccessible(page, '#paypal-vault-demo');
  await page.unroute('**/v1/payment_sources/oauth-tokens');
  await vault.getByRole('button', { name: 'Try again' }).click();
  await expect(vault.getByRole('button', { name: 'Save SimPal' })).toBeVisible();

  await page.route('**/v1/payment_sources/setup-tokens', (route) => route.fulfill({ status: 500, body: '{}' }));
  await clickSave(page);
  await expect(page.locator('#paypal-vault-log')).toContainText('onGetSetupTokenError');
  await expect(sheetOf(page)).toHaveCount(0);
});
