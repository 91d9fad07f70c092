import { type FormInPage, formOutcome, hostedForm } from '#testing-kit/playwright.ts';
import { providerPort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { narrowFirst } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { testCards } from './site-visitor.ts';
import { expect, type FrameLocator, type Page, test } from './test.ts';
import { NARROW_FIRST, WIDE, wideIf } from './wide.ts';

const formIn = (page: Page, id: string): FrameLocator => page.frameLocator(`#${id} iframe`);
const resultOf = (page: Page, id: string) => page.locator(`#${id}-result`);
const logOf = (page: Page, id: string) => page.locator(`#${id}-log`);

/** Opens the page of a demo. */
async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/merchant/${id}`);
  return formIn(page, id);
}

/** Opens the page of a demo with one form, to fill it. */
async function openForm(page: Page, id: string): Promise<FormInPage> {
  await open(page, id);
  return hostedForm(page.locator(`#${id}`));
}

const submit = (form: FrameLocator) => form.getByRole('button', { name: 'Submit' }).click();

/** The token was created, the merchant's server charged it, and the page's log shows both. */
async function expectPaid(page: Page, id: string, event = 'finish'): Promise<void> {
  await expect(resultOf(page, id)).toHaveText(/^Paid 20\.00\. One-time token \S{10,}\.$/);
  await expect(logOf(page, id)).toContainText(event);
}

test('the card form of the script tag gives a token, which pays [S2.18] [S1.12]', async ({ page }) => {
  const watch = await watchPage(page);
  const form = await openForm(page, 'card-form');
  await form.fillCard();
  const outcome = await formOutcome(page, () => form.submit());
  await expectPaid(page, 'card-form');
  expect(outcome, '[P7.01]').toEqual({ name: 'finish', token: expect.stringMatching(/^\S{10,}$/) });
  expect(watch.policyViolations).toEqual([]);
  expect(watch.failures).toEqual([]);
  expect(watch.foreignRequests()).toEqual([]);
});

test('a card that its issuer declines gives a token and no payment', async ({ page }) => {
  const form = await openForm(page, 'card-form');
  await form.fillCard({ number: '4532015112830366' });
  const refused = await formOutcome(page, () => form.submit());
  expect(refused, '[P7.01] a card that the sandbox does not know').toMatchObject({ name: 'error', status: 400 });
  await form.fillCard({ number: testCards.declined });
  await form.submit();
  await expect(resultOf(page, 'card-form')).toContainText('The payment was declined. Nothing was charged.');
});

test('a form of the default gateway gives a token, and leads to the page of success', WIDE, async ({ page }) => {
  // Passed to the test itself: what a page stores while it is left may be lost.
  const fields: Record<string, string> = {};
  await page.exposeFunction('keep', (name: string, value: string) => {
    fields[name] = value;
  });
  await page.goto('/merchant');
  await page.waitForFunction(() => 'haven' in window);
  const sandbox = `http://127.0.0.1:${providerPort}`;
  const thanks = `${new URL(page.url()).origin}/merchant/card-form`;
  await page.evaluate(`(() => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'plain' }));
    const form = new haven.HtmlWidget('#plain', 'pk_sandbox_haven');
    form.setEnv({ api: '${sandbox}', widget: '${sandbox}' });
    form.setSuccessRedirectUrl('${thanks}');
    form.on('metaChange', ({ gateway_type }) => keep('gateway', gateway_type));
    form.on('finish', ({ payment_source }) => keep('token', payment_source));
    form.load();
  })()`);
  const form = await hostedForm(page.locator('#plain'));
  await form.fillCard();
  await form.submit();
  await page.waitForURL(thanks);
  expect(fields['gateway'], '[S7.23] the default gateway').toBe('HavenCards');
  const charge = await page.request.post(`${sandbox}/v1/charges`, {
    headers: { 'x-user-secret-key': 'sk_sandbox_haven', 'idempotency-key': `default-${Date.now()}` },
    data: { amount: '20.00', currency: 'AUD', reference: 'default-gateway', token: fields['token'] },
  });
  const made = { error: null, resource: { data: { status: 'complete' } } };
  expect(await charge.json(), '[P8.01] success_redirect_url').toMatchObject(made);
});

