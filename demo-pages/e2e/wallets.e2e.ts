import { expectAccessible, expectPartAccessible } from './expect-accessible.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { expectPaid, openWallet, type WalletSection } from './wallet-page.ts';
import { WIDE, wideIf } from './wide.ts';

/** Wallets whose sheet covers the page: the button, and whether the sheet stays after a decline. */
const SHEETS = [
  { id: 'apple-pay', label: 'Donate with SimApple Pay', script: 'apple-pay', stays: true, delivers: true },
  { id: 'google-pay', label: 'Donate with SimGoogle Pay', script: 'google-pay', stays: true, delivers: true },
  { id: 'stripe', label: 'Donate with SimStripe', script: 'stripe', stays: true, delivers: false },
  { id: 'paypal-wallet', label: 'Pay with SimPal', script: 'paypal', stays: false, delivers: true },
  { id: 'pay-later', label: 'Pay later with SimPal', script: 'paypal', stays: false, delivers: false },
] as const;

/** What goes wrong is reported by the same code for every wallet: Google Pay stands for them. */
const repeats = (id: string) => wideIf(id !== 'google-pay');

test.describe('wallets with a sheet', () => {
  for (const { id, label } of SHEETS) {
    test(
      `${id}: approved by keyboard alone, under the page's policy, and accessible`,
      wideIf(id !== 'apple-pay'),
      async ({ page }) => {
        const watch = await watchPage(page);
        const wallet = await openWallet(page, id);
        const button = wallet.section.getByRole('button', { name: label });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(wallet.sheet).toBeVisible();
        await expect(wallet.sheet.getByRole('button', { name: /^Pay .*20\.00/ })).toBeEnabled();
        await wallet.sheet.getByRole('button', { name: /^Pay / }).focus();
        await page.keyboard.press('Enter');
        await expectPaid(wallet);
        await expect(wallet.sheet).toHaveCount(0);
        const events = await wallet.events();
        expect(events.filter((name) => name !== 'update').at(-1)).toBe('payment_success');
        expect(events).toEqual(expect.arrayContaining(['loaded', 'button_click', 'checkout_open']));
        expect(events.filter((name) => /^(payment_(success|error|in_review)|checkout_close)$/.test(name))).toHaveLength(
          1,
        );
        expect(wallet.captures()).toBe(1);
        expect(await wallet.charge()).toMatchObject({ status: 'complete', amount: 20 });
        // A charge is paid once: the next payment needs another one.
        await wallet.again.click();
        await button.click();
        await expect(wallet.sheet).toBeVisible();
        expect(watch.policyViolations).toEqual([]);
        expect(watch.failures).toEqual([]);
        expect(watch.foreignRequests()).toEqual([]);
        await expectPartAccessible(page, `#${id}-demo`);
        // The sheet is in the last element of the page.
        await expectPartAccessible(page, 'body > div:last-child');
      },
    );
  }

  for (const { id, label, stays, delivers } of SHEETS.filter((sheet) => sheet.id !== 'pay-later')) {
    test(
      `${id}: declined, cancelled, refused delivery; then a lost answer, and one charge`,
      repeats(id),
      async ({ page }) => {
        const wallet = await openWallet(page, id);
        const button = wallet.section.getByRole('button', { name: label });
        await button.click();
        await wallet.pay('decline');
        await expect(wallet.result).toHaveText('Card declined. Nothing was charged.');
        if (stays) {
          await expect(wallet.sheet.getByRole('status')).not.toHaveText('');
          await page.keyboard.press('Escape');
        }
        await expect(wallet.sheet).toHaveCount(0);

        await button.click();
        await expect(wallet.sheet).toBeVisible();
        if (delivers) {
          await wallet.sheet.getByLabel('Deliver to').selectOption({ label: 'Paris 75001, France' });
          await expect(wallet.sheet.getByRole('status')).toHaveText(/deliver/i);
          await wallet.sheet.getByLabel('Deliver to').selectOption({ label: 'Auckland 1010, New Zealand' });
          await expect(wallet.sheet.getByRole('status')).toHaveText('');
        }
        await page.keyboard.press('Escape');
        await expect(wallet.result).toHaveText('You closed the wallet. Nothing was charged.');

        await button.click();
        await expect(wallet.sheet).toBeVisible();
        const before = wallet.captures();
        await wallet.pay('lost');
        await expectPaid(wallet);
        expect(wallet.captures()).toBe(before + 2);
        expect(await wallet.charge()).toMatchObject({ status: 'complete', amount: 20 });
        expect((await wallet.events()).filter((name) => name === 'payment_success')).toHaveLength(1);
      },
    );
  }

  for (const { id, label, script } of SHEETS.filter((sheet) => sheet.id !== 'pay-later')) {
    test(
      `${id}: a script that is blocked makes it unavailable, and trying again renders it`,
      repeats(id),
      async ({ page }) => {
        const address = new RegExp(`/vendor/${script}\\.js`);
        await page.route(address, (route) => route.abort());
        const wallet = await openWallet(page, id);
        await expect(wallet.result).toContainText('was blocked or cannot be reached');
        expect(await wallet.events()).toEqual(['unavailable']);
        await page.unroute(address);
        await wallet.again.click();
        await wallet.section.getByRole('button', { name: label }).click();
        await wallet.pay();
        await expectPaid(wallet);
      },
    );
  }

  test('a payment that is held for review is no success', async ({ page }) => {
    const wallet = await openWallet(page, 'stripe');
    await wallet.section.getByRole('button', { name: 'Donate with SimStripe' }).click();
    await wallet.pay('in_review');
    await expect(wallet.result).toContainText('being looked at');
    expect(await wallet.events()).not.toContain('payment_success');
    expect(await wallet.charge()).toMatchObject({ status: 'inreview' });
  });

  test('both wallets of one charge: the page may refuse a click, and one payment closes both', async ({ page }) => {
    const wallet = await openWallet(page, 'mastercard');
    const apple = wallet.section.getByRole('button', { name: 'SimApple Pay' });
    const google = wallet.section.getByRole('button', { name: 'Pay with SimGoogle Pay' });
    const terms = wallet.section.getByRole('checkbox', { name: /terms/ });
    await terms.uncheck();
    await apple.click();
    await google.click();
    await expect(wallet.sheet).toHaveCount(0);
    await terms.check();
    await google.click();
    await wallet.pay();
    await expectPaid(wallet);
    // A disabled button is also inert.
    await expect(page.locator('#mastercard [inert]')).toHaveCount(2);
    expect(await wallet.charge()).toMatchObject({ status: 'complete' });
  });

  test('Pay Later shows its banner, and PayPal alone does not', WIDE, async ({ page }) => {
    const later = await openWallet(page, 'pay-later');
    await expect(later.section.getByText('4 interest-free payments from AUD 5.00')).toBeVisible();
    const alone = await openWallet(page, 'paypal-wallet');
    await expect(alone.section.getByRole('button', { name: 'Pay with SimPal' })).toBeVisible();
    await expect(alone.section.getByText(/interest-free/)).toHaveCount(0);
  });
});

