import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { paymentStops } from './payment-schema.ts';
import { countStop, forgetStops } from './payment-stops.ts';

const HOUR = Date.parse('2026-03-02T03:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(paymentStops));

const stops = () => database.db.select().from(paymentStops).orderBy(paymentStops.hour, paymentStops.step);

describe('posts that were stopped', () => {
  it('are counted by hour and step', async () => {
    await countStop(database.db, 'botCheck', HOUR);
    await countStop(database.db, 'botCheck', HOUR + 59 * MINUTE_MS);
    await countStop(database.db, 'tooMany', HOUR + MINUTE_MS);
    await countStop(database.db, 'botCheck', HOUR + 60 * MINUTE_MS);
    expect(await stops()).toEqual([
      { hour: new Date(HOUR), step: 'botCheck', posts: 2 },
      { hour: new Date(HOUR), step: 'tooMany', posts: 1 },
      { hour: new Date(HOUR + 60 * MINUTE_MS), step: 'botCheck', posts: 1 },
    ]);
  });

  it('are stored for 400 days', async () => {
    await countStop(database.db, 'tooMany', HOUR);
    await countStop(database.db, 'tooMany', HOUR + DAY_MS);
    await forgetStops(database.db, HOUR + 400 * DAY_MS);
    expect(await stops()).toHaveLength(2);
    await forgetStops(database.db, HOUR + 400 * DAY_MS + 1);
    expect(await stops()).toMatchObject([{ hour: new Date(HOUR + DAY_MS) }]);
  });
});
