import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDue } from '../../app/advance-sandbox.ts';
import { TEST_CARDS } from '../../simulated/cards/test-cards.ts';
import { authenticated } from '../../testing/authenticated-payments.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import {
  accountToken,
  chargeCustomer,
  type Data,
  dataOf,
  freshKey,
  MANDATE,
  saveCustomer,
} from '../../testing/saved-customers.ts';
import { webhookEvents } from '../webhooks/webhooks-schema.ts';
import { charges } from './charges-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Wednesday in Sydney and in Auckland. */
const WEDNESDAY = '2026-11-25T01:00:00Z';
const at = (time: string) => {
  sandbox.clock.time = Date.parse(time);
};
const settle = () => settleDue(sandbox.db, sandbox.clock.now());
const read = async (id: unknown) => dataOf(await sandbox.server('GET', `/v1/charges/${id}`));
const failureOf = ({ status, body }: Awaited<ReturnType<typeof chargeCustomer>>) => {
  const error = body.error as { code: string; details: { decline_code?: string } } | null;
  return [status, error?.code, error?.details.decline_code];
};
const typesOf = async (chargeId: unknown) =>
  (await sandbox.db.select().from(webhookEvents).orderBy(webhookEvents.sequence))
    .filter(({ body }) => (JSON.parse(body).data as Data)['_id'] === chargeId)
    .map(({ type }) => type);

describe('a charge of a saved source', () => {
  it('takes the default source, or the one that is named', async () => {
    const { id, sourceId } = await saveCustomer(sandbox);
    const made = await chargeCustomer(sandbox, id);
    expect(made.status, '[P3.02]').toBe(201);
    const charge = dataOf(made);
    expect(charge).toEqual({
      _id: charge['_id'],
      amount: '25.00',
      capture: true,
      captured_amount: '25.00',
      currency: 'AUD',
      reference: 'plan-1',
      status: 'complete',
      type: 'card',
      card_scheme: 'visa',
      card_number_last4: '4242',
      initiator: 'merchant',
      customer_id: id,
      source: { _id: sourceId, type: 'card', card_scheme: 'visa', card_number_last4: '4242' },
      created_at: sandbox.clock.now().toISOString(),
      settled_at: sandbox.clock.now().toISOString(),
    });
    expect(await read(charge['_id'])).toEqual(charge);
    const token = await sandbox.tokenise({ card_number: '5555555555554444' });
    const path = `/v1/customers/${id}/payment_sources`;
    const second = dataOf(await sandbox.server('POST', path, { token }, { 'idempotency-key': freshKey() }));
    const named = await chargeCustomer(sandbox, id, { source_id: second['_id'] });
    expect(dataOf(named)).toMatchObject({ source: { _id: second['_id'], card_number_last4: '4444' } });
    expect(dataOf(await chargeCustomer(sandbox, id))).toMatchObject({ source: { _id: sourceId } });
  });

  it('happens once for a key, of fifty equal requests at once, whatever the default has become', async () => {
    const { id, sourceId } = await saveCustomer(sandbox);
    const key = freshKey();
    const reference = 'plan-burst';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => chargeCustomer(sandbox, id, { reference }, key)),
    );
    expect(new Set(answers.map((each) => dataOf(each)['_id'])).size).toBe(1);
    const [rows] = await sandbox.db.select({ rows: count() }).from(charges).where(eq(charges.reference, reference));
    expect(rows?.rows).toBe(1);
    await sandbox.server('DELETE', `/v1/customers/${id}/payment_sources/${sourceId}`);
    expect((await chargeCustomer(sandbox, id, { reference }, key)).body).toEqual(answers[0]?.body);
    const other = await chargeCustomer(sandbox, id, { reference, amount: '26.00' }, key);
    expect(failureOf(other)).toEqual([409, 'idempotency_conflict', undefined]);
    expect(failureOf(await chargeCustomer(sandbox, id))).toEqual([400, 'payment_source_missing', undefined]);
  });

  it.each([
    ['both a token and a customer', { token: 'tok_x' }],
    ['neither', { customer_id: undefined }],
    ['a source of a token', { customer_id: undefined, token: 'tok_x', source_id: 'src_x' }],
    ['a token while the donor is away', { customer_id: undefined, token: 'tok_x', initiator: 'merchant' }],
    ['another initiator', { initiator: 'bank' }],
  ])('is refused with %s', async (_, changes) => {
    const { id } = await saveCustomer(sandbox);
    expect(failureOf(await chargeCustomer(sandbox, id, changes))).toEqual([400, 'validation_error', undefined]);
  });

  it('gives back what was paid', async () => {
    const { id } = await saveCustomer(sandbox);
    const charge = dataOf(await chargeCustomer(sandbox, id));
    const path = `/v1/charges/${charge['_id']}/refunds`;
    expect((await sandbox.server('POST', path, { amount: '5.00' }, { 'idempotency-key': freshKey() })).status).toBe(
      201,
    );
    expect(await read(charge['_id'])).toMatchObject({ refunded_amount: '5.00', status: 'complete' });
  });
});

