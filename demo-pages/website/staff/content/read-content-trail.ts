import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { ContentKindName } from '../../content/index.ts';
import { STAFF_ACTION_KINDS, staffActions } from '../../platform/index.ts';
import type { TrailEntry } from '../order-trail.ts';

const MOST_ROWS = 100;

/** What was done to an entry, the newest first. */
export async function readContentTrail(db: Database, kind: ContentKindName, key: string): Promise<TrailEntry[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.action, kind), eq(staffActions.subject, key)))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(MOST_ROWS);
  return rows.map(({ at, actor, action, siteCountryCode, subject, outcome, detail }) => ({
    ...{ at, who: actor, what: STAFF_ACTION_KINDS[action].name, country: siteCountryCode ?? '' },
    ...{ subject, outcome, detail },
  }));
}
