import { expect } from 'vitest';
import { SANDBOX } from '../../../testing/open-sandbox.ts';
import type { ScenarioName } from '../scenarios/scenario-catalogue.ts';
import {
  by3ds,
  byCard,
  byCheckout,
  byWallet,
  capture,
  capturePaypal,
  chooseOnly,
  fraudThenCard,
  none,
  payByCode,
  type Walk,
} from './scenario-moves.ts';

/** The shopper's actions in each scenario, and how the scenario ends. */
export type Ending = { event: 'success' | 'failure' | 'expired'; paid: 0 | 1; walk: Walk };

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
      // The wallet redirects the page away and is paid; the page that returns has only the intent's token.
      await shopper.sandbox.app.request(`${SANDBOX}/wallet/afterpay`, {
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
      shopper.sandbox.clock.time += 5000;
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
