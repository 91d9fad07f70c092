import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readInstructionToken } from '../../../../sdk/checkout/instruction-token.ts';
import { checkoutInstructions } from '../checkout-intents-schema.ts';
import { DEMO } from '../demo-credentials.ts';
import { createProviderApp } from '../provider-app.ts';
import { openProvider, SITE } from '../provider-fixture.ts';
import { charges } from '../schema.ts';
import { walletCharges } from '../wallet-schema.ts';
import { BROWSER, CheckoutShopper } from './checkout-shopper.ts';
import { HOLD_MS } from './intent-routes.ts';

let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());

type Data = Record<string, unknown>;
let count = 0;
const open = (configuration: Data = { template_id: 'card' }, more: Data = {}) => {
  count += 1;
  return CheckoutShopper.open(provider, configuration, { reference: `calls-${count}`, ...more });
};
const completed = async () =>
  (
    await provider.db
      .select()
      .from(charges)
      .where(eq(charges.reference, `calls-${count}`))
  ).filter(({ status }) => status === 'complete');
const atCard = async (configuration?: Data) => {
  const opened = await open(configuration);
  await opened.shopper.next();
  await opened.shopper.choose('card');
  await opened.shopper.next();
  return opened;
};
/** Another tab of the same checkout, which holds what this one holds. */
const tabOf = (shopper: CheckoutShopper) => new CheckoutShopper(provider, shopper.token);

const INTENT = { amount: '50.00', currency: 'AUD', reference: 'order-7' };
const intent = (changes: Data = {}, headers: Record<string, string> = {}) =>
  provider.server('POST', '/v1/checkouts/intent', { ...INTENT, ...changes }, headers);

