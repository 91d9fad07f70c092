import { expect, type FrameLocator, type Page } from '@playwright/test';

/** What a visitor does on the way to a gift, in the words that the pages show. */

export async function addGift(page: Page, slug: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/gifts/${slug}`);
  await page.waitForFunction(() => customElements.get('gift-item'));
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
}

export async function writeFirstCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Card 1 of/ }).click();
  await page.getByRole('radio', { name: /^Email/ }).check();
  await page.getByLabel('Recipient name').fill('Aroha');
  await page.getByLabel('Recipient email address').fill('aroha@example.org');
  await page.getByLabel('Message').fill('A tent in your name, for a family who needs it.');
  await page.getByLabel('Sender name').fill('Mere');
}

export async function fillDetails(page: Page, phone = '0412 345 678'): Promise<void> {
  await page.getByLabel('First name').fill('Mere');
  await page.getByLabel('Last name').fill('Ngata');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('E-mail').fill('mere@example.org');
  await page.getByRole('combobox', { name: 'Search for your address' }).fill('12 Wattle Street Richm');
  await page
    .locator('address-search')
    .getByRole('option', { name: /Richmond/ })
    .first()
    .click();
  await expect(page.getByLabel('Street and number')).toHaveValue('12 Wattle Street');
  await page.getByRole('checkbox', { name: /privacy/ }).check();
}

export const continueToPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).click();

/** Waits until the block has the form: before that the browser itself asks for what is missing, in a bubble. */
export const detailsReady = (page: Page) => page.waitForFunction(() => customElements.get('customer-form'));

/** From a filled cart to the payment page, without cards. */
export async function goToPayment(page: Page, prefix: '' | '/nz' = ''): Promise<void> {
  await page.goto(`${prefix}/checkout/details`);
  await detailsReady(page);
  await fillDetails(page, prefix ? '021 234 567' : '0412 345 678');
  await continueToPayment(page);
  await expect(page).toHaveURL(`${prefix}/checkout/payment`);
}

/** What the details form posts. */
const CUSTOMER = {
  storeId: 'haven-gifts-au',
  customerTitle: '',
  customerFirstName: 'Mere',
  customerLastName: 'Ngata',
  customerPhoneNumber: '0412345678',
  customerEmailAddress: 'mere@example.org',
  billingAddressCity: '',
  billingAddressStreet: '12 Wattle Street',
  billingAddressPostcode: '3121',
  billingAddressState: 'VIC',
  billingAddressSuburb: 'Richmond',
  billingAddressCountry: 'AUS',
  readPrivacy: true,
};

const CUSTOMER_IN_NEW_ZEALAND = {
  ...CUSTOMER,
  storeId: 'haven-gifts-nz',
  customerPhoneNumber: '0211234567',
  billingAddressCity: 'Wellington',
  billingAddressStreet: '12 Cuba Street',
  billingAddressPostcode: '6011',
  billingAddressState: '',
  billingAddressSuburb: 'Te Aro',
  billingAddressCountry: 'NZL',
};

/** Opens the payment page with a gift and details that were posted: for tests of what comes after, which skip the pages before. */
export async function openPayment(page: Page, itemId: string, prefix: '' | '/nz' = ''): Promise<void> {
  const cart = await page.request.post(`${prefix}/cart`, {
    headers: { accept: 'application/json' },
    data: { intent: 'add', itemId, quantity: 1 },
  });
  expect(cart.status()).toBe(200);
  const details = await page.request.post('/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/', {
    data: prefix ? CUSTOMER_IN_NEW_ZEALAND : CUSTOMER,
  });
  expect(await details.json()).toEqual({ errors: [] });
  await page.goto(`${prefix}/checkout/payment`);
}

export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  slow: '4000000000000077',
};

export const cardForm = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Card/ }).click();
  const form = cardForm(page);
  await form.getByLabel('Card Holders Name*').fill('Mere Ngata');
  await form.getByLabel('Card Number*').fill(number);
  await form.getByLabel('Expiry*').fill('1230');
  await form.getByLabel('CCV*').fill('123');
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();