test('own labels, fields, colours and button; other brands are refused', WIDE, async ({ page }) => {
  const form = await open(page, 'own-look');
  await form.getByLabel('Name on the card').fill('Aroha Smith');
  await form.getByLabel('Valid until').fill('1230');
  await form.getByLabel('Security code').fill('1234');
  await form.getByLabel('Long number').fill('378282246310005');
  await expect(form.getByLabel('Where we send the receipt')).toHaveValue('aroha@example.org');
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  const height = await form.getByLabel('Long number').evaluate((input) => getComputedStyle(input).height);
  expect(height).toBe('48px');
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(logOf(page, 'own-look')).toContainText('form_valid: false');
  await expect(resultOf(page, 'own-look')).toHaveText('');

  await form.getByLabel('Long number').fill('5555555555554444');
  await form.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await expectPaid(page, 'own-look');
});

test('an Australian bank account gives a token, and names the bank', async ({ page }) => {
  const form = await open(page, 'bank-account-au');
  await form.getByLabel('Account name').fill('Aroha Smith');
  await form.getByLabel('BSB').fill('062000');
  await expect(form.getByLabel('BSB')).toHaveValue('062-000');
  await expect(form.getByText(/Commonwealth Bank/)).toBeVisible();
  await form.getByLabel('Account number').fill('12345678');
  await submit(form);
  await expectPaid(page, 'bank-account-au');
});

test('a New Zealand bank account is formatted and checked, and gives a token', WIDE, async ({ page }) => {
  const form = await open(page, 'bank-account-nz');
  await form.getByLabel('Account name').fill('Aroha Smith');
  await form.getByLabel('Account number').fill('01 0902 0068388 00');
  await submit(form);
  await expect(form.getByLabel('Account number')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Account number').fill('010902006838900');
  await expect(form.getByLabel('Account number')).toHaveValue('01-0902-0068389-00');
  await submit(form);
  await expectPaid(page, 'bank-account-nz');
});

test('a gift card gives a token', WIDE, async ({ page }) => {
  const form = await openForm(page, 'gift-card');
  await form.fillGiftCard();
  await form.submit();
  await expectPaid(page, 'gift-card');
});

test('tabs change the form, by keyboard too, and the chosen one gives the token', WIDE, async ({ page }) => {
  const form = await open(page, 'payment-tabs');
  await form.getByRole('tab', { name: 'Card', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('tab', { name: 'Bank account' })).toHaveAttribute('aria-selected', 'true');
  await form.getByLabel('Account name').fill('Aroha Smith');
  await form.getByLabel('BSB').fill('062000');
  await form.getByLabel('Account number').fill('12345678');
  await submit(form);
  await expectPaid(page, 'payment-tabs');
});

test('a token is made without a form of the library, and a refusal is shown', async ({ page }) => {
  await open(page, 'token-without-form');
  const number = page.getByLabel('Account number', { exact: true });
  await number.fill('12');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(resultOf(page, 'token-without-form')).toContainText('account_number');
  await number.fill('12345678');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expectPaid(page, 'token-without-form', 'token');
});

for (const [id, name, approve] of [
  ['paypal-button', 'Pay with SimPal', 'Agree and pay'],
  ['zip-button', 'Pay with SimZip', 'Confirm payment'],
  ['afterpay-button', 'Pay with SimLater', 'Confirm instalments'],
] as const) {
  const openPopup = async (page: Page): Promise<Page> => {
    await open(page, id);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name }).click();
    const popup = await opened;
    await popup.getByRole('button', { name: approve }).waitFor();
    return popup;
  };

  test(
    `${name}: approved in its window, the token pays, and close comes last`,
    wideIf(id !== 'paypal-button'),
    async ({ page }) => {
      const watch = await watchPage(page);
      const popup = await openPopup(page);
      await expect(page.getByRole('dialog', { name: 'Secure checkout' })).toBeVisible();
      await popup.getByRole('button', { name: approve }).click();
      await expectPaid(page, id);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const events = logOf(page, id).locator('p');
      await expect(events.last()).toContainText('close');
      const names = (await events.locator('strong').allTextContents()).join(' ');
      expect(names).toBe('click popupRedirect accepted finish close');
      expect(popup.isClosed()).toBe(true);
      expect(watch.policyViolations).toEqual([]);
      expect(watch.foreignRequests()).toEqual([]);
    },
  );

  test(`${name}: declined in its window, the page says so and lets the shopper try again`, WIDE, async ({ page }) => {
    const popup = await openPopup(page);
    await popup.getByRole('button', { name: 'Decline' }).click();
    await expect(logOf(page, id)).toContainText('declined');
    await expect(resultOf(page, id)).toContainText('declined the payment');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const again = page.waitForEvent('popup');
    await page.getByRole('button', { name }).click();
    await (await again).getByRole('button', { name: approve }).click();
    await expectPaid(page, id);
  });
}

