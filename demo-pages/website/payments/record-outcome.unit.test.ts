import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import type { HeldPayables } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';
import { createOutcomeRecorder } from './record-outcome.ts';
import { BEGAN, haveAttempt } from './testing/have-attempt.ts';
import { StubPayables } from './testing/stub-payables.ts';

const NOW = BEGAN + 2_000;

let database: OpenDatabase;
let entries: Record<string, unknown>[];
let orders: StubPayables;
let donations: StubPayables;
let record: ReturnType<typeof createOutcomeRecorder>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(paymentAttempts);
  entries = [];
  orders = new StubPayables();
  donations = new StubPayables('donation');
  const payables = orders.tableWith(donations);
  record = createOutcomeRecorder({
    db: database.db,
    payables,
    clock: () => NOW,
    log: (entry) => void entries.push(entry),
  });
});

const have = (id: string, values: Parameters<typeof haveAttempt>[1] = {}) =>
  haveAttempt(database.db, { id, payableKind: 'donation', payableId: `gift ${id}`, ...values });
const charged = (attempt: Attempt) =>
  record({
    attempt,
    outcome: { kind: 'approved', chargeId: `charge of ${attempt.id}`, madeAt: undefined, chargedAt: undefined },
  });

/** Payables of which all but those with an id of `held` are free; resolves with the calls. */
function lockTogether(payables: StubPayables, held: string[] = []) {
  const calls: { asked: readonly string[]; paid: string[] }[] = [];
  payables.holdFree = async (_, asked): Promise<HeldPayables> => {
    const call: (typeof calls)[number] = { asked, paid: [] };
    calls.push(call);
    return {
      ids: asked.filter((id) => !held.includes(id)),
      paid: async (charges, now) =>
        void call.paid.push(...charges.map(({ attempt, charge }) => `${attempt.payableId} ${charge.id} ${now}`)),
    };
  };
  return calls;
}

describe('charges that succeed at the same moment', () => {
  it('are recorded together, and each caller gets its own attempt', async () => {
    const calls = lockTogether(donations);
    const attempts = [await have('a'), await have('b')];
    const hold = vi.spyOn(donations, 'hold');
    const recorded = await Promise.all(attempts.map(charged));
    expect(hold, 'none alone').not.toHaveBeenCalled();
    expect(recorded).toMatchObject(
      ['a', 'b'].map((id) => ({
        id,
        status: 'approved',
        chargeId: `charge of ${id}`,
        token: null,
        finishedAt: new Date(NOW),
      })),
    );
    expect(calls).toEqual([
      { asked: ['gift a', 'gift b'], paid: [`gift a charge of a ${NOW}`, `gift b charge of b ${NOW}`] },
    ]);
  });

  it('are recorded by kind', async () => {
    const ofKinds = [lockTogether(donations), lockTogether(orders)];
    const order = { payableKind: 'order' as const };
    const attempts = [await have('a'), await have('b', order), await have('c'), await have('d', order)];
    await Promise.all(attempts.map(charged));
    expect(ofKinds.map((calls) => calls.map(({ asked }) => asked))).toEqual([
      [['gift a', 'gift c']],
      [['gift b', 'gift d']],
    ]);
  });

  it('are not asked of a kind that has none', async () => {
    const calls = lockTogether(orders);
    lockTogether(donations);
    await Promise.all([await have('a'), await have('b')].map(charged));
    expect(calls).toEqual([]);
  });

  it('are recorded alone where another transaction holds their row, or where they were recorded before', async () => {
    const calls = lockTogether(donations, ['gift b']);
    const attempts = [await have('a'), await have('b'), await have('c', { status: 'approved', chargeId: 'earlier' })];
    const recorded = await Promise.all(attempts.map(charged));
    expect(recorded.map(({ status, chargeId }) => [status, chargeId])).toEqual([
      ['approved', 'charge of a'],
      ['approved', 'charge of b'],
      ['approved', 'earlier'],
    ]);
    expect(calls).toMatchObject([{ paid: [`gift a charge of a ${NOW}`] }]);
    expect(donations.happened).toEqual([`paid gift b b charge of b ${NOW}`]);
  });

  it('are recorded alone after a failure, which is logged', async () => {
    donations.holdFree = () => Promise.reject(new RangeError('A text with a name in it'));
    await Promise.all([await have('a'), await have('b')].map(charged));
    expect(entries).toEqual([{ event: 'payments', results: 2, message: 'RangeError' }]);
    expect(donations.happened).toEqual([`paid gift a a charge of a ${NOW}`, `paid gift b b charge of b ${NOW}`]);
  });

  it('are recorded alone where their kind knows nothing else', async () => {
    const attempts = [await have('a'), await have('b')];
    expect((await Promise.all(attempts.map(charged))).map(({ status }) => status)).toEqual(['approved', 'approved']);
    expect(donations.happened).toHaveLength(2);
  });
});

describe('a result that is recorded alone', () => {
  it.each(['declined', 'failed'] as const)('is one that %s, also beside others', async (kind) => {
    const calls = lockTogether(donations);
    const attempts = [await have('a'), await have('b')];
    const refusal = { kind, errorCode: 'card_declined', declineCode: 'lost_card' };
    await Promise.all(attempts.map((attempt) => record({ attempt, outcome: refusal })));
    expect(calls).toEqual([]);
    expect(donations.happened).toEqual(
      ['a', 'b'].map((id) => `unpaid gift ${id} ${id} ${kind} card_declined lost_card ${NOW}`),
    );
    expect(await database.db.select().from(paymentAttempts)).toMatchObject([
      { status: kind, errorCode: 'card_declined', declineCode: 'lost_card', token: null },
      { status: kind },
    ]);
  });

  it('is an accepted debit, whose money comes later', async () => {
    const attempt = await have('a');
    await record({ attempt, outcome: { kind: 'accepted', chargeId: 'ch_1', madeAt: undefined, chargedAt: undefined } });
    expect(donations.happened).toEqual([`accepted gift a a ch_1 ${NOW}`]);
  });

  it('counts once', async () => {
    const attempt = await have('a');
    await charged(attempt);
    expect(await record({ attempt, outcome: { kind: 'failed', errorCode: 'late' } })).toMatchObject({
      status: 'approved',
      errorCode: null,
    });
    expect(donations.happened).toEqual([`paid gift a a charge of a ${NOW}`]);
  });

  it.each([
    [null, `unpaid gift a a failed unstarted - ${NOW}`],
    ['w1', undefined],
  ])('is that of a wallet which never started, unless its charge was stored: %s', async (chargeId, happened) => {
    const attempt = await have('a', { method: 'wallet', chargeId });
    await record({ attempt, outcome: { kind: 'unstarted' } });
    expect(donations.happened).toEqual(happened ? [happened] : []);
    expect(await database.db.select().from(paymentAttempts)).toMatchObject([
      { status: happened ? 'failed' : 'pending' },
    ]);
  });

  it('cannot be that of an attempt which does not exist', async () => {
    const gone = { ...(await have('a')), id: 'gone' };
    await expect(charged(gone)).rejects.toThrow('The payment attempt gone was not found.');
  });
});
