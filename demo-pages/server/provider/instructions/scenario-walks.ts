import { expect } from 'vitest';
import { PROVIDER, SITE } from '../provider-fixture.ts';
import { BROWSER, type CheckoutShopper } from './checkout-shopper.ts';
import type { ScenarioName } from './scenario-catalogue.ts';

type Data = Record<string, unknown>;

/** How the shopper goes through each scenario to its end, and what the end is. */
type Walk = (shopper: CheckoutShopper) => Promise<void>;
export type Ending = { event: 'success' | 'failure' | 'expired'; paid: 0 | 1; walk: Walk };

const byCard =
  (number?: string): Walk =>
  async (shopper) => {
    expect(await shopper.next()).toBe('payment_methods.show');
    expect(await shopper.choose('card')).toBe('accepted');
    expect(await shopper.next()).toBe('card_form.show');
    expect(await shopper.payByCard(number)).toBe('accepted');
  };
const by3ds =
  (decision: string): Walk =>
  async (shopper) => {
    await byCard()(shopper);
    expect(await shopper.next()).toBe('canvas_3ds_form.show');
    await shopper.decideAtIssuer(decision);
    if (shopper.threeDs.format === 'standalone_3ds') shopper.provider.clock.time += 6000;
    expect(await shopper.say('child_widget.status', { status: 'success', message: 'ok' })).toBe('accepted');
  };
const byWallet =
  (method: string, capture: (shopper: CheckoutShopper, token: string) => Promise<void>): Walk =>
  async (shopper) => {
    await shopper.next();
    await shopper.choose(method);
    expect(await shopper.next()).toMatch(/wallet_form/);
    await capture(shopper, String(shopper.shown.payload['charge_token']));
    expect(await shopper.say('child_widget.status', { status: 'success', message: 'The payment was successful' })).toBe(
      'accepted',
    );
  };