describe('3-D Secure and saved sources', () => {
  it('authenticates the first charge of the source that the token became, once', async () => {
    const { id, token } = await saveCustomer(sandbox, { card: '4000000000003220' });
    const present = { initiator: 'customer', amount: '25.00' };
    const without = await chargeCustomer(sandbox, id, { ...present, _3ds: { required: true } });
    expect(failureOf(without)).toEqual([400, '3ds_required', undefined]);
    const _3ds = { id: await authenticated(sandbox, token, '25.00') };
    const other = await saveCustomer(sandbox, { card: '4000000000003220' });
    expect(failureOf(await chargeCustomer(sandbox, other.id, { ...present, _3ds }))[1]).toBe('3ds_mismatch');
    expect(failureOf(await chargeCustomer(sandbox, id, { ...present, amount: '26.00', _3ds }))[1]).toBe('3ds_mismatch');
    expect((await chargeCustomer(sandbox, id, { ...present, _3ds })).status, '[P3.02]').toBe(201);
    expect(failureOf(await chargeCustomer(sandbox, id, { ...present, _3ds }))[1]).toBe('3ds_used');
  });

  it('accepts an authentication that was made before the card was saved', async () => {
    const token = await sandbox.tokenise({ card_number: '4000000000003220' });
    const _3ds = { id: await authenticated(sandbox, token, '25.00') };
    const made = await sandbox.server('POST', '/v1/customers', { token }, { 'idempotency-key': freshKey() });
    const id = String(dataOf(made)['_id']);
    expect((await chargeCustomer(sandbox, id, { initiator: 'customer', _3ds })).status).toBe(201);
  });

  it('asks for none while the donor is away', async () => {
    const { id } = await saveCustomer(sandbox, { card: '4000000000003220' });
    expect((await chargeCustomer(sandbox, id, { _3ds: { required: true } })).status, '[P3.02]').toBe(201);
  });
});

