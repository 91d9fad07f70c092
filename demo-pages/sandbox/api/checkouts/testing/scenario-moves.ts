import { expect } from 'vitest';
import { SANDBOX, SITE } from '../../../testing/open-sandbox.ts';
import { BROWSER, type CheckoutShopper } from './checkout-shopper.ts';

type Data = Record<string, unknown>;

/** The shopper's actions in a scenario. */
export type Walk = (shopper: CheckoutShopper) => Promise<void>;

/** Pays with a card of this number. */
export const byCard =
  (number?: string): Walk =>
  async (shopper) => {
    expect(await shopper.next()).toBe('payment_methods.show');
    expect(await shopper.choose('card')).toBe('accepted');
    expect(await shopper.next()).toBe('card_form.show');
    expect(await shopper.payByCard(number)).toBe('accepted');
  };
/** Pays with a card that needs authentication, and decides at the issuer. */
export const by3ds =
  (decision: string): Walk =>
  async (shopper) => {
    await byCard()(shopper);
    expect(await shopper.next()).toBe('canvas_3ds_form.show');
    await shopper.decideAtIssuer(decision);
    if (shopper.threeDs.format === 'standalone_3ds') shopper.sandbox.clock.time += 6000;
    expect(await shopper.say('child_widget.status', { status: 'success', message: 'ok' })).toBe('accepted');
  };
/** Pays with a wallet through the given capture. */
export const byWallet =
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
/** Captures with a wallet's own token; `word` decides the outcome. */
export const capture = (wallet_type: string, word: string) => async (shopper: CheckoutShopper, token: string) => {
  const source = { wallet_type, ref_token: `{"token":"sandbox_${word}"}` };
  const path = '/v1/charges/wallet/capture';
  await shopper.call('POST', path, { payment_method_id: null, customer: { payment_source: source } }, token);
};
/** Captures with a PayPal order. */
export const capturePaypal = (word: string) => async (shopper: CheckoutShopper, token: string) => {
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
/** Pays in the window of a pay-later sandbox. */
export const byCheckout =
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
    await shopper.sandbox.app.request(`${SANDBOX}/sandbox/${kind}/${reference_id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    const trade = { gateway_id, type: 'checkout_token', checkout_token: token };
    const ott = await shopper.call('POST', '/v1/payment_sources/tokens', trade);
    const ott_token = String(ott.body.resource.data);
    expect(await shopper.say('child_widget.status', { status: 'success', ott_token })).toBe('accepted');
  };
/** Does nothing: the server continues to the end. */
export const none: Walk = async () => {};
/** Chooses a card; the server continues to the end. */
export const chooseOnly: Walk = async (shopper) => {
  await shopper.next();
  expect(await shopper.choose('card')).toBe('accepted');
};
/** Answers the fraud check, then pays with a card. */
export const fraudThenCard =
  (payload: Data): Walk =>
  async (shopper) => {
    expect(await shopper.next()).toBe('fraud_service.show');
    expect(await shopper.say('fraud_service.status', payload)).toBe('accepted');
    await byCard()(shopper);
  };

/** Pays with the security code of a saved card. */
export async function payByCode(shopper: CheckoutShopper) {
  const code = { enable_cvv_tokenization_mode: true, card_number_last4: '4242', card_scheme: 'visa', card_ccv: '123' };
  const { gateway_id } = shopper.sandbox.card();
  const body = { gateway_id, type: 'card', ...code };
  const made = await shopper.call('POST', '/v1/payment_sources/tokens', body);
  const ott_token = String(made.body.resource.data);
  const payload = { status: 'success', ott_token, browser_details: BROWSER };
  expect(await shopper.say('card_form.ott_created', payload)).toBe('accepted');
}
