import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { adoptCharge } from './adopt-charge.ts';
import { findAttempts } from './find-attempts.ts';
import type { Payable } from './payable.ts';
import { paymentAttempts } from './payment-schema.ts';
import { BEGAN, haveAttempt } from './testing/have-attempt.ts';
import { ORDER, StubPayables } from './testing/stub-payables.ts';

const NOW = BEGAN;
const CHARGED_AT = BEGAN - 86_400_000;
const TIMES = { madeAt: new Date(CHARGED_AT), chargedAt: new Date(CHARGED_AT) };
const CHARGE = { id: 'ch_1', amountMinor: 4_500, currency: 'AUD', ...TIMES };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(paymentAttempts));

/** Adopts the charge for an order as it is given; resolves with the answer and the charges that paid the order. */
async function adopt(order: Partial<Payable> | undefined, charge = CHARGE, isSoldOut = false) {
  const orders = new StubPayables();
  orders.payable = order;
  orders.reserved = isSoldOut ? 'stockShort' : undefined;
  const adopted = await adoptCharge(database.db, orders.tableWith(), ORDER, charge, NOW);
  return { adopted, paid: orders.happened };
}

const LEFT = { adopted: false, paid: [] };
const attempts = () => findAttempts(database.db, ORDER);

describe('a charge that our database does not know', () => {
  it('pays its order on the day of the charge, with an attempt that says so [M2.01]', async () => {
    expect(await adopt({})).toEqual({
      adopted: true,
      paid: [expect.stringMatching(new RegExp(`^paid order-1 \\S+ ch_1 ${CHARGED_AT}$`))],
    });
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
    await haveAttempt(database.db, { status });
    expect(await adopt({})).toEqual(LEFT);
    expect(await attempts()).toHaveLength(1);
  });

  it.each(['declined', 'failed'] as const)('pays although an attempt was %s', async (status) => {
    await haveAttempt(database.db, { status });
    expect(await adopt({})).toMatchObject({ adopted: true });
    expect(await attempts()).toHaveLength(2);
  });
});
