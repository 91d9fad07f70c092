import { expect, type Page, test } from '@playwright/test';
import { SCENARIO_NAMES, type ScenarioName } from '../server/provider/instructions/scenario-catalogue.ts';
import { expectAccessible, expectPartAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { testCards } from './visitor.ts';

const onDesktop = () => test.skip(({ viewport }) => (viewport?.width ?? 0) < 500, 'one width is enough');

type Walk = (shopper: WidgetShopper) => Promise<void>;
type End = 'paid' | 'paymentFailure' | 'paymentExpired';

const card: Walk = (shopper) => shopper.payByCard();
const secure: Walk = async (shopper) => {
  await shopper.payByCard();
  await shopper.step('Confirm the payment with your bank');
  await shopper.confirmAtBank();
};
const code: Walk = async (shopper) => {
  await shopper.form.getByLabel(/^(CCV|CVV|Security code)/i).fill('123');
  await shopper.submit();
};
const sheet =
  (method: string, button: string, source: string): Walk =>
  async (shopper) => {
    await shopper.choose(method);
    await shopper.widget.getByRole('button', { name: button }).click();
    await shopper.sheet.getByRole('radio', { name: source }).check();
    await shopper.sheet.getByRole('button', { name: /^Pay / }).click();
  };
const popup =
  (method: string, approve: string): Walk =>
  async (shopper) => {
    await shopper.choose(method);
    await shopper.step(/./);
    const button = shopper.widget.getByRole('button', { name: method });
    const [window] = await Promise.all([shopper.page.waitForEvent('popup'), button.click()]);
    await window.getByRole('button', { name: approve }).click();
  };

/** How each scenario of the catalogue is gone through, and how it ends. */
const WALKS: Record<ScenarioName, [Walk, End]> = {
  card: [card, 'paid'],
  'all-methods': [card, 'paid'],
  'decline-then-retry': [
    async (shopper) => {
      const said = shopper.hears('Your card was declined. Nothing was charged.');
      await shopper.payByCard(testCards.declined);
      await said;
      await shopper.payByCard();
    },
    'paid',
  ],
  'in-review': [card, 'paid'],
  'review-refused': [card, 'paymentFailure'],
  '3ds-challenge': [secure, 'paid'],
  '3ds-frictionless': [card, 'paid'],
  '3ds-decoupled': [card, 'paid'],
  '3ds-refused': [card, 'paymentFailure'],
  '3ds-url': [secure, 'paid'],
  '3ds-html': [secure, 'paid'],
  'saved-cards': [
    async (shopper) => {
      await shopper.choose('Pay with Saved Card');
      await shopper.widget.getByText('•••• 4444').click();
    },
    'paid',
  ],
  'saved-card-code': [
    async (shopper) => {
      await shopper.choose('Pay with Saved Card');
      await shopper.widget.getByText('•••• 4242').click();
      await code(shopper);
    },
    'paid',
  ],
  'code-only': [code, 'paid'],
  consent: [
    async (shopper) => {
      await shopper.choose('Use Credit or Debit card');
      await shopper.form.getByRole('checkbox').check();
      await shopper.fillCard();
      await shopper.submit();
    },
    'paid',
  ],
  'optional-name': [
    async (shopper) => {
      await shopper.choose('Use Credit or Debit card');
      await shopper.fillCard();
      await shopper.form.getByLabel(/^Card Holders Name/).fill('');
      await shopper.submit();
    },
    'paid',
  ],
  'bank-account': [
    async (shopper) => {
      await shopper.choose('Pay Bank Account');
      await shopper.form.getByLabel('Account Name*').fill('Aroha Smith');
      const bsb = shopper.form.getByLabel('BSB*');
      if (await bsb.isVisible()) await bsb.fill('062000');
      await shopper.form.getByLabel('Account Number*').fill('12345678');
      await shopper.submit();
    },
    'paid',
  ],
  afterpay: [popup('Afterpay', 'Confirm instalments'), 'paid'],
  zip: [popup('Zip', 'Confirm payment'), 'paid'],
  'afterpay-wallet': [
    async (shopper) => {
      await shopper.choose('Afterpay');
      await shopper.widget.getByRole('button', { name: 'Pay with afterpay' }).click();
      await shopper.page.getByRole('button', { name: 'Confirm instalments' }).click();
      await expect(shopper.page).toHaveURL(/\/merchant\/checkout\?order=/);
    },
    'paid',
  ],
  'apple-pay': [sheet('Apple Pay', 'SimApple Pay', 'Visa ending in 4242'), 'paid'],
  'google-pay': [sheet('Google Pay', 'SimGoogle Pay', 'Visa ending in 4242'), 'paid'],
  paypal: [sheet('PayPal', 'SimPal', 'Mastercard ending in 4444'), 'paid'],
  fraud: [card, 'paid'],
  'fraud-error': [card, 'paid'],
  'message-cards': [
    async (shopper) => {
      await shopper.hears('Your gift card is empty');
    },
    'paymentFailure',
  ],
  'methods-disabled': [(shopper) => shopper.choose('Use Credit or Debit card'), 'paymentFailure'],
  expired: [
    async (shopper) => {
      await shopper.choose('Use Credit or Debit card');
      await expect(shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' })).toBeDisabled();
    },
    'paymentExpired',
  ],
  'time-limit': [async () => {}, 'paymentExpired'],
  themed: [
    async (shopper) => {
      const button = shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' });
      await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 79)');
      await expect(button).toHaveCSS('font-size', '18px');
      await card(shopper);
    },
    'paid',
  ],
};

test.describe('each scenario of the catalogue', () => {
  onDesktop();
  for (const name of SCENARIO_NAMES) {
    const [walk, end] = WALKS[name];
    test(`${name} runs to its end, under the page's policy [C1.02] [C4.01] [C4.22] [C4.23] [C4.24]`, async ({
      page,
    }) => {
      const watch = await watchPage(page);
      const shopper = new WidgetShopper(page);
      await shopper.open(name);
      await walk(shopper);
      if (end === 'paid') await shopper.expectPaid();
      else await shopper.expectEvent(end);
      expect(watch.policyViolations).toEqual([]);
      expect(watch.foreignRequests()).toEqual([]);
      // A fraud service that fails is the widget's to log.
      expect(
        watch.failures.filter((text) => !name.startsWith('fraud-error') || !/fraud|fingerprint/i.test(text)),
      ).toEqual([]);
    });
  }
});

/** Everything of the card that must stay in the provider's frame. */
const NUMBER = '5555555555554444';
const CODE = '739';

/** Where a secret of the shopper could leak to on the merchant's side. */
async function merchantSide(page: Page): Promise<string> {
  return page.evaluate(() => {
    const deep = (root: Document | ShadowRoot | Element): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const own = [...element.attributes].map(({ value }) => value).join(' ');
          const value = 'value' in element ? String(element.value) : '';
          return `${own} ${value} ${element.shadowRoot ? deep(element.shadowRoot) : ''}`;
        })
        .join(' ') + (root.textContent ?? '');
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    return [deep(document), ...stores, document.cookie, location.href, JSON.stringify(history.state)].join(' ');
  });
}

