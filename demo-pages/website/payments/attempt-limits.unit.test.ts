import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { clientNetwork } from '../../server/http/trusted-proxies.ts';
import {
  ATTEMPTS_WINDOW_MS,
  limitAttempts,
  MAX_REFUSED_PER_NETWORK,
  MAX_REFUSED_PER_NETWORK_IN_A_DAY,
  type Payer,
  REFUSED_BEFORE_BOT_CHECK,
  REFUSED_ON_SITE_BEFORE_BOT_CHECK,
} from './attempt-limits.ts';
import { paymentAttempts, paymentStops } from './payment-schema.ts';

const NOW = Date.parse('2026-03-02T03:04:05Z');
const PAYER: Payer = {
  session: 'mine',
  payable: { kind: 'order', id: 'my-order' },
  network: clientNetwork('198.51.100.7'),
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(paymentAttempts);
  await database.db.delete(paymentStops);
});

type NewRow = typeof paymentAttempts.$inferInsert;
let rows = 0;

/** So many attempts, each in a session and for an order of its own; of the payer's network by default, and declined. */
async function haveTried(count: number, values: Partial<NewRow> = {}): Promise<void> {
  const attempts = Array.from({ length: count }, (): NewRow => {
    rows += 1;
    const id = `attempt-${rows}`;
    const ids = { id, payableId: `order-${rows}`, sessionId: `session-${rows}`, idempotencyKey: id, tokenHash: id };
    const of = { payableKind: 'order', amountMinor: 4_500, currency: 'AUD', ipAddress: '', contentId: '' } as const;
    const about = { clientNetwork: PAYER.network, createdAt: new Date(NOW - 60_000) };
    return { ...ids, ...of, ...about, status: 'declined', ...values };
  });
  await database.db.insert(paymentAttempts).values(attempts);
}

const limit = (asked: { person?: object; isWallet?: boolean } = {}, payer: Partial<Payer> = {}) =>
  database.db.transaction((tx) =>
    limitAttempts(tx, { ...PAYER, ...payer }, { now: NOW, person: asked.person, isWallet: asked.isWallet ?? false }),
  );

describe('the limits of a network', () => {
  it('ask for the bot check, and let a person pass', async () => {
    await haveTried(REFUSED_BEFORE_BOT_CHECK - 1);
    expect(await limit()).toBeUndefined();
    await haveTried(1);
    expect(await limit()).toBe('botCheck');
    expect(await limit({ person: {} })).toBeUndefined();
  });

  it('stop even a person, but not a wallet, whose shoppers sign in', async () => {
    await haveTried(MAX_REFUSED_PER_NETWORK);
    expect(await limit({ person: {} })).toBe('tooMany');
    expect(await limit({ isWallet: true })).toBeUndefined();
  });

  it('stop for the day what was tried slowly', async () => {
    const earlier = new Date(NOW - ATTEMPTS_WINDOW_MS - 1);
    await haveTried(MAX_REFUSED_PER_NETWORK_IN_A_DAY - 1, { createdAt: earlier });
    expect(await limit({ person: {} })).toBeUndefined();
    await haveTried(1, { createdAt: earlier });
    expect(await limit({ person: {} })).toBe('tooManyToday');
  });

  it.each(['approved', 'accepted'] as const)('have room for one more after four payments were %s', async (status) => {
    await haveTried(MAX_REFUSED_PER_NETWORK);
    // Not a card: without an answer of its bank a card counts as refused.
    await haveTried(3, { status, method: 'bank' });
    expect(await limit({ person: {} })).toBe('tooMany');
    await haveTried(1, { status, method: 'bank' });
    expect(await limit({ person: {} })).toBeUndefined();
    await haveTried(1);
    expect(await limit({ person: {} })).toBe('tooMany');
  });

  it('count any declined payment, and not those that never reached a bank', async () => {
    await haveTried(REFUSED_BEFORE_BOT_CHECK - 1, { method: 'bank' });
    await haveTried(9, { status: 'failed', method: 'bank' });
    await haveTried(9, { status: 'failed', errorCode: 'unreached' });
    await haveTried(9, { status: 'failed', errorCode: 'abandoned' });
    await haveTried(30, { status: 'failed', errorCode: 'busy', sessionId: PAYER.session });
    expect(await limit()).toBeUndefined();
    await haveTried(1, { status: 'failed' });
    expect(await limit()).toBe('botCheck');
  });

  it('do not hold for payers whose networks are unknown', async () => {
    await haveTried(MAX_REFUSED_PER_NETWORK, { clientNetwork: '' });
    expect(await limit({}, { network: clientNetwork('') })).toBeUndefined();
  });
});

describe('cards that are tested from many networks', () => {
  const elsewhere = { clientNetwork: '203.0.113.9' };

  it('make every card need the bot check, when more than half are refused', async () => {
    await haveTried(REFUSED_ON_SITE_BEFORE_BOT_CHECK, elsewhere);
    await haveTried(REFUSED_ON_SITE_BEFORE_BOT_CHECK, { ...elsewhere, status: 'approved' });
    expect(await limit(), 'half').toBeUndefined();
    await haveTried(1, elsewhere);
    expect(await limit(), 'more than half').toBe('botCheck');
    expect(await limit({ person: {} })).toBeUndefined();
  });

  it('are not seen in few', async () => {
    await haveTried(REFUSED_ON_SITE_BEFORE_BOT_CHECK - 1, elsewhere);
    expect(await limit()).toBeUndefined();
  });
});

it('a stopped post is counted, and one that may try a card is not', async () => {
  await limit();
  expect(await database.db.$count(paymentStops)).toBe(0);
  await haveTried(REFUSED_BEFORE_BOT_CHECK);
  await limit();
  expect(await database.db.select().from(paymentStops)).toMatchObject([{ step: 'botCheck', posts: 1 }]);
});
