import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { clientNetwork } from '../../server/http/trusted-proxies.ts';
import { MAX_REFUSED_PER_NETWORK } from './attempt-limits.ts';
import { type BeginInput, beginAttempt, hashToken } from './begin-attempt.ts';
import { paymentAttempts, paymentStops } from './payment-schema.ts';

import { BEGAN, haveAttempt } from './testing/have-attempt.ts';
import { ORDER, StubPayables } from './testing/stub-payables.ts';

let database: OpenDatabase;
let orders: StubPayables;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(paymentAttempts);
  await database.db.delete(paymentStops);
  orders = new StubPayables();
});

const SUBMISSION = { payable: { kind: ORDER.kind, id: ORDER.id }, amount: 45, paymentData: 'token-1' };
const begin = (input: Partial<BeginInput> = {}, submission: Partial<BeginInput['submission']> = {}) =>
  beginAttempt(database.db, orders.tableWith(), {
    session: 'mine',
    ipAddress: '198.51.100.7',
    network: clientNetwork('198.51.100.0/24'),
    method: 'card',
    now: BEGAN,
    ...input,
    submission: { ...SUBMISSION, ...submission },
  });
const rows = () => database.db.select().from(paymentAttempts);

describe('an attempt that begins', () => {
  it('is pending, with all that a charge needs', async () => {
    const mandate = { reference: 'r', accepted_at: 'a', ip_address: 'i', agreement_version: '1' };
    orders.payable = { keepsSource: true };
    const begun = await begin({ method: 'bank' }, { mandate, keepsSource: true, contentId: 2101 });
    expect(begun).toMatchObject({ kind: 'pending', payable: { ...ORDER, keepsSource: true } });
    expect(await rows()).toMatchObject([
      {
        payableKind: 'order',
        payableId: 'order-1',
        sessionId: 'mine',
        method: 'bank',
        status: 'pending',
        amountMinor: 4_500,
        currency: 'AUD',
        token: 'token-1',
        tokenHash: hashToken('token-1'),
        mandate,
        keepsSource: true,
        contentId: '2101',
        clientNetwork: '198.51.100.0/24',
        authenticationId: null,
        gatewayId: null,
        drives: 1,
        createdAt: new Date(BEGAN),
      },
    ]);
  });

  it('of a card may keep nothing', async () => {
    await begin();
    expect(await rows()).toMatchObject([{ mandate: null, keepsSource: false, contentId: '' }]);
  });

  it('of a wallet has neither token nor a request to the provider yet', async () => {
    await begin({ method: 'wallet' }, { paymentData: undefined, gatewayId: 'gateway-1' });
    expect(await rows()).toMatchObject([{ token: null, gatewayId: 'gateway-1', drives: 0 }]);
  });
});

describe('a second submission', () => {
  it('is the attempt that runs', async () => {
    const first = await begin();
    const second = await begin({}, { paymentData: 'token-2', amount: 1 });
    expect(second).toEqual({ kind: 'pending', attempt: first.kind === 'pending' && first.attempt });
  });

  it.each(['approved', 'accepted'] as const)('is settled by an attempt that was %s', async (status) => {
    await haveAttempt(database.db, { id: 'refused', status: 'declined' });
    const attempt = await haveAttempt(database.db, { status });
    expect(await begin()).toEqual({ kind: 'settled', payable: ORDER, attempt });
  });

  it('is settled where the order is paid, by whatever attempt', async () => {
    orders.payable = { isPaid: true };
    await haveAttempt(database.db, { status: 'failed' });
    expect(await begin()).toEqual({ kind: 'settled', payable: { ...ORDER, isPaid: true }, attempt: undefined });
  });

  it('with a token that was declined has that answer', async () => {
    const attempt = await haveAttempt(database.db, { status: 'declined', tokenHash: hashToken('token-1') });
    expect(await begin()).toEqual({ kind: 'settled', payable: ORDER, attempt });
    expect(await begin({}, { paymentData: 'token-2' })).toMatchObject({ kind: 'pending' });
  });
});

describe('a submission that is refused', () => {
  it.each([
    ['of somebody else', { sessionId: 'other' }, 'noOrder'],
    ['of nobody', undefined, 'noOrder'],
    ['of another amount', { totalMinor: 4_501 }, 'amountChanged'],
  ] as const)('is one %s', async (_, payable, reason) => {
    orders.payable = payable;
    expect(await begin()).toMatchObject({ kind: 'refused', reason });
    expect(await rows()).toEqual([]);
  });

  it('is one of nothing, whatever amount the page shows', async () => {
    orders.payable = { totalMinor: 0 };
    orders.reserved = 'emptyCart';
    expect(await begin()).toMatchObject({ kind: 'refused', reason: 'emptyCart', payable: { totalMinor: 0 } });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['card', 'refused'],
    ['bank', 'refused'],
    ['wallet', 'pending'],
    ['paypal', 'pending'],
  ] as const)('by the limits of a network, with a %s, is %s', async (method, kind) => {
    for (let count = 0; count < MAX_REFUSED_PER_NETWORK; count += 1)
      await haveAttempt(database.db, {
        id: `try-${count}`,
        payableId: `order of ${count}`,
        sessionId: 'other',
        status: 'declined',
        clientNetwork: '198.51.100.0/24',
      });
    const begun = await begin({ method, person: {}, now: BEGAN + 1 });
    expect(begun).toMatchObject({ kind, payable: ORDER });
    if (kind === 'refused') expect(begun).toMatchObject({ reason: 'tooMany' });
  });
});