describe('POST /v1/checkouts/intent', () => {
  it('gives a token that names the environment [C3.03] [C3.04]', async () => {
    const { token, id } = await open();
    expect(readInstructionToken(token)).toBe('sandbox');
    expect(decodeJwt(token)).toMatchObject({ environment: 'sandbox', intent_id: id, aud: 'checkout' });
  });

  it('makes one intent of equal requests with one key, and refuses another request under it', async () => {
    const key = { 'idempotency-key': 'intent-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => intent({}, key)));
    const tokens = answers.map(({ body }) => (body.resource.data as Data)['token']);
    expect(new Set(tokens).size).toBe(1);
    expect((await intent({ amount: '50.01' }, key)).status).toBe(409);
  });

  it('is found again by its key, with the same token', async () => {
    const made = await intent({}, { 'idempotency-key': 'intent-2' });
    const find = (key: string) => provider.server('GET', `/v1/checkouts?idempotency_key=${key}`);
    expect((await find('intent-2')).body.resource.data).toEqual(made.body.resource.data);
    expect((await find('intent-3')).status).toBe(404);
    expect((await provider.browser('GET', '/v1/checkouts?idempotency_key=intent-2')).status).toBe(401);
  });

  it('is for servers only', async () => {
    expect((await provider.browser('POST', '/v1/checkouts/intent', INTENT)).status).toBe(401);
    expect((await provider.call('OPTIONS', '/v1/checkouts/intent', { origin: SITE })).status).toBe(403);
  });

  it.each([
    ['an amount of nothing', { amount: 0 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['an unknown scenario', { configuration: { template_id: 'nothing' } }, 'must be one of card'],
    ['a way back to a stranger', { return_url: 'https://evil.test/' }, 'return_url'],
    ['a script as the way back', { return_url: 'javascript:alert(1)' }, 'return_url'],
    ['a card number in the reference', { reference: '4242424242424242' }, 'card number'],
    ['four seconds', { expires_in: 4 }, 'expires_in'],
    ['more than an hour', { expires_in: 3601 }, 'expires_in'],
  ])('refuses %s', async (_, changes, text) => {
    const { status, body } = await intent(changes);
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining(text)]);
  });
});

describe('GET /v1/checkouts/instruction', () => {
  it('draws nothing by itself: no instruction before it is asked for, the same one however often [C1.04] [C6.02]', async () => {
    const { shopper, id } = await open();
    const rows = () => provider.db.select().from(checkoutInstructions).where(eq(checkoutInstructions.intentId, id));
    expect(await rows()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.ask()));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rows()).toHaveLength(1);
  });

  it('replaces the token with every instruction [C3.02] [C3.05]', async () => {
    const { shopper, token } = await open();
    await shopper.next();
    expect(shopper.token).not.toBe(token);
    expect(readInstructionToken(shopper.token)).toBe('sandbox');
  });

  it('is held while the shopper has not answered, and then answers nothing', async () => {
    const { shopper } = await open();
    await shopper.next();
    const started = provider.clock.time;
    const { status, body } = await shopper.ask();
    expect([status, body.resource.data]).toEqual([200, {}]);
    expect(provider.clock.time - started).toBeGreaterThanOrEqual(HOLD_MS);
    expect(provider.clock.time - started).toBeLessThan(HOLD_MS + 1000);
  });

  it('is answered while it is held, once the shopper has answered', async () => {
    const { shopper } = await open();
    await shopper.next();
    const sleep = provider.clock.sleep;
    provider.clock.sleep = async (ms) => {
      provider.clock.sleep = sleep;
      await shopper.choose('card');
      await sleep(ms);
    };
    expect(((await shopper.ask()).body.resource.data as Data)['name']).toBe('card_form.show');
  });

  it.each([
    ['no token', ''],
    ['a text', 'abc'],
    ['the public key', DEMO.publicKey],
    ['a JWT of nobody', `${btoa('{"alg":"none"}')}.${btoa('{"environment":"sandbox"}')}.x`],
  ])('refuses %s with a 403, which is not asked again [C7.22]', async (_, token) => {
    const { shopper } = await open();
    const answer = await shopper.ask(token);
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'token_required']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it('is for the merchant’s pages, and its token for this checkout alone', async () => {
    const { shopper, token, id } = await open();
    const foreign = await shopper.call('GET', '/v1/checkouts/instruction', undefined, token, 'https://evil.test');
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const other = await open();
    expect((await shopper.call('GET', `/v1/checkouts/${other.id}`, undefined, token)).status).toBe(403);
    const own = await shopper.call('GET', `/v1/checkouts/${id}`, undefined, token);
    expect(own.body.resource.data).toMatchObject({ intent_id: id, status: 'open', amount: '50.00' });
    const wallet = await shopper.call('POST', '/v1/charges/wallet/callback', { request_type: 'CREATE_SESSION' }, token);
    expect(wallet.status).toBe(403);
  });

  it('shows a token’s holder the checkout’s end after its time, and nothing an hour later', async () => {
    const { shopper, token } = await open({ template_id: 'time-limit' });
    await shopper.next();
    provider.clock.time += 4999;
    expect(await shopper.choose('card')).toBe('accepted');
    provider.clock.time += 1;
    shopper.token = token;
    expect(await shopper.next()).toBe('disable_payment_method_event.emit');
    expect(shopper.shown).toMatchObject({ payload: { status: 'expired' }, next_instruction: true });
    expect(await shopper.next()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe('expired');
    provider.clock.time += 60 * 60 * 1000;
    expect((await shopper.ask()).status).toBe(403);
  });
});

describe('what a checkout’s token opens', () => {
  it('the forms of its merchant, until the checkout has ended', async () => {
    const { shopper } = await atCard();
    const configure = () => {
      const predefined_fields = { gateway_id: 'default', type: 'card' };
      const body = { purpose: 'payment_source', meta: {}, dynamic_fields_position: true, predefined_fields };
      return shopper.call('POST', '/v1/remote-action/configs', body);
    };
    expect((await configure()).status).toBe(201);
    const foreign = await shopper.call('GET', '/v1/gateways/default', undefined, shopper.token, 'https://evil.test');
    expect(foreign.status).toBe(403);
    await shopper.payByCard();
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect((await configure()).status).toBe(401);
  });
});

describe('POST /v1/checkouts/callback', () => {
  it('takes one report of an instruction, and says so to whoever repeats it [C1.06]', async () => {
    const { shopper } = await atCard();
    const ott_token = await shopper.cardToken();
    const payload = { status: 'success', ott_token, browser_details: BROWSER };
    const say = () => shopper.say('card_form.ott_created', payload);
    const answers = await Promise.all(Array.from({ length: 6 }, say));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(5);
    expect(await completed()).toHaveLength(1);
    expect(await say()).toBe('repeated');
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(await say()).toBe('409 callback_unexpected');
    expect(await completed()).toHaveLength(1);
  });

  it('charges once when two tabs pay with two cards at the same time, and leads both to the same end', async () => {
    const { shopper } = await atCard();
    const other = tabOf(shopper);
    const answers = await Promise.all([shopper.payByCard(), other.payByCard('5555555555554444')]);
    expect(answers.sort()).toEqual(['accepted', 'superseded']);
    expect([await shopper.watch(), await other.watch()]).toEqual(['merchant_event.emit', 'merchant_event.emit']);
    expect([shopper.shown.payload['status'], other.shown.payload['status']]).toEqual(['success', 'success']);
    expect(await completed()).toHaveLength(1);
  });

  it('brings a tab that was left behind to where the checkout is', async () => {
    const { shopper, token } = await open({ template_id: 'all-methods' });
    await shopper.next();
    const other = tabOf(shopper);
    await shopper.choose('card');
    expect(await other.choose('zip_checkout')).toBe('superseded');
    expect(await other.next()).toBe('card_form.show');
    // A page that was loaded again knows the intent's token alone.
    expect(await new CheckoutShopper(provider, token).next()).toBe('card_form.show');
    expect(await other.say('payment_methods.return', { platform: 'web', sdk_version: 'v1.131.0' })).toBe('accepted');
    expect(await other.next()).toBe('payment_methods.show');
  });

  it('goes on after a process died between the report and what follows from it', async () => {
    const { shopper } = await atCard();
    const { sleep } = provider.clock;
    const slow = await shopper.cardToken({ card_number: '4000000000000077' });
    // The slow issuer is being waited for when the process dies.
    provider.clock.sleep = () => Promise.reject(new Error('killed'));
    const fault = vi.spyOn(console, 'error').mockImplementation(() => {});
    const payload = { status: 'success', ott_token: slow, browser_details: BROWSER };
    expect((await shopper.report('card_form.ott_created', payload)).status).toBe(500);
    provider.clock.sleep = sleep;
    fault.mockRestore();
    expect(await completed()).toHaveLength(0);
    const restarted = createProviderApp({ db: provider.db, hostedDirectory: '/nonexistent', clock: provider.clock });
    const answer = await restarted.request('http://127.0.0.1:8181/v1/checkouts/instruction?time=1', {
      headers: { 'x-access-token': shopper.token, origin: SITE },
    });
    const shown = (await answer.json()) as { resource: { data: { name: string; payload: Data } } };
    expect(shown.resource.data).toMatchObject({ name: 'generic.show_message', payload: { type: 'success' } });
    expect(await completed()).toHaveLength(1);
  });

  it('keeps a form open that reports an error, and shows it anew when the next instruction is asked for [C4.03] [C5.12]', async () => {
    const { shopper } = await atCard();
    const form = shopper.token;
    const wrong = () => shopper.say('card_form.ott_created', { status: 'error', message: 'The card has expired' });
    expect([await wrong(), await wrong()]).toEqual(['accepted', 'accepted']);
    expect(await shopper.next()).toBe('card_form.show');
    expect(shopper.token).not.toBe(form);
    await wrong();
    expect(await shopper.payByCard()).toBe('accepted');
    expect(await completed()).toHaveLength(1);
  });

  it.each([
    ['an event of another instruction', 'card_form.ott_created', { status: 'error', message: 'x' }, 409],
    ['going back from the chooser', 'payment_methods.return', { platform: 'web', sdk_version: '1' }, 409],
    ['an unknown event', 'nothing', {}, 400],
    ['no type', 'payment_methods.chosen', {}, 400],
    ['a type that is no text', 'payment_methods.chosen', { payment_method_type: 7 }, 400],
  ])('refuses %s and stays where it is', async (_, event, payload, status) => {
    const { shopper } = await open();
    await shopper.next();
    expect((await shopper.report(event, payload)).status).toBe(status);
    expect(await shopper.choose('card')).toBe('accepted');
  });

  it('refuses a report before the first instruction, and a method that was not offered leads back', async () => {
    const { shopper } = await open();
    expect(await shopper.choose('card')).toBe('409 callback_unexpected');
    await shopper.next();
    expect(await shopper.choose('paypal_wallet')).toBe('accepted');
    expect(await shopper.next()).toBe('payment_methods.show');
  });

  it('keeps no token and no details of a card', async () => {
    const { shopper, id } = await atCard();
    const ott = await shopper.cardToken();
    await shopper.say('card_form.ott_created', { status: 'success', ott_token: ott, browser_details: BROWSER });
    const rows = await provider.db.select().from(checkoutInstructions).where(eq(checkoutInstructions.intentId, id));
    expect(JSON.stringify(rows)).not.toContain(ott);
    expect(JSON.stringify(rows)).not.toMatch(/4242424242424242|Wilhelmina/);
  });

  it('believes the issuer, not the page, about 3-D Secure [C4.11]', async () => {
    const { shopper } = await atCard({ template_id: '3ds-url' });
    await shopper.payByCard();
    await shopper.next();
    expect(await shopper.say('child_widget.status', { status: 'success', message: 'I say so' })).toBe('accepted');
    expect([await shopper.next(), shopper.shown.payload['type']]).toEqual(['generic.show_message', 'error']);
    expect(await completed()).toHaveLength(0);
  });
});

describe('wallets in a checkout', () => {
  const atWallet = async () => {
    const opened = await open({ template_id: 'google-pay' });
    await opened.shopper.next();
    await opened.shopper.choose('googlepay_wallet');
    await opened.shopper.next();
    const token = String(opened.shopper.shown.payload['charge_token']);
    const capture = (word: string) =>
      opened.shopper.call(
        'POST',
        '/v1/charges/wallet/capture',
        { customer: { payment_source: { wallet_type: 'google', ref_token: `{"token":"sandbox_${word}"}` } } },
        token,
      );
    return { ...opened, capture };
  };
  const wallets = () =>
    provider.db
      .select()
      .from(walletCharges)
      .where(eq(walletCharges.reference, `calls-${count}`));
  const goBack = (shopper: CheckoutShopper) =>
    shopper.say('payment_methods.return', { platform: 'web', sdk_version: 'v1.131.0' });

  it('believe the charge, not the page: an unpaid success is none, a paid error is one', async () => {
    const unpaid = await atWallet();
    await unpaid.shopper.say('child_widget.status', { status: 'success', message: 'The payment was successful' });
    await unpaid.shopper.next();
    expect(unpaid.shopper.shown.payload['type']).toBe('error');
    const paid = await atWallet();
    await paid.capture('approve');
    await paid.shopper.say('child_widget.status', { status: 'error', message: 'error in google pay widget' });
    await paid.shopper.next();
    expect(paid.shopper.shown.payload['type']).toBe('success');
  });

  it('call the charge off when the shopper goes back, so that an open sheet cannot pay any more', async () => {
    const { shopper, capture } = await atWallet();
    await goBack(shopper);
    expect(await shopper.next()).toBe('payment_methods.show');
    expect((await capture('approve')).status).toBe(400);
    expect((await wallets()).map(({ status }) => status)).toEqual(['failed']);
  });

  it('count a payment that was made before the shopper went back', async () => {
    const { shopper, capture } = await atWallet();
    await capture('approve');
    await goBack(shopper);
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe('success');
  });

  it('count a payment that was made before the time was over, and refuse one after it', async () => {
    const early = await atWallet();
    await early.capture('approve');
    provider.clock.time += 1800 * 1000;
    expect(await early.shopper.watch()).toBe('merchant_event.emit');
    expect(early.shopper.shown.payload['status']).toBe('success');
    const late = await atWallet();
    provider.clock.time += 1800 * 1000;
    expect(await late.shopper.watch()).toBe('merchant_event.emit');
    expect(late.shopper.shown.payload['status']).toBe('expired');
    expect((await late.capture('approve')).status).toBe(400);
  });

  it('hold a payment for review and settle it after', async () => {
    const { shopper, capture } = await atWallet();
    await capture('in_review');
    await shopper.say('child_widget.status', { status: 'in_review', message: 'The payment is on fraud review' });
    await shopper.next();
    expect(shopper.shown.payload['title']).toBe('Payment received');
    expect((await wallets())[0]?.status).toBe('inreview');
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect((await wallets())[0]?.status).toBe('complete');
  });
});
