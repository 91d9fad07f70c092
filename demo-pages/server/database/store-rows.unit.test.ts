import { asc, eq, sql } from 'drizzle-orm';
import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { ENGINES } from '../operations/jobs/testing/open-engines.ts';
import type { Database } from './open-database.ts';
import { insertRows, isOneOf, updateRows } from './store-rows.ts';

const parcels = pgTable('parcels', {
  shop: text('shop').notNull(),
  id: text('parcel_id').notNull(),
  weight: integer('weight').notNull().default(3),
  sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
  label: json('label').$type<object>(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
const SENT = new Date('2027-01-31T09:00:00.123Z');
const LABEL = { z: 'last', a: [1, null, 'O’Neill "quoted"'], 10: 'number' };

it.each(ENGINES)('rows are inserted and changed by one statement each in %s', async (_, open) => {
  const engine = await open();
  const [db] = engine.databases as [Database];
  await db.execute(sql`create table parcels (shop text not null, parcel_id text not null, weight integer not null default 3,
    sent_at timestamptz, label json, made_at timestamptz not null default now(), primary key (shop, parcel_id))`);
  const all = () => db.select().from(parcels).orderBy(asc(parcels.shop), asc(parcels.id));

  const inserted = await insertRows(db, parcels, [
    { shop: 'A', id: '1', sentAt: SENT, label: LABEL },
    { shop: 'A', id: '2', sentAt: null, label: null },
  ]).returning();
  expect(inserted.map(({ madeAt, ...row }) => row)).toEqual([
    { shop: 'A', id: '1', weight: 3, sentAt: SENT, label: LABEL },
    { shop: 'A', id: '2', weight: 3, sentAt: null, label: null },
  ]);
  expect(inserted.every(({ madeAt }) => madeAt instanceof Date)).toBe(true);
  expect(JSON.stringify((await all())[0]?.label), 'the same bytes').toBe(JSON.stringify(LABEL));
  const again = [
    { shop: 'A', id: '2', weight: 9 },
    { shop: 'B', id: '1', weight: 5 },
  ];
  const added = await insertRows(db, parcels, again).onConflictDoNothing().returning({ id: parcels.id });
  expect(added).toEqual([{ id: '1' }]);

  const changed = await updateRows(
    db,
    parcels,
    [
      { shop: 'A', id: '1', weight: 1, sentAt: null, label: { of: 'A' } },
      { shop: 'B', id: '1', weight: 2, sentAt: SENT, label: null },
      { shop: 'B', id: 'unknown', weight: 2, sentAt: SENT, label: null },
    ],
    ['shop', 'id'],
  );
  expect(changed.map(({ shop, weight }) => `${shop} ${weight}`).toSorted()).toEqual(['A 1', 'B 2']);
  expect((await all()).map(({ madeAt, ...row }) => row)).toEqual([
    { shop: 'A', id: '1', weight: 1, sentAt: null, label: { of: 'A' } },
    { shop: 'A', id: '2', weight: 3, sentAt: null, label: null },
    { shop: 'B', id: '1', weight: 2, sentAt: SENT, label: null },
  ]);
  const heavier = ['1', '2'].map((id) => ({ shop: 'A', id, weight: 7 }));
  const light = await updateRows(db, parcels, heavier, ['shop', 'id'], eq(parcels.weight, 1));
  expect(
    light.map(({ id }) => id),
    'those that fit the condition',
  ).toEqual(['1']);
  expect(await updateRows(db, parcels, [], ['id'])).toEqual([]);

  expect(
    (
      await db
        .select()
        .from(parcels)
        .where(isOneOf(parcels.shop, ['B', 'C']))
    ).map(({ id }) => id),
  ).toEqual(['1']);
  expect(await db.select().from(parcels).where(isOneOf(parcels.shop, []))).toEqual([]);
  await engine.close();
});