test('no digit of a card gets out of the provider’s frame: no address, storage, console line or page of the merchant’s holds it [C3.14]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => {
    // How long a body is says nothing of what is in it.
    const { 'content-length': _, ...headers } = request.headers();
    told.push(request.url(), JSON.stringify(headers));
  });
  page.on('framenavigated', (frame) => told.push(frame.url()));
  const shopper = new WidgetShopper(page);
  await shopper.open('card');
  await shopper.choose('Use Credit or Debit card');
  await shopper.fillCard(NUMBER);
  await shopper.form.getByLabel('CCV*').fill(CODE);
  told.push(await merchantSide(page));
  await shopper.submit();
  await shopper.expectPaid();
  told.push(await merchantSide(page));
  const everything = told.join('\n').replace(/\bch_[\w-]+|int_[\w-]+|tok_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '');
  expect(everything.replace(/[\s-]/g, '')).not.toContain(NUMBER);
  expect(everything).not.toMatch(new RegExp(`(?<![\\w-])${CODE}(?![\\w-])`));
});

test('the card path with the keyboard alone, and nothing for axe to find in any step [C2.06]', async ({ page }) => {
  const shopper = new WidgetShopper(page);
  await shopper.open('3ds-url', '/nz');
  const method = shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' });
  await expect(method).toBeEnabled();
  await expectAccessible(page);
  await method.focus();
  await page.keyboard.press('Enter');
  await expect(shopper.form.getByLabel('Card Number*')).toBeVisible();
  await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(shopper.widget.getByRole('button', { name: 'Go back to payment methods' })).toHaveCount(1);
  await expectPartAccessible(page, 'pay-widget');
  await shopper.form.getByLabel(/^Card Holders Name/).focus();
  for (const text of ['Aroha Smith', '4242424242424242', '1230', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.step('Confirm the payment with your bank');
  const bank = () => page.frames().find((frame) => frame.url().includes('/3ds/challenge/'));
  await expect.poll(bank).toBeDefined();
  await expect(bank()!.getByLabel('Code from your bank')).toBeVisible();
  await expectPartAccessible(page, 'pay-widget');
  await bank()!.getByLabel('Code from your bank').focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await shopper.expectPaid();
  await expectPartAccessible(page, 'pay-widget');
  await expect(shopper.result).toContainText('NZD');
});

test.describe('the rest of the hosted checkout', () => {
  onDesktop();

  test('has nothing for axe to find in the saved cards, the bank form, the buttons and the wallets', async ({
    page,
  }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('all-methods');
    for (const [method, region] of [
      ['Pay with Saved Card', /saved card/i],
      ['Pay Bank Account', /bank account/i],
      ['Zip', /zip/i],
      ['Google Pay', /google/i],
    ] as const) {
      await shopper.choose(method);
      await shopper.step(region);
      await expect(shopper.widget.getByRole('button', { name: 'Go back to payment methods' })).toBeEnabled();
      await expectPartAccessible(page, 'pay-widget');
      await shopper.widget.getByRole('button', { name: 'Go back to payment methods' }).click();
      await expect(shopper.widget.getByRole('button', { name: method, exact: true })).toBeEnabled();
    }
  });

  test('stands twice on a page: two tabs of one checkout in one, and they come to the same end', async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await expect(shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' })).toBeEnabled();
    await page.evaluate(() => {
      const first = document.querySelector('pay-widget');
      const second = document.createElement('pay-widget');
      for (const { name, value } of [...(first?.attributes ?? [])]) if (name !== 'id') second.setAttribute(name, value);
      second.dataset['copy'] = '';
      first?.after(second);
      second.addEventListener('paymentSuccessful', (event) => {
        document.body.dataset['secondPaid'] = (event as CustomEvent<{ charge_id: string }>).detail.charge_id;
      });
    });
    const copy = page.locator('pay-widget[data-copy]');
    const first = page.locator('pay-widget:not([data-copy])');
    await expect(copy.getByRole('button', { name: 'Use Credit or Debit card' })).toBeEnabled();
    await first.getByRole('button', { name: 'Use Credit or Debit card' }).click();
    // The second one was left at the chooser: its choice is too late, and leads it to where the checkout is.
    await copy.getByRole('button', { name: 'Use Credit or Debit card' }).click();
    const form = page.frameLocator('pay-widget[data-copy] iframe');
    await form.getByLabel(/^Card Holders Name/).fill('Aroha Smith');
    await form.getByLabel('Card Number*').fill(testCards.approved);
    await form.getByLabel('Expiry*').fill('1230');
    await form.getByLabel('CCV*').fill('123');
    await copy.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-second-paid', /^ch_/);
    await first.getByRole('button', { name: 'Go back to payment methods' }).click();
    await shopper.expectPaid();
    await expect(shopper.result).toContainText((await page.locator('body').getAttribute('data-second-paid')) ?? '-');
  });

  test('is where it was when the page is loaded again, and at its end when it had ended', async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await shopper.choose('Use Credit or Debit card');
    await expect(shopper.form.getByLabel('Card Number*')).toBeVisible();
    await page.reload();
    await shopper.fillCard();
    await shopper.submit();
    await shopper.expectPaid();
    const paid = await shopper.result.textContent();
    await page.reload();
    await shopper.expectPaid();
    expect(await shopper.result.textContent()).toBe(paid);
  });

  test('runs a scenario that is typed in, and says what is wrong with one', async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await page.getByText('Write your own').click();
    const text = page.getByLabel('Scenario as JSON');
    await expect(text).toHaveValue(/"instruction": "payment_methods.show"/);
    await text.fill('{"steps": [{"instruction": "card.show"}]}');
    await page.getByRole('button', { name: 'Start what is written here' }).click();
    await expect(text).toHaveAccessibleDescription(/must be one of payment_methods\.show/);
    await expectAccessible(page);
    await text.fill(
      JSON.stringify({
        name: 'Sorry first',
        steps: [
          { instruction: 'generic.show_message', payload: { type: 'error', title: 'Sorry', message: 'We are closed' } },
          { wait: 300 },
          { instruction: 'merchant_event.emit', payload: { status: 'failure' } },
        ],
      }),
    );
    const said = shopper.hears('Sorry: We are closed');
    await page.getByRole('button', { name: 'Start what is written here' }).click();
    await said;
    await expect(page.getByText('Sorry first')).toBeVisible();
    await shopper.expectEvent('paymentFailure');
    // The message card stays on the screen once the checkout has ended.
    await expectPartAccessible(page, 'pay-widget');
  });
});
