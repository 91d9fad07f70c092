import { answerChallenge, TEST_CARD_NUMBERS, WalletSheet } from '#testing-kit/playwright.ts';
import { providerPort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { addGift, cardForm, fillCard, openPayment, pay, testCards } from './site-visitor.ts';
import { expect, type FrameLocator, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

const CHALLENGE = TEST_CARD_NUMBERS.challenge;
const UNAVAILABLE = 'PayPal is currently unavailable, please choose another payment method.';
const REFUSED = 'Your bank did not confirm the payment. Nothing was charged.';

const choosePaypal = (page: Page) => page.getByRole('button', { name: /^PayPal/ }).click();
const paypal = (page: Page) => page.getByRole('button', { name: /^Pay with SimPal/ });
const sheet = (page: Page) => new WalletSheet(page).dialog;
const approve = (page: Page) => new WalletSheet(page).pay();
const bank = (page: Page): FrameLocator => page.frameLocator('.haven-payment-options__bank iframe:visible');

/** Collects the payment posts; each payment has one. */
function watchPayments(page: Page): Record<string, unknown>[] {
  const payments: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SubmitPaydockWidget')) payments.push(request.postDataJSON());
  });
  return payments;
}

/** Collects only the payment types of the posts. */
function watchPosts(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SubmitPaydockWidget')) types.push(request.postDataJSON().paymentType);
  });
  return types;
}

/** The addresses of the scripts that the page itself has loaded, with repetitions. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
  );

/** Those that contain the payments library: each copy of it contains its version. */
async function loadedLibraries(page: Page): Promise<string[]> {
  const scripts = await loadedScripts(page);
  const texts = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()));
  return scripts.filter((_, place) => texts[place]?.includes('1.131.0'));
}

async function open(page: Page, prefix: '' | '/nz' = ''): Promise<void> {
  await openPayment(page, 'safe-water', prefix);
}

