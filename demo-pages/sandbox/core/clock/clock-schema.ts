/** The sandbox's clock: how far it was moved forward. */

import { sql } from 'drizzle-orm';
import { bigint, check, text } from 'drizzle-orm/pg-core';
import { sandboxSchema } from '../sandbox-schema.ts';

/** One row, shared by every process; none while nobody has moved the clock. */
export const clockOffsets = sandboxSchema.table(
  'clock_offsets',
  {
    id: text('id').primaryKey(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('clock_offsets_forward', sql`${table.offsetMs} >= 0`)],
);
