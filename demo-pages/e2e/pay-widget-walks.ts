import { chooseWallet, decideInWindow, type WalletCardChoice } from '#testing-kit/playwright.ts';
import type { ScenarioName } from '../sandbox/api/checkouts/scenarios/scenario-catalogue.ts';
import type { WidgetShopper } from './pay-widget-shopper.ts';
import { testCards } from './site-visitor.ts';
import { expect } from './test.ts';

export type Walk = (shopper: WidgetShopper) => Promise<void>;
export type End = 'paid' | 'paymentFailure' | 'paymentExpired';

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
  (method: string, button: string, card: WalletCardChoice): Walk =>
  async (shopper) => {
    await shopper.choose(method);
    const sheet = await chooseWallet(shopper.page, shopper.widget.getByRole('button', { name: button }));
    await sheet.pay(card);
  };
const popup =
  (method: string): Walk =>
  async (shopper) => {
    await shopper.choose(method);
    await shopper.step(/./);
    const button = shopper.widget.getByRole('button', { name: method });
    await decideInWindow(shopper.page, button, 'approve');
  };

/** The shopper's actions in each scenario of the catalogue, and how it ends. */
export const WALKS: Record<ScenarioName, [Walk, End]> = {
  card: [card, 'paid'],
  'all-methods': [card, 'paid'],
  'decline-then-retry': [
    async (shopper) => {
      const shown = shopper.waitForMessage('Your card was declined. Nothing was charged.');
      await shopper.payByCard(testCards.declined);
      await shown;
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
      await shopper.form.getByLabel('Name on card').fill('');
      await shopper.submit();
    },
    'paid',
  ],
  'bank-account': [
    async (shopper) => {
      await shopper.choose('Pay Bank Account');
      await shopper.form.getByLabel('Account name').fill('Aroha Smith');
      const bsb = shopper.form.getByLabel('BSB');
      if (await bsb.isVisible()) await bsb.fill('062000');
      await shopper.form.getByLabel('Account number').fill('12345678');
      await shopper.submit();
    },
    'paid',
  ],
  afterpay: [popup('Afterpay'), 'paid'],
  zip: [popup('Zip'), 'paid'],
  'afterpay-wallet': [
    async (shopper) => {
      await shopper.choose('Afterpay');
      await shopper.widget.getByRole('button', { name: 'Pay with afterpay' }).click();
      await shopper.page.getByRole('button', { name: 'Confirm instalments' }).click();
      await expect(shopper.page).toHaveURL(/\/merchant\/checkout\?order=/);
    },
    'paid',
  ],
  'apple-pay': [sheet('Apple Pay', 'SimApple Pay', 'approve'), 'paid'],
  'google-pay': [sheet('Google Pay', 'SimGoogle Pay', 'approve'), 'paid'],
  paypal: [sheet('PayPal', 'SimPal', 'in_review'), 'paid'],
  fraud: [card, 'paid'],
  'fraud-error': [card, 'paid'],
  'message-cards': [
    async (shopper) => {
      await shopper.waitForMessage('Your gift card is empty');
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