test('an Afterpay-type amount over the limit is shown in the window, which stays open [S8.07]', async ({ page }) => {
  await open(page, 'afterpay-button');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Try $2,500.00' }).click();
  const popup = await opened;
  await expect(popup.getByText(/amount must be from/)).toBeVisible();
  await expect(resultOf(page, 'afterpay-button')).toContainText('amount must be from');
  expect(popup.isClosed()).toBe(false);
});

test('Zip in redirect mode leaves the page, comes back to the named address, and pays [S2.54]', async ({ page }) => {
  await open(page, 'zip-redirect');
  await page.getByRole('button', { name: 'Go to SimZip' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(/\/merchant\/zip-redirect\?from=zip$/);
  await expectPaid(page, 'zip-redirect', 'checkout');
  await page.getByRole('button', { name: 'Go to SimZip' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(resultOf(page, 'zip-redirect')).toContainText('did not accept the payment');
});

test('a redirect of the page itself ends in a token; declined, in a plain sentence', WIDE, async ({ page }) => {
  await open(page, 'own-redirect');
  await page.getByRole('button', { name: 'Check out at SimZip' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(resultOf(page, 'own-redirect')).toContainText('did not accept the payment');
  await page.getByRole('button', { name: 'Check out at SimZip' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expectPaid(page, 'own-redirect', 'checkout');
});

test('errors say what happened and whether trying again helps', async ({ page }) => {
  await open(page, 'errors');
  const result = resultOf(page, 'errors');
  await page.getByRole('button', { name: 'Mistype the key' }).click();
  await expect(result).toHaveText(/\((access_forbidden|unauthorized)\)\. Trying again will not help\./);
  await page.getByRole('button', { name: 'Ask a provider that is down' }).click();
  await expect(result).toContainText('The provider is down for maintenance (service_unreachable). Trying again later');
  await page.getByRole('button', { name: 'Misname the environment' }).click();
  await expect(result).toContainText('unknown env: prodction (invalid_configuration)');
  await page.getByRole('button', { name: 'Forget the gift card network' }).click();
  await expect(result).toContainText('card_processing_network is cannot be empty');
  expect(await page.locator('#errors-form iframe').count()).toBe(0);
});

narrowFirst(
  'the pages are accessible, say the code that they run, and move nothing sideways',
  NARROW_FIRST,
  async ({ page, request }) => {
    const watch = await watchPage(page);
    await page.goto('/nz');
    await page.getByRole('link', { name: 'Payments for merchants' }).click();
    await expect(page).toHaveURL(/\/nz\/merchant$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take payments on your own page');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Card', exact: true }).click();
    await expect(page).toHaveURL(/\/nz\/merchant\/card-form$/);
    await expect(formIn(page, 'card-form').getByLabel('Card number')).toBeVisible();
    const shown = await page.locator('#code-card-form-js').textContent();
    expect(shown).toBe((await (await request.get('/merchant/forms/card-form.js')).text()).trim());
    expect(await overflow()).toBe(0);
    expect(watch.policyViolations).toEqual([]);
    expect(watch.failures).toEqual([]);
    // Last, because the checker itself adds styles to the page.
    await expectAccessible(page);
    await page.goto('/nz/merchant');
    await expectAccessible(page);
  },
);
