import { chromiumArgs } from '../../scripts/test/browsers/chromium.mjs';
import { chromium, expect, type Page, test } from './test.ts';
import { UNTRACED } from './untraced.ts';
import { WIDE, wideIf } from './wide.ts';

// A trace runs code in the page, which the browser counts as a user gesture.
test.use(UNTRACED);

const PAY = 'Pay with SimPal';
const log = (page: Page) => page.locator('#paypal-button-log p strong');
const result = (page: Page) => page.locator('#paypal-button-result');
const names = async (page: Page) => (await log(page).allTextContents()).join(' ');

async function openShop(page: Page): Promise<void> {
  await page.goto('/merchant/paypal-button');
  await page.getByRole('button', { name: PAY }).waitFor();
}

/** A headless browser reports focus for every page; here the popup is in front of the shop. */
const popupInFront = (page: Page) =>
  page.addInitScript(() => {
    document.hasFocus = () => false;
  });

test.describe('a merchant page whose opener policy cuts the popup off', () => {
  // A response from the test has no address, so the browser restricts its access to loopback.
  test.use({ permissions: ['local-network-access'] });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/merchant\/[\w-]+$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
      await route.fulfill({ response, headers });
    });
    await popupInFront(page);
  });

  /** Clicks the button and returns the provider's window, which is no longer a popup of the page. */
  async function leave(page: Page, name = PAY, path = '/sandbox/paypal/'): Promise<Page> {
    await page.getByRole('button', { name }).click();
    const isProvider = (other: Page) => other.url().includes(path);
    await expect.poll(() => page.context().pages().some(isProvider)).toBe(true);
    return page.context().pages().find(isProvider) as Page;
  }

  test('the payment is never turned into a close', async ({ page }) => {
    await openShop(page);
    const asked = page.waitForRequest(/\/external_checkout\/[^/]+$/, { timeout: 20_000 });
    const popup = await leave(page);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    // The shop assumes that the window is closed, and asks the provider instead of ending.
    await asked;
    expect(await names(page)).toBe('click popupRedirect');
    await popup.getByRole('button', { name: 'Agree and pay' }).click();
    await expect(result(page)).toContainText('Paid 20.00.');
    expect(await names(page)).toBe('click popupRedirect accepted finish close');
  });

  test('nor is that of a wallet whose window has its own messages', WIDE, async ({ page }) => {
    await page.goto('/merchant/flypay-v2');
    const asked = page.waitForRequest(/\/v1\/charges\/wallet\/wch_[^/]+$/);
    const popup = await leave(page, 'Pay with flypay', '/wallet/flypay-v2');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await asked;
    await popup.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.locator('#flypay-v2-result')).toHaveText('Paid.');
    const events = await page.locator('#flypay-v2-log p strong').allTextContents();
    expect(events.slice(-1)).toEqual(['payment_success']);
    expect(events).not.toContain('checkout_close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a browser that blocks popups', () => {
  test('the overlay offers to continue, and the click opens the window', async ({ baseURL }) => {
    // By default a test browser allows every popup, and a script of the test counts as a user gesture. Only full
    // Chromium blocks popups.
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    });
    try {
      const page = await browser.newPage({ baseURL });
      // The page clicks its own button without a user gesture, so the browser blocks the popup.
      await page.addInitScript((label) => {
        const looking = setInterval(() => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent?.trim() === label,
          );
          // The button's script loads when it is near the viewport, and logs the click.
          if (document.querySelector('#paypal-button-log strong')) clearInterval(looking);
          else button?.click();
        }, 500);
      }, PAY);
      // Running code in the page would count as a user gesture too, so the test waits for the request.
      const asked = page.waitForRequest(/\/external_checkout$/);
      await page.goto('/merchant/paypal-button');
      await asked;
      const overlay = page.getByRole('dialog', { name: 'Secure checkout' });
      await expect(overlay).toBeVisible({ timeout: 15_000 });
      expect(page.context().pages()).toHaveLength(1);
      const opened = page.waitForEvent('popup');
      await overlay.getByRole('button', { name: 'Continue' }).click();
      await (await opened).getByRole('button', { name: 'Agree and pay' }).click();
      await expect(result(page)).toContainText('Paid 20.00.');
      expect(await names(page)).toBe('click error popupRedirect accepted finish close');
    } finally {
      await browser.close();
    }
  });
});

for (const when of ['as soon as it opens', 'on the page of the provider', 'after the decision'] as const) {
  test(
    `a popup that is closed ${when} gives one outcome`,
    wideIf(when !== 'on the page of the provider'),
    async ({ page }) => {
      await openShop(page);
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: PAY }).click();
      const popup = await opened;
      if (when !== 'as soon as it opens') await popup.getByRole('button', { name: 'Agree and pay' }).waitFor();
      if (when === 'after the decision') {
        await popup.getByRole('button', { name: 'Agree and pay' }).click({ noWaitAfter: true });
        await popup.waitForEvent('request').catch(() => undefined);
      }
      await popup.close();
      await expect(log(page).last()).toHaveText('close');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const events = (await names(page)).split(' ');
      expect(events.filter((name) => name === 'close')).toHaveLength(1);
      expect(events.filter((name) => name === 'finish')).toHaveLength(when === 'after the decision' ? 1 : 0);
    },
  );
}
