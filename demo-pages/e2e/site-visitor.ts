import { hostedForm, TEST_CARD_NUMBERS } from '#testing-kit/playwright.ts';
import { sitePort } from '../../playwright.config.ts';
import { blocksNear } from './blocks-near.ts';
import { expect, type FrameLocator, type Page } from './test.ts';

export const siteOrigin = `http://127.0.0.1:${sitePort}`;

/** A visitor's actions on the way to a gift, by the texts of the pages. */

export async function addGift(page: Page, slug: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/gifts/${slug}`);
  await blockReady(page, 'gift-item');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
}

/** The first unfinished card is open. */
export async function writeFirstCard(page: Page): Promise<void> {
  await blockReady(page, 'ecard-signing');
  await page.getByRole('radio', { name: /^Email/ }).check();
  await page.getByLabel('Recipient name').filter({ visible: true }).fill('Aroha');
  await page.getByLabel('Recipient email address').filter({ visible: true }).fill('aroha@example.org');
  await page.getByLabel('Message').filter({ visible: true }).fill('A tent in your name, for a family who needs it.');
  await page.getByLabel('Sender name').filter({ visible: true }).fill('Mere');
}

/**
 * Waits until the blocks have taken over from the content that they replace. An action that has chosen a field of that
 * content just before would wait for ever: the field stays in the document, hidden.
 */
export async function blockReady(page: Page, tag: string): Promise<void> {
  await blocksNear(page);
  await page.waitForFunction((name) => customElements.get(name), tag);
}

export async function fillDetails(page: Page, phone = '0412 345 678'): Promise<void> {
  await blockReady(page, 'customer-form');
  await page.getByLabel('First name').filter({ visible: true }).fill('Mere');
  await page.getByLabel('Last name').filter({ visible: true }).fill('Ngata');
  await page.getByLabel('Phone').filter({ visible: true }).fill(phone);
  await page.getByLabel('Email').filter({ visible: true }).fill('mere@example.org');
  await page.getByRole('combobox', { name: 'Search for your address' }).fill('12 Wattle Street Richm');
  await page
    .locator('address-search')
    .getByRole('option', { name: /Richmond/ })
    .first()
    .click();
  await expect(page.getByLabel('Street and number').filter({ visible: true })).toHaveValue('12 Wattle Street');
  await page.getByRole('checkbox', { name: /privacy/ }).check();
}

export const continueToPayment = (page: Page) =>
  page.getByRole('button', { name: /^Continue to (your details|payment)$/ }).click();

/** The fields of the details form. */
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

/** The contents of a cart: the quantity of each gift, and its cards; cards that are not listed stay incomplete. */
interface CartContents {
  items: Record<string, number>;
  cards?: { instanceId: string; [field: string]: string }[];
}

/** Fills the cart and its cards with posts. */
export async function fillCartByPosts(
  page: Page,
  { items, cards }: CartContents,
  prefix: '' | '/nz' = '',
): Promise<void> {
  for (const [itemId, quantity] of Object.entries(items)) {
    const cart = await page.request.post(`${prefix}/cart`, {
      headers: { accept: 'application/json' },
      data: { intent: 'add', itemId, quantity },
    });
    expect(cart.status()).toBe(200);
  }
  if (cards) {
    const headers = { accept: 'application/json' };
    expect((await page.request.post(`${prefix}/cart/e-cards`, { headers, data: { cards } })).status()).toBe(200);
  }
}

/** Fills the cart, its cards and the details with posts. */
async function orderByPosts(page: Page, contents: string | CartContents, prefix: '' | '/nz'): Promise<void> {
  await fillCartByPosts(page, typeof contents === 'string' ? { items: { [contents]: 1 } } : contents, prefix);
  const details = await page.request.post('/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/', {
    data: prefix ? CUSTOMER_IN_NEW_ZEALAND : CUSTOMER,
  });
  expect(await details.json()).toEqual({ errors: [] });
}

/** Opens the payment page with gifts and details that were posted: for tests that start at the payment. */
export async function openPayment(page: Page, contents: string | CartContents, prefix: '' | '/nz' = ''): Promise<void> {
  await orderByPosts(page, contents, prefix);
  await page.goto(`${prefix}/checkout/payment`);
}

export const testCards = TEST_CARD_NUMBERS;

export const cardForm = (page: Page): FrameLocator => hostedForm(page).frame;

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Card/ }).click();
  await hostedForm(page).fillCard({ name: 'Mere Ngata', number });
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

const PAYMENT_PATH = '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/';

/** Buys a gift with posts only, for tests that need a paid order. Returns the order's number and its page's address. */
export async function buyByPosts(
  page: Page,
  contents: string | CartContents,
): Promise<{ order: string; orderPage: string }> {
  await orderByPosts(page, contents, '');
  const payment = await (await page.request.get('/checkout/payment')).text();
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(payment)?.[1] ?? '';
  const order = attribute('order-id');
  const token = await page.request.post(`${attribute('api-origin')}/v1/payment_sources/tokens`, {
    headers: { 'x-user-public-key': attribute('public-key'), origin: siteOrigin },
    data: {
      gateway_id: attribute('gateway-id'),
      type: 'card',
      card_name: 'Mere Ngata',
      card_number: testCards.approved,
      expire_month: '12',
      expire_year: '30',
      card_ccv: '123',
    },
  });
  const paid = await page.request.post(PAYMENT_PATH, {
    data: {
      amount: Number(attribute('amount')),
      siteCountryCode: attribute('site-country-code'),
      ipAddress: '',
      orderId: order,
      paymentData: (await token.json()).resource.data,
      paymentType: 'CreditCard',
      firstName: CUSTOMER.customerFirstName,
      lastName: CUSTOMER.customerLastName,
      email: CUSTOMER.customerEmailAddress,
      phone: CUSTOMER.customerPhoneNumber,
      contentId: attribute('content-id'),
    },
  });
  expect((await paid.json()).errors).toEqual([]);
  const thanks = await (await page.request.get(`/thank-you?order=${order}`)).text();
  const orderPage = /href="(\/orders\/[^"/]+\/[^"/]+)"/.exec(thanks)?.[1] ?? '';
  return { order, orderPage };
}
