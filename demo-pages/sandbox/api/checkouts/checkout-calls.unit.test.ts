import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { readInstructionToken } from '../../../../sdk/checkout/instruction-token.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { SITE } from '../../testing/open-sandbox.ts';
import { saveCustomer } from '../../testing/saved-customers.ts';
import { checkoutInstructions } from './checkout-intents-schema.ts';
import { BROWSER } from './testing/checkout-shopper.ts';
import { type Data, openCheckouts } from './testing/open-checkouts.ts';

// Written down, so that a change of the product fails.
const HOLD_MS = 8000;

const checkouts = openCheckouts();
const { open, atCard } = checkouts;

const INTENT = { amount: '50.00', currency: 'AUD', reference: 'order-7' };
const intent = (changes: Data = {}, headers: Record<string, string> = {}) =>
  checkouts.sandbox.server('POST', '/v1/checkouts/intent', { ...INTENT, ...changes }, headers);

describe('a card that the shopper agrees to save', () => {
  const pay = async (id: string, changes: Data) => {
    const { shopper } = await checkouts.open({ template_id: 'consent' }, { customer: { id } });
    await shopper.next();
    await shopper.choose('card');
    await shopper.next();
    expect(await shopper.payByCard('5555555555554444', changes)).toBe('accepted');
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe('success');
  };
  const cardsOf = async (id: string) => {
    const { body } = await checkouts.sandbox.server('GET', `/v1/customers/${id}`);
    return (body.resource.data as { payment_sources: Data[] }).payment_sources.map(
      (source) => source['card_number_last4'],
    );
  };

  it('is saved with the payment, once, for the customer of the checkout, and offered the next time', async () => {
    const { id } = await saveCustomer(checkouts.sandbox);
    await pay(id, { save_card_consent_accepted: 'false' });
    expect(await cardsOf(id)).toEqual(['4242']);
    await pay(id, { save_card_consent_accepted: 'true' });
    expect(await cardsOf(id)).toEqual(['4242', '4444']);
    const { shopper } = await checkouts.open({ template_id: 'saved-cards' }, { customer: { id } });
    await shopper.next();
    await shopper.choose('saved_card');
    await shopper.next();
    expect((shopper.shown.payload['cards'] as Data[]).map(({ last4 }) => last4)).toEqual(['4242', '4444']);
  });

  it('leaves the payment alone when there is no such customer', async () => {
    await pay('somebody', { save_card_consent_accepted: 'true' });
  });
});

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
    const find = (key: string) => checkouts.sandbox.server('GET', `/v1/checkouts?idempotency_key=${key}`);
    expect((await find('intent-2')).body.resource.data).toEqual(made.body.resource.data);
    expect((await find('intent-3')).status).toBe(404);
    expect((await checkouts.sandbox.browser('GET', '/v1/checkouts?idempotency_key=intent-2')).status).toBe(401);
  });

  it('is for servers only', async () => {
    expect((await checkouts.sandbox.browser('POST', '/v1/checkouts/intent', INTENT)).status).toBe(401);
    expect((await checkouts.sandbox.call('OPTIONS', '/v1/checkouts/intent', { origin: SITE })).status).toBe(403);
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
    const rows = () =>
      checkouts.sandbox.db.select().from(checkoutInstructions).where(eq(checkoutInstructions.intentId, id));
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
    const started = checkouts.sandbox.clock.time;
    const { status, body } = await shopper.ask();
    expect([status, body.resource.data]).toEqual([200, {}]);
    expect(checkouts.sandbox.clock.time - started).toBeGreaterThanOrEqual(HOLD_MS);
    expect(checkouts.sandbox.clock.time - started).toBeLessThan(HOLD_MS + 1000);
  });

  it('is answered while it is held, once the shopper has answered', async () => {
    const { shopper } = await open();
    await shopper.next();
    const sleep = checkouts.sandbox.clock.sleep;
    checkouts.sandbox.clock.sleep = async (ms) => {
      checkouts.sandbox.clock.sleep = sleep;
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
    expect((await shopper.call('GET', `/v1/checkouts/${other.id}`, undefined, token)).status).toBe(404);
    const own = await shopper.call('GET', `/v1/checkouts/${id}`, undefined, token);
    expect(own.body.resource.data).toMatchObject({ intent_id: id, status: 'open', amount: '50.00' });
    const wallet = await shopper.call('POST', '/v1/charges/wallet/callback', { request_type: 'CREATE_SESSION' }, token);
    expect(wallet.status).toBe(403);
  });

  it('names the seconds that are left, at which an idle page that asks again hears that they are over', async () => {
    const { shopper } = await open({ template_id: 'card' }, { expires_in: 10 });
    checkouts.sandbox.clock.time += 2500;
    expect(await shopper.next()).toBe('payment_methods.show');
    expect(shopper.shown).toMatchObject({ expires_in: 7.5, next_instruction: false });
    checkouts.sandbox.clock.time += 7500;
    expect(await shopper.next()).toBe('disable_payment_method_event.emit');
    expect(shopper.shown).toMatchObject({ payload: { status: 'expired' }, next_instruction: true });
    expect(shopper.shown).not.toHaveProperty('expires_in');
    expect(await shopper.next()).toBe('merchant_event.emit');
  });

  it('shows a token’s holder the checkout’s end after its time, and nothing an hour later', async () => {
    const { shopper, token } = await open({ template_id: 'time-limit' });
    await shopper.next();
    checkouts.sandbox.clock.time += 4999;
    expect(await shopper.choose('card')).toBe('accepted');
    checkouts.sandbox.clock.time += 1;
    shopper.token = token;
    expect(await shopper.next()).toBe('disable_payment_method_event.emit');
    expect(shopper.shown).toMatchObject({ payload: { status: 'expired' }, next_instruction: true });
    expect(await shopper.next()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe('expired');
    checkouts.sandbox.clock.time += 60 * 60 * 1000;
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

describe('what the sandbox keeps of a checkout', () => {
  it('keeps no token and no details of a card', async () => {
    const { shopper, id } = await atCard();
    const ott = await shopper.cardToken();
    await shopper.say('card_form.ott_created', { status: 'success', ott_token: ott, browser_details: BROWSER });
    const rows = await checkouts.sandbox.db
      .select()
      .from(checkoutInstructions)
      .where(eq(checkoutInstructions.intentId, id));
    expect(JSON.stringify(rows)).not.toContain(ott);
    expect(JSON.stringify(rows)).not.toMatch(/4242424242424242|Wilhelmina/);
  });
});
