import { decideWalletReview } from '../api/checkouts/instruction-wallet.ts';
import { CheckoutShopper } from '../api/checkouts/testing/checkout-shopper.ts';
import type { ErrorCode } from '../core/http/error-codes.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import { authenticated, BROWSER } from './authenticated-payments.ts';
import { type openSandbox, SANDBOX, SITE } from './open-sandbox.ts';
import {
  accountToken,
  chargeCustomer,
  createCustomer,
  type Data,
  dataOf,
  freshKey,
  saveCustomer,
} from './saved-customers.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
type Answer = Awaited<ReturnType<Sandbox['call']>>;

const SECURE_CARD = '4000000000003220';
const HOUR_MS = 60 * 60 * 1000;

/** What a caller does wrong to get each error code of the API, except for a fault of the sandbox itself. */
export function provocations(sandbox: Sandbox): Record<Exclude<ErrorCode, 'server_busy'>, () => Promise<Answer>> {
  const { server, browser, call, clock } = sandbox;
  const keyed = () => ({ 'idempotency-key': freshKey() });
  const charge = (token: string, changes: Data = {}) => sandbox.charge(freshKey(), token, changes);
  const card = (card_number: string) => sandbox.tokenise({ card_number });
  const chargeCard = async (number: string, changes: Data = {}) => charge(await card(number), changes);
  const made = async (number = '4242424242424242', changes: Data = {}) =>
    String(dataOf(await chargeCard(number, changes))['_id']);
  const post = (id: string, name: string, body: object = {}) =>
    server('POST', `/v1/charges/${id}/${name}`, body, keyed());
  const token = (body: object) => browser('POST', '/v1/payment_sources/tokens', body);
  const securityCode = async () =>
    String(
      (await token({ gateway_id: DEMO.gatewayId, type: 'card', enable_cvv_tokenization_mode: 'true', card_ccv: '123' }))
        .body.resource.data,
    );

  const authentication = async (authToken: string) => {
    const body = { amount: '50.00', currency: 'AUD', token: authToken, _3ds: { browser_details: BROWSER } };
    const { _3ds } = dataOf(await browser('POST', '/v1/charges/3ds', body)) as { _3ds: { id: string; token: string } };
    const { content } = JSON.parse(atob(_3ds.token)) as { content: string };
    const path = '/v1/charges/standalone-3ds';
    const headers = { 'x-access-token': content, origin: SITE };
    return {
      process: () => call('POST', `${path}/process`, headers, { charge_3ds_id: _3ds.id }),
      handle: () => call('GET', `${path}/handle?charge_3ds_id=${_3ds.id}`, headers),
    };
  };

  /** A wallet's charge, and the calls of its page. */
  const wallet = async (gateway_id: string, changes: Data = {}, key = freshKey()) => {
    const customer = { payment_source: { gateway_id } };
    const body = { amount: '10.50', currency: 'AUD', reference: 'wallet', customer, ...changes };
    const answer = await server('POST', '/v1/charges/wallet', body, { 'idempotency-key': key });
    const { token: chargeToken, charge: facts } = dataOf(answer) as { token: string; charge: { id: string } };
    const page = (path: string, sent: object) =>
      call('POST', `/v1/charges/wallet/${path}`, { 'x-access-token': chargeToken, origin: SITE }, sent);
    return { id: facts.id, page, pay: (word: string) => page('capture', { payment_method_id: `sandbox_${word}` }) };
  };
  const stripe = 'gateway_haven_stripe';

  const checkout = (changes: object) =>
    browser('POST', '/v1/payment_sources/external_checkout', {
      gateway_id: 'gateway_haven_paypal',
      type: 'paypal',
      success_redirect_url: `${SITE}/thanks`,
      error_redirect_url: `${SITE}/sorry`,
      meta: { amount: '50.00', currency: 'AUD' },
      ...changes,
    });
  const reveal = (body: object) => call('POST', '/vault-display/reveal', { origin: SANDBOX }, body);

  return {
    validation_error: async () => charge(await sandbox.tokenise(), { amount: '1.234' }),
    idempotency_key_required: () => server('POST', '/v1/charges', {}),
    idempotency_conflict: async () => {
      const key = freshKey();
      await createCustomer(sandbox, { reference: 'one' }, key);
      return createCustomer(sandbox, { reference: 'other' }, key);
    },
    unauthorized: () => call('GET', '/v1/charges', { 'x-user-secret-key': 'sk_wrong' }),
    secret_key_in_page: () => call('GET', '/v1/charges', { 'x-user-secret-key': DEMO.secretKey, origin: SITE }),
    access_forbidden: () => call('OPTIONS', '/v1/charges', { origin: SITE }),
    token_required: () => call('POST', '/v1/charges/wallet/capture', { origin: SITE }, {}),
    session_expired: () => browser('GET', '/v1/payment_sources?query_token=nothing'),
    operation_forbidden: () => reveal({ token: DEMO.vaultDisplayNumberToken, field: 'cvv' }),
    checkout_finished: async () => {
      const { shopper } = await CheckoutShopper.open(sandbox, { template_id: 'card' }, { expires_in: 5 });
      clock.time += 6_000;
      await shopper.watch();
      return shopper.ask();
    },
    not_found: () => server('GET', '/v1/customers/cus_nobody'),
    payload_too_large: () => server('POST', '/v1/customers', { reference: 'x'.repeat(17_000) }, keyed()),
    unsupported_media_type: () =>
      server('POST', '/v1/customers', 'reference=x', { ...keyed(), 'content-type': 'text/plain' }),
    rate_limited: async () => {
      const { id } = await saveCustomer(sandbox, { card: '4000000000006025' });
      const declined = () => chargeCustomer(sandbox, id, { initiator: 'customer' });
      for (let n = 0; n < 10; n += 1) await declined();
      return declined();
    },
    service_unreachable: async () => (await wallet(stripe)).pay('lost'),
    card_declined: () => chargeCard('4000000000000002'),
    processing_error: () => chargeCard('4000000000000119'),
    mandate_revoked: async () => {
      const { id } = await saveCustomer(sandbox, { account: '12345678' });
      const [source] = dataOf(await server('GET', `/v1/customers/${id}`))['payment_sources'] as { mandate: Data }[];
      await server('POST', `/v1/mandates/${source?.mandate['_id']}/revoke`);
      return chargeCustomer(sandbox, id);
    },
    mandate_required: () => chargeCustomer(sandbox, 'customer_haven', { source_id: 'source_haven_bank' }),
    token_used: async () => {
      const once = await sandbox.tokenise();
      await charge(once);
      return charge(once);
    },
    token_invalid: () => charge('tok_nothing'),
    token_expired: async () => {
      const old = await sandbox.tokenise();
      clock.time += HOUR_MS;
      return charge(old);
    },
    token_not_chargeable: async () => charge(await securityCode()),
    token_not_savable: async () => createCustomer(sandbox, { token: await securityCode() }),
    payment_source_missing: async () =>
      chargeCustomer(sandbox, String(dataOf(await createCustomer(sandbox, {}))['_id'])),
    capture_required: async () => charge(await accountToken(sandbox), { capture: false }),
    charge_not_authorised: async () => post(await made(), 'capture'),
    capture_exceeds_authorisation: async () =>
      post(await made(undefined, { capture: false }), 'capture', { amount: '50.01' }),
    charge_not_complete: async () => post(await made(undefined, { capture: false }), 'refunds'),
    refund_exceeds_charge: async () => post(await made(), 'refunds', { amount: '50.01' }),
    refund_refused: async () => post(await made('4000000000005126'), 'refunds'),
    '3ds_required': () => chargeCard(SECURE_CARD, { _3ds: { required: true } }),
    '3ds_mismatch': () => chargeCard(SECURE_CARD, { _3ds: { id: 'other' } }),
    '3ds_not_authenticated': async () => {
      const secure = await card(SECURE_CARD);
      const body = { amount: '50.00', currency: 'AUD', token: secure, _3ds: { browser_details: BROWSER } };
      const { _3ds } = dataOf(await browser('POST', '/v1/charges/3ds', body)) as { _3ds: { id: string } };
      return charge(secure, { _3ds: { id: _3ds.id } });
    },
    '3ds_used': async () => {
      const saved = await saveCustomer(sandbox, { card: SECURE_CARD });
      const _3ds = { id: await authenticated(sandbox, saved.token, '25.00') };
      await chargeCustomer(sandbox, saved.id, { initiator: 'customer', _3ds });
      return chargeCustomer(sandbox, saved.id, { initiator: 'customer', _3ds });
    },
    '3ds_result_not_ready': async () => {
      const { process, handle } = await authentication(await card(SECURE_CARD));
      await process();
      return handle();
    },
    '3ds_result_read': async () => {
      const { process, handle } = await authentication(await card('4000000000003055'));
      await process();
      await handle();
      return handle();
    },
    test_card_required: () => token(sandbox.card({ card_number: '4012888888881881' })),
    test_wallet_required: async () => (await wallet(stripe)).page('capture', { payment_method_id: 'a real one' }),
    unsupported_payment_type: () => token(sandbox.card({ gateway_id: 'gateway_haven_bank' })),
    unsupported_gateway: () => checkout({ gateway_id: 'default' }),
    unfulfilled_condition: () => browser('GET', `/v1/gateways/${DEMO.gatewayId}/wallet-config`),
    invalid_amount: () => checkout({ meta: { amount: 'x' } }),
    checkout_not_approved: async () => {
      const { token: checkout_token } = dataOf(await checkout({}));
      return token({ gateway_id: 'gateway_haven_paypal', type: 'checkout_token', checkout_token });
    },
    charge_expired: async () => {
      const key = freshKey();
      await wallet(stripe, {}, key);
      clock.time += HOUR_MS;
      return (await wallet(stripe, {}, key)).pay('approve');
    },
    wallet_not_approved: async () => {
      const { page } = await wallet('gateway_haven_afterpay', { meta: { success_url: `${SITE}/thanks` } });
      const { ref_token } = dataOf(await page('callback', { request_type: 'CREATE_SESSION' }));
      return page('capture', { payment_method_id: null, customer: { payment_source: { ref_token } } });
    },
    wallet_session_error: async () => {
      const { page } = await wallet('gateway_haven_paypal_wallet', { reference: 'sandbox_callback_error' });
      return page('callback', { request_type: 'CREATE_TRANSACTION' });
    },
    shipping_not_supported: async () => {
      const { page } = await wallet('gateway_haven_paypal_wallet');
      return page('callback', { request_type: 'UPDATE_TRANSACTION', shipping: { address_country: 'FR' } });
    },
    declined: async () => {
      const { id, page, pay } = await wallet(stripe);
      await page(`${id}/decline`, {});
      return pay('approve');
    },
    unspecified_error: async () => (await wallet(stripe)).pay('fail'),
    review_refused: async () => {
      const { id, pay } = await wallet(stripe);
      await pay('in_review');
      await decideWalletReview(sandbox.db, id, false, clock.now());
      return pay('in_review');
    },
    callback_unexpected: async () => {
      const { shopper } = await CheckoutShopper.open(sandbox, { template_id: 'card' });
      return shopper.report('payment_methods.chosen', { payment_method_type: 'card' });
    },
    invalid_transaction_details: async () => {
      const gateway = { gateway_id: 'gateway_haven_paypal_wallet' };
      const { setup_token } = dataOf(await browser('POST', '/v1/payment_sources/setup-tokens', gateway));
      return browser('POST', `/v1/payment_sources/setup-tokens/${setup_token}/tokens`, gateway);
    },
    wrong_code: () => reveal({ token: DEMO.vaultDisplayToken, field: 'cvv', code: '111111' }),
    endpoint_exists: async () => {
      const register = () => server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/twice' });
      await register();
      return register();
    },
  };
}