test.describe('the wallet', () => {
  test('pays: the button as agreed, one post, the thanks', async ({ page }) => {
    const watch = await watchPage(page);
    const payments = watchPayments(page);
    await open(page);
    await choosePaypal(page);
    const button = paypal(page);
    await expect(button, '[W2.45] labelled pay').toHaveText('Pay with SimPal');
    await expect(button, '[W2.45] blue').toHaveClass('blue');
    expect((await button.boundingBox())?.height, '[W9.15] the height').toBe(55);
    await expect(button, '[W2.46] [W9.15] the radius decides the corners').toHaveCSS('border-radius', '10px');
    await button.click();
    await expect(sheet(page)).toBeVisible();
    await approve(page);
    await expect(page).toHaveURL(/\/thank-you/);
    expect(payments, '[W4.47] one post').toHaveLength(1);
    expect(payments[0], '[W3.20] [W4.47] by the wallet').toMatchObject({ paymentType: 'PayPal' });
    expect(payments[0]?.['paymentData'], '[W4.47] with what the wallet approved').toMatch(/./);
    expect(payments[0]?.['siteCountryCode'], '[W1.05] the site’s own country is posted').toBe('AUS');
    expect(watch.policyViolations).toEqual([]);
    expect(watch.failures).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
    // Nothing is left to pay, however the visitor returns.
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  });

  test('and the card form come from one library and the provider; a card pays in New Zealand', async ({ page }) => {
    const payments = watchPayments(page);
    await open(page, '/nz');
    await page.getByRole('button', { name: /^Card/ }).click();
    await expect(cardForm(page).getByLabel('Card Number*'), '[W7.22] a card widget').toBeVisible();
    await choosePaypal(page);
    await expect(paypal(page), '[W7.22] a wallet widget').toBeVisible();
    const provider = `http://127.0.0.1:${providerPort}`;
    const frames = page.locator('gift-checkout iframe[title="Card details"]');
    await expect(frames, '[W7.22] one card widget').toHaveCount(1);
    expect(await frames.getAttribute('src'), '[W7.22] the card widget is the provider’s').toMatch(`${provider}/`);
    const wallet = page.locator('gift-checkout .haven-payment-options__wallet');
    await expect(wallet.getByRole('button'), '[W7.22] one wallet widget').toHaveCount(1);
    expect(await loadedLibraries(page), '[W7.22] the payments library is loaded once').toHaveLength(1);
    const vendors = (await loadedScripts(page)).filter((address) => address.includes('/vendor/'));
    expect(vendors, '[W7.22] the wallet’s script is loaded once, from the provider').toEqual([
      expect.stringContaining(`${provider}/vendor/paypal.js`),
    ]);

    await fillCard(page, testCards.approved);
    await pay(page);
    await expect(page).toHaveURL(/\/nz\/thank-you/);
    expect(payments, '[W1.05] [W3.20] the site’s own country, and a card').toMatchObject([
      { siteCountryCode: 'NZL', paymentType: 'CreditCard' },
    ]);
  });

  test('closed or cancelled: nothing happens, and it opens again [W4.44] [W4.45]', async ({ page }) => {
    const posts = watchPosts(page);
    await open(page);
    await choosePaypal(page);
    await expect(paypal(page)).toBeVisible();
    await expectAccessible(page);
    await paypal(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^PayPal/ })).toHaveAttribute('aria-pressed', 'true');
    expect(posts).toEqual([]);
    await paypal(page).click();
    await approve(page);
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('declined: shown in the given words, and a card pays the same order [W4.43] [W4.46]', async ({ page }) => {
    const posts = watchPosts(page);
    await open(page);
    await choosePaypal(page);
    await paypal(page).click();
    await new WalletSheet(page).pay('decline');
    await expect(page.getByRole('alert')).toHaveText(UNAVAILABLE);
    expect(posts).toEqual([]);
    await fillCard(page, testCards.approved);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you/);
    expect(posts).toEqual(['CreditCard']);
  });

  test('its script blocked: shown, and there when it can be had again [W4.46]', WIDE, async ({ page }) => {
    await page.route('**/vendor/paypal.js**', (route) => route.abort());
    await open(page);
    await choosePaypal(page);
    await expect(page.getByRole('alert')).toHaveText(UNAVAILABLE);
    await page.unroute('**/vendor/paypal.js**');
    await choosePaypal(page);
    await paypal(page).click();
    await approve(page);
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('its answer lost: our server finds out that it was paid', async ({ page }) => {
    await open(page);
    await page.route('**/v1/charges/wallet/capture', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await choosePaypal(page);
    await paypal(page).click();
    await approve(page);
    await expect(page).toHaveURL(/\/thank-you/, { timeout: 30_000 });
  });

  test('in one tab and a card in another: one charge', WIDE, async ({ page, context }) => {
    await open(page);
    const second = await context.newPage();
    await second.goto('/checkout/payment');
    await choosePaypal(page);
    await paypal(page).click();
    await expect(sheet(page)).toBeVisible();
    await fillCard(second, testCards.approved);
    await pay(second);
    await expect(second).toHaveURL(/\/thank-you/);
    await approve(page);
    await expect(page.getByRole('alert')).toHaveText(UNAVAILABLE);
    await choosePaypal(page);
    await expect(page.getByRole('alert'), '[W4.46] whatever the server says').toHaveText(UNAVAILABLE);
    await page.reload();
    await expect(page).not.toHaveURL(/\/checkout\/payment/);
  });

  test('of a cart that changed in another tab: refused before anything is charged', WIDE, async ({ page, context }) => {
    await open(page);
    const second = await context.newPage();
    await addGift(second, 'school-kit');
    await choosePaypal(page);
    await expect(page.getByRole('alert'), '[W4.46] whatever the server says').toHaveText(UNAVAILABLE);
    await page.reload();
    await choosePaypal(page);
    await paypal(page).click();
    await approve(page);
    await expect(page).toHaveURL(/\/thank-you/);
  });
});

test.describe('a card whose bank asks', () => {
  test('pays when its bank has confirmed; one question, seven facts [W7.24] [W7.25]', async ({ page }) => {
    const watch = await watchPage(page);
    const posts = watchPosts(page);
    const questions: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/charges/3ds'))
        questions.push(request.postDataJSON()._3ds.browser_details);
    });
    await open(page);
    await fillCard(page, CHALLENGE);
    await pay(page);
    await expect(page.getByText('Confirm the payment with your bank, below.')).toBeVisible();
    await expect(bank(page).getByText('Confirm your payment')).toBeVisible();
    expect(posts).toEqual([]);
    await answerChallenge(page, 'confirm', '000000');
    await expect(bank(page).getByRole('alert')).toContainText('2 tries left');
    await answerChallenge(page);
    await expect(page).toHaveURL(/\/thank-you/);
    expect(posts).toEqual(['CreditCard']);
    expect(questions.map((details) => Object.keys(details).sort())).toEqual([
      ['color_depth', 'java_enabled', 'language', 'name', 'screen_height', 'screen_width', 'time_zone'],
    ]);
    expect(watch.policyViolations).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
  });

  test('refused or stopped: nothing is charged', WIDE, async ({ page }) => {
    const posts = watchPosts(page);
    await open(page);
    await fillCard(page, CHALLENGE);
    await pay(page);
    await answerChallenge(page, 'reject');
    await expect(page.getByRole('alert')).toContainText(REFUSED);

    await fillCard(page, CHALLENGE);
    await pay(page);
    await expect(bank(page).getByText('Confirm your payment')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop and choose another way to pay' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(page.locator('.haven-payment-options__bank iframe')).toHaveCount(0);
    expect(posts).toEqual([]);
  });

  test('unreachable: nothing is charged, and another card pays', WIDE, async ({ page }) => {
    const posts = watchPosts(page);
    await open(page);
    await page.route('**/v1/charges/3ds', (route) => route.abort());
    await fillCard(page, testCards.approved);
    await pay(page);
    await expect(page.getByRole('alert')).toContainText('We could not reach your bank.');
    await page.unroute('**/v1/charges/3ds');
    expect(posts).toEqual([]);

    await fillCard(page, testCards.approved);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you/);
    expect(posts).toEqual(['CreditCard']);
  });
});

test(
  'a card form that cannot load says so, and comes on the next try; coming back after paying offers nothing to pay',
  WIDE,
  async ({ page }) => {
    await open(page);
    await page.route('**/v1/remote-action/configs', (route) => route.abort());
    await page.getByRole('button', { name: /^Card/ }).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the secure card form. Nothing was charged.');
    await page.unroute('**/v1/remote-action/configs');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardForm(page).getByLabel('Card Number*')).toBeVisible();
    // The method is already chosen: the first click unselects it, the second selects it again.
    await page.getByRole('button', { name: /^Card/ }).click();
    await fillCard(page, testCards.approved);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you/);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/thank-you/);
  },
);

onlyNarrow('on a phone the wallet and the bank’s page fit', WIDE, async ({ page }) => {
  await open(page);
  await choosePaypal(page);
  await expect(paypal(page)).toBeVisible();
  await fillCard(page, CHALLENGE);
  await pay(page);
  await expect(bank(page).getByText('Confirm your payment')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  // The choice cannot change while the bank authenticates.
  await page.getByRole('button', { name: /^PayPal/ }).dispatchEvent('click');
  await answerChallenge(page);
  await expect(page).toHaveURL(/\/thank-you/);
});