const capture = (wallet_type: string, word: string) => async (shopper: CheckoutShopper, token: string) => {
  const source = { wallet_type, ref_token: `{"token":"sandbox_${word}"}` };
  const path = '/v1/charges/wallet/capture';
  await shopper.call('POST', path, { payment_method_id: null, customer: { payment_source: source } }, token);
};
const capturePaypal = (word: string) => async (shopper: CheckoutShopper, token: string) => {
  const order = await shopper.call(
    'POST',
    '/v1/charges/wallet/callback',
    { request_type: 'CREATE_TRANSACTION' },
    token,
  );
  const body = {
    payment_method_id: (order.body.resource.data as { id: string }).id,
    customer: { payment_source: { external_payer_id: `SANDBOX_${word}` } },
  };
  await shopper.call('POST', '/v1/charges/wallet/capture', body, token);
};
const byCheckout =
  (method: string, kind: string): Walk =>
  async (shopper) => {
    await shopper.next();
    await shopper.choose(method);
    expect(await shopper.next()).toBe(`${method}_form.show`);
    const { gateway_id, meta } = shopper.shown.payload;
    const back = { success_redirect_url: `${SITE}/merchant`, error_redirect_url: `${SITE}/merchant` };
    const path = '/v1/payment_sources/external_checkout';
    const made = await shopper.call('POST', path, { gateway_id, meta, ...back });
    const { token, reference_id } = made.body.resource.data as { token: string; reference_id: string };
    await shopper.provider.app.request(`${PROVIDER}/sandbox/${kind}/${reference_id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    const trade = { gateway_id, type: 'checkout_token', checkout_token: token };
    const ott = await shopper.call('POST', '/v1/payment_sources/tokens', trade);
    const ott_token = String(ott.body.resource.data);
    expect(await shopper.say('child_widget.status', { status: 'success', ott_token })).toBe('accepted');
  };
const none: Walk = async () => {};
const chooseOnly: Walk = async (shopper) => {
  await shopper.next();
  expect(await shopper.choose('card')).toBe('accepted');
};
const fraudThenCard =
  (payload: Data): Walk =>
  async (shopper) => {
    expect(await shopper.next()).toBe('fraud_service.show');
    expect(await shopper.say('fraud_service.status', payload)).toBe('accepted');
    await byCard()(shopper);
  };

export const WALKS: Record<ScenarioName, Ending> = {
  card: { event: 'success', paid: 1, walk: byCard() },
  'all-methods': { event: 'success', paid: 1, walk: byCard('5555555555554444') },
  'decline-then-retry': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await byCard('4000000000000002')(shopper);
      expect(await shopper.next()).toBe('generic.show_message');
      expect(shopper.shown.payload).toMatchObject({ type: 'error', title: 'Payment not made' });
      await byCard()(shopper);
    },
  },
  'in-review': { event: 'success', paid: 1, walk: byCard() },
  'review-refused': { event: 'failure', paid: 0, walk: byCard() },
  '3ds-challenge': { event: 'success', paid: 1, walk: by3ds('confirm') },
  '3ds-frictionless': { event: 'success', paid: 1, walk: by3ds('confirm') },
  '3ds-decoupled': { event: 'success', paid: 1, walk: by3ds('confirm') },
  '3ds-refused': { event: 'failure', paid: 0, walk: by3ds('confirm') },
  '3ds-url': { event: 'success', paid: 1, walk: by3ds('confirm') },
  '3ds-html': { event: 'success', paid: 1, walk: by3ds('confirm') },
  'saved-cards': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await shopper.next();
      await shopper.choose('saved_card');
      expect(await shopper.next()).toBe('saved_card_form.show');
      expect(shopper.shown.payload['cards']).toContainEqual({
        id: 'source_haven_visa',
        schema: 'visa',
        last4: '4242',
        expiration: '0930',
      });
      expect(await shopper.say('saved_card_form.selected', { card_id: 'source_haven_mastercard' })).toBe('accepted');
    },
  },
  'saved-card-code': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await shopper.next();
      await shopper.choose('saved_card');
      await shopper.next();
      await shopper.say('saved_card_form.selected', { card_id: 'source_haven_visa' });
      expect(await shopper.next()).toBe('card_form.show');
      expect(shopper.shown.payload['form_values']).toMatchObject({ card_number_last4: '4242', expire_month: '09' });
      await payByCode(shopper);
    },
  },
  'code-only': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await shopper.next();
      await payByCode(shopper);
    },
  },
  consent: {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await byCard()(shopper);
      expect(shopper.shown.payload['enable_saved_card_consent_checkbox']).toBe(true);
    },
  },
  'optional-name': { event: 'success', paid: 1, walk: byCard() },
  'bank-account': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await shopper.next();
      await shopper.choose('bank_account');
      expect(await shopper.next()).toBe('bank_account_form.show');
      const { gateway_id } = shopper.shown.payload;
      const account = { account_name: 'A Smith', account_bsb: '062-000', account_number: '12345678' };
      const made = await shopper.call('POST', '/v1/payment_sources/tokens', { gateway_id, type: 'bsb', ...account });
      const ott_token = String(made.body.resource.data);
      expect(await shopper.say('bank_account_form.ott_created', { ott_token })).toBe('accepted');
    },
  },
  afterpay: { event: 'success', paid: 1, walk: byCheckout('afterpay_checkout', 'afterpay') },
  zip: { event: 'success', paid: 1, walk: byCheckout('zip_checkout', 'zip') },
  'afterpay-wallet': {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      const intentToken = shopper.token;
      await shopper.next();
      await shopper.choose('afterpay_checkout');
      expect(await shopper.next()).toBe('afterpay_wallet_form');
      const token = String(shopper.shown.payload['charge_token']);
      const body = { request_type: 'CREATE_SESSION', wallet_type: 'afterpay' };
      const order = await shopper.call('POST', '/v1/charges/wallet/callback', body, token);
      const { ref_token } = order.body.resource.data as { ref_token: string };
      // The wallet takes the page away and pays; the page that comes back knows the intent's token alone.
      await shopper.provider.app.request(`${PROVIDER}/wallet/afterpay`, {
        method: 'POST',
        body: new URLSearchParams({ token: ref_token, flow: 'redirect', decision: 'approve' }),
      });
      shopper.token = intentToken;
    },
  },
  'apple-pay': { event: 'success', paid: 1, walk: byWallet('applepay_wallet', capture('apple', 'approve')) },
  'google-pay': { event: 'success', paid: 1, walk: byWallet('googlepay_wallet', capture('google', 'approve')) },
  paypal: { event: 'success', paid: 1, walk: byWallet('paypal_wallet', capturePaypal('IN_REVIEW')) },
  fraud: { event: 'success', paid: 1, walk: fraudThenCard({ status: 'success', fraud_service_token: 'f1' }) },
  'fraud-error': { event: 'success', paid: 1, walk: fraudThenCard({ status: 'error', message: 'no' }) },
  'message-cards': { event: 'failure', paid: 0, walk: none },
  'methods-disabled': { event: 'failure', paid: 0, walk: chooseOnly },
  expired: { event: 'expired', paid: 0, walk: chooseOnly },
  'time-limit': {
    event: 'expired',
    paid: 0,
    walk: async (shopper) => {
      await shopper.next();
      shopper.provider.clock.time += 5000;
      expect(await shopper.choose('card')).toBe('expired');
    },
  },
  themed: {
    event: 'success',
    paid: 1,
    walk: async (shopper) => {
      await byCard()(shopper);
      expect(shopper.shown.customisation?.base).toMatchObject({ button_color: '#0B6E4F', font_family: 'Georgia' });
    },
  },
};

async function payByCode(shopper: CheckoutShopper) {
  const code = { enable_cvv_tokenization_mode: true, card_number_last4: '4242', card_scheme: 'visa', card_ccv: '123' };
  const { gateway_id } = shopper.provider.card();
  const body = { gateway_id, type: 'card', ...code };
  const made = await shopper.call('POST', '/v1/payment_sources/tokens', body);
  const ott_token = String(made.body.resource.data);
  const payload = { status: 'success', ott_token, browser_details: BROWSER };
  expect(await shopper.say('card_form.ott_created', payload)).toBe('accepted');
}
