import { and, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/database/open-database.ts';
import { describeError } from '../../../../server/http/describe-error.ts';
import type { ChargeLookup, PayableRef, Payments, ProviderCharge } from '../../../payments/index.ts';
import { compareCharge, type FoundDifference, missingCharge } from './compare-charge.ts';
import { type BookEntry, readBookEntry, readBooks, readPaidBetween } from './read-books.ts';
import { reconciliationDifferences as differences, reconciliationRuns } from './reconciliation-schema.ts';

interface ReconcileDependencies {
  db: Database;
  charges: ChargeLookup;
  /** Brings an order or a donation up to date with its charge, as the provider's events do. */
  follow(payable: PayableRef, chargeId: string): Promise<void>;
  /** Records a charge that paid something of ours without our knowledge. Resolves with false when it cannot. */
  adopt: Payments['adopt'];
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

const DAY_MS = 86_400_000;
/** Disputes come weeks after a charge. */
const COMPARED_DAYS = 35;
/** A payment that is being recorded now is no difference. */
const SETTLING_MS = 15 * 60_000;
const ENTRIES_AT_ONCE = 200;

/** What a comparison did. */
export interface ReconciliationResult {
  charges: number;
  differences: number;
}

/**
 * Compares our books with the provider's list of charges of the last weeks (D6.04). What a late event would repair is
 * repaired first; every difference that stays is stored, and one that is over is marked as gone.
 * @returns A function that compares now. It rejects when the provider does not answer, and then stores nothing.
 */
export function createReconciliation({ db, charges, follow, adopt, clock, log }: ReconcileDependencies) {
  /** Compares once more after our side was brought up to date. */
  const again = async (charge: ProviderCharge, entry: BookEntry | undefined) => {
    if (!entry) return compareCharge(charge, entry);
    const isUnknown = charge.status === 'complete' && !entry.isPaid && charge.reference === entry.id;
    const isAdopted = isUnknown && (await adopt(entry, charge));
    if (isAdopted) log({ event: 'reconciliation', [entry.kind]: entry.id, charge: charge.id, outcome: 'adopted' });
    else
      await follow(entry, charge.id).catch((error: Error) =>
        log({ event: 'reconciliation', [entry.kind]: entry.id, ...describeError(error) }),
      );
    const [current] = (await charges.listOf(charge.reference)).filter(({ id }) => id === charge.id);
    return compareCharge(current ?? charge, await readBookEntry(db, entry.id));
  };

  const comparePage = async (page: readonly ProviderCharge[]): Promise<FoundDifference[]> => {
    const entries = await readBooks(
      db,
      page.map(({ reference }) => reference),
      page.map(({ id }) => id),
    );
    const found: FoundDifference[] = [];
    for (const charge of page) {
      const entry =
        entries.find(({ chargeId }) => chargeId === charge.id) ?? entries.find(({ id }) => id === charge.reference);
      const difference = compareCharge(charge, entry) && (await again(charge, entry));
      if (difference) found.push(difference);
    }
    return found;
  };

  const findMissing = async (
    kind: BookEntry['kind'],
    span: { from: Date; to: Date },
    seen: ReadonlySet<string>,
  ): Promise<FoundDifference[]> => {
    const found: FoundDifference[] = [];
    let page: BookEntry[] = [];
    do {
      page = await readPaidBetween(db, kind, { ...span, after: page.at(-1)?.id ?? '', limit: ENTRIES_AT_ONCE });
      for (const entry of page.filter(({ chargeId }) => !seen.has(chargeId ?? ''))) {
        // Its charge may be older than the span, such as a bank debit whose money came later.
        const all = await charges.listOf(entry.id);
        if (!all.some(({ id }) => id === entry.chargeId)) found.push(missingCharge(entry));
      }
    } while (page.length === ENTRIES_AT_ONCE);
    return found;
  };

  return async (actor = 'schedule'): Promise<ReconciliationResult> => {
    const now = clock();
    const span = { from: new Date(now - COMPARED_DAYS * DAY_MS), to: new Date(now - SETTLING_MS) };
    const seen = new Set<string>();
    const found: FoundDifference[] = [];
    let cursor: string | undefined;
    do {
      const page = await charges.list({ ...span, cursor });
      for (const { id } of page.charges) seen.add(id);
      found.push(...(await comparePage(page.charges)));
      cursor = page.cursor;
    } while (cursor !== undefined);
    for (const kind of ['donation', 'order'] as const) found.push(...(await findMissing(kind, span, seen)));
    await recordRun(db, { span, found, charges: seen.size, actor, now: new Date(now) });
    log({ event: 'reconciliation', charges: seen.size, differences: found.length });
    return { charges: seen.size, differences: found.length };
  };
}

/**
 * Stores what a comparison found. A difference that was found before keeps its note; one of the span that was not found
 * is gone.
 */
async function recordRun(
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