test.describe('Flypay', () => {
  test(
    'version 1: its frame declines, asks about delivery, and pays once though the answer is lost',
    WIDE,
    async ({ page }) => {
      const watch = await watchPage(page);
      let sendScript = () => {};
      const isWanted = new Promise<void>((resolve) => {
        sendScript = resolve;
      });
      await page.route(/\/flypay-frame/, (route) => isWanted.then(() => route.continue()));
      const wallet = await openWallet(page, 'flypay');
      const frame = page.frameLocator('#flypay iframe');
      const decline = frame.getByRole('button', { name: 'Decline' });
      // A click before the script runs would send the form, and the frame would show another page.
      await expect(decline).toBeDisabled();
      await expect(frame.getByRole('button', { name: 'Pay now' })).toBeDisabled();
      await expect(frame.getByLabel('Deliver to')).toBeDisabled();
      sendScript();
      await decline.click();
      await expect(wallet.result).toHaveText('Card declined. Nothing was charged.');
      await frame.getByLabel('Deliver to').selectOption({ label: 'Paris 75001, France' });
      await expect(frame.getByRole('status')).toHaveText('The shop does not offer this delivery option.');
      await frame.getByLabel('Deliver to').selectOption({ label: 'Auckland 1010, New Zealand' });
      await frame.getByRole('radio', { name: /By courier/ }).check();
      await expect(frame.getByRole('status')).toHaveText('');
      expect(watch.policyViolations).toEqual([]);
      expect(watch.foreignRequests()).toEqual([]);

      let isLost = false;
      await page.route('**/v1/charges/wallet/capture', async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await route.fetch();
        await route.abort();
      });
      await frame.getByRole('button', { name: 'Pay now' }).click();
      await expectPaid(wallet);
      expect(await wallet.charge()).toMatchObject({ status: 'complete', amount: 20 });
      expect((await wallet.events()).filter((name) => name === 'payment_success')).toHaveLength(1);
      await expectPartAccessible(page, '#flypay-demo');
    },
  );

  const openPopup = async (page: Page, wallet: WalletSection): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await wallet.section.getByRole('button', { name: 'Pay with flypay' }).click();
    const popup = await opened;
    await popup.getByRole('button', { name: 'Pay now' }).waitFor();
    return popup;
  };

  test('version 2: declined and cancelled in its window, then paid; the sign-in stays', WIDE, async ({ page }) => {
    const watch = await watchPage(page);
    const wallet = await openWallet(page, 'flypay-v2');
    let popup = await openPopup(page, wallet);
    await expectAccessible(popup);
    await popup.getByRole('button', { name: 'Decline' }).click();
    await expect(wallet.result).toHaveText('Card declined. Nothing was charged.');

    popup = await openPopup(page, wallet);
    await popup.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(wallet.result).toHaveText('You closed the wallet. Nothing was charged.');

    popup = await openPopup(page, wallet);
    await popup.getByRole('button', { name: 'Pay now' }).click();
    await expectPaid(wallet);
    const ends = (await wallet.events()).filter((name) => /^(payment_|checkout_close)/.test(name));
    expect(ends).toEqual(['payment_error', 'checkout_close', 'payment_success']);
    expect(await wallet.events()).toContain('auth_tokens_changed');

    await wallet.again.click();
    popup = await openPopup(page, wallet);
    await expect(popup.getByText('Signed in from your last visit.')).toBeVisible();
    expect(watch.policyViolations).toEqual([]);
    expect(watch.failures).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
  });
});