describe('declines', () => {
  it.each([
    ['4000000000000002', 'do_not_honour'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000006975', 'limit_exceeded'],
    ['4000000000000127', 'incorrect_ccv'],
    ['4000000000006017', 'issuer_unavailable'],
    ['4000000000000069', 'expired_card'],
    ['4000000000009979', 'stolen_card'],
    ['4000000000009987', 'lost_card'],
    ['4000000000006025', 'account_closed'],
  ])('of card %s say %s, in the answer, in the charge and in the event', async (card, code) => {
    const { id } = await saveCustomer(sandbox, { card });
    const key = freshKey();
    const made = await chargeCustomer(sandbox, id, {}, key);
    expect(failureOf(made)).toEqual([400, 'card_declined', code]);
    const charge = dataOf(await sandbox.server('GET', `/v1/charges?idempotency_key=${key}`));
    expect(charge).toMatchObject({ status: 'failed', failure: { code: 'card_declined', decline_code: code } });
    expect(await typesOf(charge['_id'])).toEqual(['charge.failed']);
    const token = await sandbox.tokenise({ card_number: card });
    expect(failureOf(await sandbox.charge(freshKey(), token))).toEqual([400, 'card_declined', code]);
  });

  it.each([
    ['4000000000000341', [201, 'insufficient_funds', 'insufficient_funds']],
    ['4000000000006033', [201, 201, 201, 'stolen_card', 'stolen_card']],
  ])('of card %s begin after some payments', async (card, expected) => {
    const { id } = await saveCustomer(sandbox, { card });
    const results: unknown[] = [];
    for (const _ of expected) {
      const made = await chargeCustomer(sandbox, id);
      results.push(made.status === 201 ? 201 : failureOf(made)[2]);
    }
    expect(results).toEqual(expected);
  });

  it('begin with the card’s own end', async () => {
    at(WEDNESDAY);
    const { id } = await saveCustomer(sandbox, { card: '4000000000006041' });
    at('2026-11-30T23:59:59.999Z');
    expect((await chargeCustomer(sandbox, id)).status).toBe(201);
    at('2026-12-01T00:00:00.000Z');
    expect(failureOf(await chargeCustomer(sandbox, id))).toEqual([400, 'card_declined', 'expired_card']);
  });

  it('while the donor is away do not count as guessing', async () => {
    const { time } = sandbox.clock;
    // Of another day: the card stays refused for ten minutes.
    at('2026-10-01T00:00:00Z');
    const { id } = await saveCustomer(sandbox, { card: '4000000000006025' });
    for (let tries = 0; tries < 12; tries += 1) expect(failureOf(await chargeCustomer(sandbox, id))[0]).toBe(400);
    expect(failureOf(await chargeCustomer(sandbox, id, { initiator: 'customer' }))).toEqual([
      429,
      'rate_limited',
      'too_many_declines',
    ]);
    sandbox.clock.time = time;
  });

  it('have cards whose last digits tell them apart', () => {
    const endings = TEST_CARDS.map(({ number }) => number.slice(-4));
    expect(new Set(endings).size).toBe(endings.length);
  });
});

describe('a bank debit', () => {
  const debit = async (account: string, time = WEDNESDAY, changes: Data = {}) => {
    at(time);
    const { id, sourceId } = await saveCustomer(sandbox, { account });
    const made = await chargeCustomer(sandbox, id, changes);
    return { id, sourceId, made, charge: dataOf(made) };
  };
  const statusAt = async (id: unknown, time: number) => {
    sandbox.clock.time = time;
    await settle();
    return (await read(id))['status'];
  };

  it('waits two bank business days, to the moment', async () => {
    const { made, charge } = await debit('12345678');
    expect(made.status).toBe(201);
    const due = Date.parse(WEDNESDAY) + 2 * DAY_MS;
    expect(charge['mandate_reference'], '[P3.02] the agreement that it is debited by').toBe(MANDATE.reference);
    expect(charge).toMatchObject({
      status: 'pending_settlement',
      type: 'bank_account',
      card_number_last4: null,
      account_last4: '5678',
      settles_at: new Date(due).toISOString(),
    });
    expect(await statusAt(charge['_id'], due - 1)).toBe('pending_settlement');
    expect(await typesOf(charge['_id'])).toEqual([]);
    expect(await statusAt(charge['_id'], due)).toBe('complete');
    expect(await statusAt(charge['_id'], due + 30 * DAY_MS)).toBe('complete');
    expect(await typesOf(charge['_id'])).toEqual(['charge.paid']);
  });

  it.each([
    ['a Thursday in Sydney', '2026-11-25T13:00:00Z', 'AUD', 4],
    ['a Wednesday in Sydney, an hour earlier', '2026-11-25T12:59:59Z', 'AUD', 2],
    ['a Friday', '2026-11-27T01:00:00Z', 'AUD', 4],
    ['a Saturday', '2026-11-28T01:00:00Z', 'AUD', 3],
    ['a Sunday', '2026-11-29T01:00:00Z', 'AUD', 2],
    ['a Thursday in Auckland that is Wednesday in Sydney', '2026-11-25T11:00:00Z', 'NZD', 4],
    ['that moment in Sydney', '2026-11-25T11:00:00Z', 'AUD', 2],
  ])('made on %s settles on a bank business day', async (_, time, currency, days) => {
    const { charge } = await debit('12345678', time, { currency });
    expect(charge['settles_at']).toBe(new Date(Date.parse(time) + days * DAY_MS).toISOString());
  });

  it.each([
    ['12345691', 'insufficient_funds', '2026-11-30T01:00:00Z'],
    ['12345692', 'account_closed', '2026-12-01T01:00:00Z'],
    ['12345693', 'no_account', '2026-12-02T01:00:00Z'],
  ])('of account %s is dishonoured after its settlement: %s', async (account, code, time) => {
    const { charge } = await debit(account);
    expect(await statusAt(charge['_id'], Date.parse(time) - 1)).toBe('complete');
    expect(await statusAt(charge['_id'], Date.parse(time))).toBe('dishonoured');
    expect(await read(charge['_id'])).toMatchObject({
      settled_at: '2026-11-27T01:00:00.000Z',
      reversed_at: new Date(time).toISOString(),
      failure: { code, decline_code: code },
    });
    expect(await typesOf(charge['_id'])).toEqual(['charge.paid', 'charge.dishonoured']);
    const refund = await sandbox.server(
      'POST',
      `/v1/charges/${charge['_id']}/refunds`,
      {},
      { 'idempotency-key': freshKey() },
    );
    expect(refund.body.error?.code).toBe('charge_not_complete');
  });

  it('of account 12345694 is dishonoured from the second on', async () => {
    const { id, charge } = await debit('12345694');
    const second = dataOf(await chargeCustomer(sandbox, id));
    const later = Date.parse(WEDNESDAY) + 20 * DAY_MS;
    expect(await statusAt(charge['_id'], later)).toBe('complete');
    expect(await statusAt(second['_id'], later)).toBe('dishonoured');
  });

  it('ends a mandate that the payer revoked at the bank', async () => {
    const { id, charge } = await debit('12345695');
    expect(await statusAt(charge['_id'], Date.parse(WEDNESDAY) + 20 * DAY_MS)).toBe('dishonoured');
    expect(failureOf(await chargeCustomer(sandbox, id))).toEqual([400, 'mandate_revoked', 'mandate_revoked']);
  });

  it('fails once the payer has revoked the mandate, which is told once', async () => {
    const { id, sourceId } = await debit('12345678');
    const [source] = dataOf(await sandbox.server('GET', `/v1/customers/${id}`))['payment_sources'] as Data[];
    const mandate = source?.['mandate'] as Data;
    const revoke = () => sandbox.server('POST', `/v1/mandates/${mandate['_id']}/revoke`);
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    for (const each of answers) {
      expect(dataOf(each)).toMatchObject({ _id: sourceId, customer_id: id, status: 'revoked', reference: 'donor-1' });
    }
    expect(failureOf(await chargeCustomer(sandbox, id))).toEqual([400, 'mandate_revoked', 'mandate_revoked']);
    expect(await typesOf(sourceId)).toEqual(['mandate.revoked']);
    expect((await sandbox.server('POST', '/v1/mandates/mdt_nothing/revoke')).status).toBe(404);
  });

  it('needs a mandate', async () => {
    const made = await chargeCustomer(sandbox, 'customer_haven', { source_id: 'source_haven_bank' });
    expect(failureOf(made)).toEqual([400, 'mandate_required', undefined]);
  });

  it('is not made of a one-time token, which pays at once as before', async () => {
    const made = await sandbox.charge(freshKey(), await accountToken(sandbox, '12345691'));
    expect(dataOf(made)).toMatchObject({ status: 'complete', type: 'bank_account' });
  });
});

describe('a dispute', () => {
  it('takes the money of a card back after ten days, unless it was given back before', async () => {
    at(WEDNESDAY);
    const { id } = await saveCustomer(sandbox, { card: '4000000000000259' });
    const [lost, partly, refunded] = [
      dataOf(await chargeCustomer(sandbox, id)),
      dataOf(await chargeCustomer(sandbox, id)),
      dataOf(await chargeCustomer(sandbox, id)),
    ];
    const refund = (charge: Data, body: object) =>
      sandbox.server('POST', `/v1/charges/${charge['_id']}/refunds`, body, { 'idempotency-key': freshKey() });
    await refund(partly, { amount: '5.00' });
    await refund(refunded, {});
    sandbox.clock.time = Date.parse(WEDNESDAY) + 10 * DAY_MS - 1;
    await settle();
    expect(await read(lost['_id'])).toMatchObject({ status: 'complete' });
    sandbox.clock.time += 1;
    await settle();
    const failure = {
      code: 'charged_back',
      decline_code: 'charged_back',
      message: 'The cardholder disputed the charge',
    };
    expect(await read(lost['_id'])).toMatchObject({ status: 'charged_back', failure });
    expect(await read(partly['_id'])).toMatchObject({ status: 'charged_back' });
    expect(await read(refunded['_id'])).toMatchObject({ status: 'complete', refunded_amount: '25.00' });
    expect(await typesOf(lost['_id'])).toEqual(['charge.paid', 'charge.charged_back']);
    expect(await typesOf(refunded['_id'])).toEqual(['charge.paid', 'charge.refunded']);
  });

  it('that the merchant wins returns the money twenty days later, and the charge may be refunded', async () => {
    at(WEDNESDAY);
    const { id } = await saveCustomer(sandbox, { card: '4000000000000267' });
    const charge = dataOf(await chargeCustomer(sandbox, id));
    const refund = (body: object) =>
      sandbox.server('POST', `/v1/charges/${charge['_id']}/refunds`, body, { 'idempotency-key': freshKey() });
    await refund({ amount: '5.00' });
    const reversedAt = Date.parse(WEDNESDAY) + 10 * DAY_MS;
    sandbox.clock.time = reversedAt + 20 * DAY_MS - 1;
    await settle();
    expect(await read(charge['_id']), '[P3.01]').toMatchObject({
      status: 'charged_back',
      reversed_at: new Date(reversedAt).toISOString(),
      reversed_amount: '20.00',
    });
    expect((await refund({})).status, 'what the bank has is not refunded').toBe(400);
    sandbox.clock.time += 1;
    await settle();
    const won = await read(charge['_id']);
    expect(won, '[P3.01]').toMatchObject({
      status: 'complete',
      captured_amount: '25.00',
      refunded_amount: '5.00',
      reversed_at: new Date(reversedAt).toISOString(),
      reversed_amount: '0.00',
      reinstated_at: new Date(reversedAt + 20 * DAY_MS).toISOString(),
    });
    expect(won).not.toHaveProperty('failure');
    expect(await typesOf(charge['_id']), '[P4.01]').toEqual([
      'charge.paid',
      'charge.refunded',
      'charge.charged_back',
      'charge.reinstated',
    ]);
    expect((await refund({})).status).toBe(201);
    sandbox.clock.time += 60 * DAY_MS;
    await settle();
    expect(await read(charge['_id']), 'for good').toMatchObject({ status: 'complete', refunded_amount: '25.00' });
  });
});
