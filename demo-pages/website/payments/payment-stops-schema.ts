import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../platform/tables/index.ts';

/** How many posts the limits against card testing have stopped in an hour, by step. Nobody's address is stored. */
export const paymentStops = website.table(
  'payment_stops',
  {
    hour: moment('hour').notNull(),
    step: text('step', { enum: ['botCheck', 'tooMany', 'tooManyToday'] }).notNull(),
    posts: integer('posts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.step] })],
);
