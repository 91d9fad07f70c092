import { and, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/database/open-database.ts';
import type { FoundDifference } from './compare-charge.ts';
import { reconciliationDifferences as differences, reconciliationRuns } from './reconciliation-schema.ts';

/**
 * Stores what a comparison found. A difference that was found before keeps its note; one of the span that was not found
 * is gone.
 */
export async function recordRun(
  db: Database,
  run: {
    span: { from: Date; to: Date };
    found: readonly FoundDifference[];
    charges: number;
    actor: string;
    now: Date;
  },
): Promise<void> {
  const { span, charges, actor, now } = run;
  const byId = new Map(run.found.map((each) => [`${each.kind}:${each.chargeId}`, each]));
  await db.transaction(async (tx) => {
    await tx.insert(reconciliationRuns).values({ ...span, startedAt: now, charges, differences: byId.size, actor });
    for (const [id, found] of byId)
      await tx
        .insert(differences)
        .values({ ...found, id, foundAt: now, lastSeenAt: now })
        .onConflictDoUpdate({
          target: differences.id,
          set: { ours: found.ours, theirs: found.theirs, lastSeenAt: now, goneAt: sql`null` },
        });
    const isOfSpan = and(gte(differences.chargedAt, span.from), lt(differences.chargedAt, span.to));
    const isOver = byId.size > 0 ? notInArray(differences.id, [...byId.keys()]) : undefined;
    await tx
      .update(differences)
      .set({ goneAt: now })
      .where(and(isOfSpan, isOver, isNull(differences.goneAt)));
  });
}
