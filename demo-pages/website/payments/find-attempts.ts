import { and, eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { PayableRef } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';

/** The condition for the attempts to pay for one order or donation. */
export const attemptsFor = ({ kind, id }: PayableRef) =>
  and(eq(paymentAttempts.payableKind, kind), eq(paymentAttempts.payableId, id));

/** The attempts to pay for one order or donation. */
export const findAttempts = (db: Database, payable: PayableRef): Promise<Attempt[]> =>
  db.select().from(paymentAttempts).where(attemptsFor(payable));
