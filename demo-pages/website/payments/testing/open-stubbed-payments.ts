import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import type { PaymentDependencies } from '../drive-attempt.ts';
import { paymentAttempts } from '../payment-schema.ts';
import { BEGAN, haveAttempt } from './have-attempt.ts';
import { StubPayables } from './stub-payables.ts';
import { stubProvider } from './stub-provider.ts';

/** What payments work with, for the tests of one file: a real database, an order and a provider that a test may change. */
class StubbedPayments {
  now = BEGAN;
  readonly orders = new StubPayables();
  readonly entries: Record<string, unknown>[] = [];
  readonly provider;
  readonly wallets;
  readonly dependencies: PaymentDependencies;

  constructor(readonly database: OpenDatabase) {
    const { provider, wallets } = stubProvider();
    this.provider = provider;
    this.wallets = wallets;
    this.dependencies = {
      db: database.db,
      provider,
      wallets,
      payables: this.orders.tableWith(),
      clock: () => this.now,
      log: (entry) => void this.entries.push(entry),
    };
  }

  have = (values: Parameters<typeof haveAttempt>[1] = {}) => haveAttempt(this.database.db, values);
  rows = () => this.database.db.select().from(paymentAttempts).orderBy(paymentAttempts.createdAt);
}

/** Opens a database for the tests of one file; each test begins without attempts, with an order and a provider anew. */
export function openStubbedPayments(): () => StubbedPayments {
  let database: OpenDatabase;
  let stubbed: StubbedPayments;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.db.delete(paymentAttempts);
    stubbed = new StubbedPayments(database);
  });
  afterAll(() => database.close());
  return () => stubbed;
}