test.describe('the Afterpay wallet', () => {
  const leave = async (page: Page, wallet: WalletSection, decision: string) => {
    await wallet.section.getByRole('button', { name: 'Pay with afterpay' }).click();
    await page.getByRole('button', { name: decision }).click();
    await page.waitForURL(/\/merchant\/afterpay-wallet\?from=gateway_haven_afterpay/);
  };

  test('takes the page away and back: declined, cancelled, then paid', WIDE, async ({ page }) => {
    const watch = await watchPage(page);
    const wallet = await openWallet(page, 'afterpay-wallet');
    for (const decision of ['Decline', 'Cancel and go back']) {
      await leave(page, wallet, decision);
      await expect(wallet.result).toHaveText('SimLater was not paid. Nothing was charged.');
      await wallet.again.click();
    }
    await leave(page, wallet, 'Confirm instalments');
    await expectPaid(wallet);
    expect(watch.policyViolations).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
    await wallet.again.click();
    await wallet.section.getByRole('button', { name: 'Pay with afterpay' }).click();
    await expect(page.getByRole('button', { name: 'Confirm instalments' })).toBeVisible();
    await expectAccessible(page);
  });

  test('is unavailable while its script is blocked, and rendered when tried again', WIDE, async ({ page }) => {
    await page.route(/\/vendor\/afterpay\.js/, (route) => route.abort());
    const wallet = await openWallet(page, 'afterpay-wallet');
    await expect(wallet.result).toContainText('was blocked or cannot be reached');
    await page.unroute(/\/vendor\/afterpay\.js/);
    await wallet.again.click();
    await expect(wallet.section.getByRole('button', { name: 'Pay with afterpay' })).toBeVisible();
  });
});

onlyNarrow('on a small screen a sheet fits and pays', async ({ page }) => {
  const wallet = await openWallet(page, 'apple-pay');
  await wallet.section.getByRole('button', { name: 'Donate with SimApple Pay' }).click();
  await expect(wallet.sheet.getByRole('button', { name: /^Pay / })).toBeEnabled();
  const overflow = await wallet.sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await expectPartAccessible(page, 'body > div:last-child');
  await wallet.pay();
  await expectPaid(wallet);
});
