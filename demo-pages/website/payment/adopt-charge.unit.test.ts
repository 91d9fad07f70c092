import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { adoptCharge } from './adopt-charge.ts';
import { insertAttempt } from './begin-attempt.ts';
import { findAttempts } from './find-attempts.ts';
import type { Payable, Payables, PayableTable } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';

const NOW = Date.parse('2026-03-02T03:04:05Z');
const ORDER: Payable = {
  kind: 'order',
  id: 'order-1',
  sessionId: null,
  siteCountryCode: 'AUS',
  currency: 'AUD',
  totalMinor: 4_500,
  isPaid: false,
  transactionId: null,
  customer: { first_name: 'Ada', last_name: 'Payer', email: 'ada@example.org', phone: '' },
};
const CHARGE = { id: 'ch_1', amountMinor: 4_500, currency: 'AUD' };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(paymentAttempts));

/** Adopts the charge for an order as it is given; resolves with the answer and the charges that paid the order. */
async function adopt(order: Partial<Payable> | undefined, charge = CHARGE, isSoldOut = false) {
  const paid: string[] = [];
  const orders: Payables = {
    kind: 'order',
    find: async () => order && { ...ORDER, ...order },
    hold: async () => ({
      paid: async ({ payableId }, chargeId, now) => void paid.push(`${payableId} ${chargeId} ${now}`),
      accepted: async () => undefined,
      unpaid: async () => undefined,
    }),
    lock: async () => undefined,
    reserve: async () => (isSoldOut ? 'stockShort' : undefined),
  };
  const payables = { order: orders } as Partial<PayableTable> as PayableTable;
  return { adopted: await adoptCharge(database.db, payables, ORDER, charge, NOW), paid };
}

const LEFT = { adopted: false, paid: [] };
const attempts = () => findAttempts(database.db, ORDER);

async function haveTried(status: Attempt['status']): Promise<void> {
  const tried = { sessionId: null, tokenHash: 'hash', ipAddress: '', contentId: '', createdAt: new Date(NOW) };
  await insertAttempt(database.db, { ...tried, id: 'tried', idempotencyKey: 'tried', payable: ORDER });
  await database.db.update(paymentAttempts).set({ status });
}

describe('a charge that our database does not know', () => {
  it('pays its order, with an attempt that says so', async () => {
    expect(await adopt({})).toEqual({ adopted: true, paid: [`order-1 ch_1 ${NOW}`] });
    const moment = new Date(NOW);
    expect(await attempts()).toMatchObject([
      {
        status: 'approved',
        chargeId: 'ch_1',
        amountMinor: 4_500,
        currency: 'AUD',
        createdAt: moment,
        finishedAt: moment,
      },
    ]);
    expect(await attempts(), 'nobody paid on our site').toMatchObject([{ ipAddress: '', contentId: '' }]);
  });

  it.each([
    ['there is no such order', undefined, CHARGE],
    ['another charge paid it', { isPaid: true }, CHARGE],
    ['the sum is another', {}, { ...CHARGE, amountMinor: 4_499 }],
    ['the currency is another', {}, { ...CHARGE, currency: 'NZD' }],
  ])('is left to staff where %s', async (_, order, charge) => {
    expect(await adopt(order, charge)).toEqual(LEFT);
    expect(await attempts()).toEqual([]);
  });

  it('is left to staff where the gift is sold out', async () => {
    expect(await adopt({}, CHARGE, true)).toEqual(LEFT);
    expect(await attempts()).toEqual([]);
  });

  it.each(['pending', 'accepted', 'approved'] as const)('is left to staff where an attempt is %s', async (status) => {
    await haveTried(status);
    expect(await adopt({})).toEqual(LEFT);
    expect(await attempts()).toHaveLength(1);
  });

  it.each(['declined', 'failed'] as const)('pays although an attempt was %s', async (status) => {
    await haveTried(status);
    expect(await adopt({})).toMatchObject({ adopted: true });
    expect(await attempts()).toHaveLength(2);
  });
});
