import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the shop takes a gift, a card and details, and says what card payment needs', async ({
  page,
}) => {
  await page.goto('/gifts/safe-water');
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByText('Safe water').first()).toBeVisible();
  await page.getByRole('link', { name: /Continue to e-cards/ }).click();
  await page.getByRole('radio', { name: /Printable/ }).check();
  await page.getByLabel('Recipient name').fill('Aroha');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page).toHaveURL(/\/checkout\/details$/);
  await page.getByLabel('First name').fill('Mere');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Mere');
  await page.getByLabel('Last name').fill('Ngata');
  await page.getByLabel('Phone').fill('0412345678');
  await page.getByLabel('Email').fill('mere@example.org');
  await page.getByLabel('Street and number').fill('12 Wattle Street');
  await page.getByLabel('Suburb').fill('Richmond');
  await page.getByLabel('Postcode').fill('3121');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Paying by card needs JavaScript')).toBeVisible();
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the New Zealand shop has its own prices, greeting and rules [W1.02] [W1.13]', async ({ page }) => {
    await page.goto('/nz/gifts');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ');
    await expect(page.getByText(/Kia ora|Aotearoa/).first()).toBeVisible();
    await expectAccessible(page);
  });
});
