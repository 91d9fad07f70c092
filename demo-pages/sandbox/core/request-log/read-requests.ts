import { and, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { loggedRequests } from './request-log-schema.ts';

export type LoggedRequest = typeof loggedRequests.$inferSelect;

/** Calls of a merchant, and calls whose credential belongs to nobody: a mistyped key is looked for here. */
const isShownTo = (merchantId: string) =>
  or(eq(loggedRequests.merchantId, merchantId), isNull(loggedRequests.merchantId));

/** The newest calls of a merchant before a place in the log; `onlyRefused` leaves out what went well. */
export function listRequests(
  db: Database,
  merchantId: string,
  { before, onlyRefused, limit }: { before?: number | undefined; onlyRefused: boolean; limit: number },
): Promise<LoggedRequest[]> {
  return db
    .select()
    .from(loggedRequests)
    .where(
      and(
        isShownTo(merchantId),
        before === undefined ? undefined : lt(loggedRequests.sequence, before),
        onlyRefused ? gte(loggedRequests.status, 400) : undefined,
      ),
    )
    .orderBy(desc(loggedRequests.sequence))
    .limit(limit);
}

/** A call of a merchant by its request's id; null when it is not stored. */
export async function findRequest(db: Database, merchantId: string, id: string): Promise<LoggedRequest | null> {
  const [found] = await db
    .select()
    .from(loggedRequests)
    .where(and(isShownTo(merchantId), eq(loggedRequests.id, id)));
  return found ?? null;
}
