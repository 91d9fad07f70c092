import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type ActDone, type ActResult, actOnce, momentText, type StaffActor } from '../../platform/index.ts';
import { fullLabel } from '../content-fields.ts';
import { type ContentKind, type Typed, trailCountry } from '../content-kind.ts';
import { findVersion, isEntry, lockEntry, type Version } from '../find-content.ts';
import { managedEntries, managedVersions } from '../managed-content-schema.ts';
import { publishVersion } from '../publish-due.ts';

/** What becomes of the saved texts: nothing yet, used now, or used from a moment on. */
export type Publication = { act: 'draft' } | { act: 'publish' } | { act: 'schedule'; at: Date };

export interface EntryRequest {
  key: string;
  /** The number of the version that the form was made from; 0 for a new entry. */
  seen: number;
  fields: Typed;
  publication: Publication;
  restoredFrom?: number;
  formKey: string;
  staff: StaffActor;
}

/** The result of an act; `conflict` is what somebody else saved meanwhile. */
export interface Saved {
  result: ActResult;
  conflict?: Version | undefined;
}

/** The words of the trail for what was saved. */
const OUTCOMES = { draft: 'saved', publish: 'published', schedule: 'scheduled' } as const;

/**
 * Saves a new version of an entry, or the first one, and publishes it where that is asked for. Texts that are those of
 * the newest version make no new one. A form made from an older version changes nothing.
 */
export async function saveEntry(db: Database, kind: ContentKind, request: EntryRequest, now: number): Promise<Saved> {
  const { key, seen, fields, publication, restoredFrom, formKey, staff } = request;
  let conflict: Version | undefined;
  const result = await actOnce(db, { formKey, staff, now }, async (tx) => {
    const problem = (field: string, message: string) => ({ problem: { field, message } });
    // Two forms for the same new key: the second waits for the first one's row.
    if (seen === 0)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind.name} ${key}`}, 0))`);
    const entry = await lockEntry(tx, kind.name, key);
    if (seen === 0 && entry) return problem('key', `${kind.key.label} ${key} is taken. Choose another one.`);
    if (seen > 0 && !entry) return problem('main', 'This entry no longer exists.');
    const before = entry && (await findVersion(tx, kind.name, key, entry.latest));
    if (before && before.number !== seen) {
      conflict = before;
      return problem('main', `${before.actor} saved version ${before.number} while this form was open.`);
    }
    const changes = before ? changedLabels(kind, before.fields, fields) : [];
    if (before && changes.length === 0 && publication.act === 'draft' && restoredFrom === undefined)
      return problem('main', `Nothing was changed: this is the same as version ${before.number}.`);
    const [refused] = publication.act === 'draft' ? [] : await kind.refuse(tx, key, fields, now);
    if (refused) return { problem: refused };
    const who = { actor: staff.name, actorAccount: staff.accountId, now, restoredFrom };
    const isNew = !before || changes.length > 0;
    const version = isNew ? await addVersion(tx, kind, { key, number: seen + 1, fields }, who) : before;
    if (publication.act === 'publish') await publishVersion(tx, kind, version, now);
    if (publication.act === 'schedule')
      await tx
        .update(managedEntries)
        .set({ dueVersion: version.number, dueAt: publication.at })
        .where(isEntry(kind.name, key));
    const parts = [
      `${kind.titleOf(fields)}: version ${version.number}`,
      restoredFrom === undefined ? '' : `as version ${restoredFrom}`,
      publication.act === 'schedule' ? `for ${momentText(publication.at, kind.countryOf(fields))}` : '',
      changes.length > 0 ? `changed: ${changes.join(', ')}` : '',
    ];
    return doneWith(kind, key, fields, OUTCOMES[publication.act], parts.filter(Boolean).join('; '));
  });
  return { result, conflict };
}

/** The line of an act in the audit trail. */
export const doneWith = (kind: ContentKind, key: string, fields: Typed, outcome: string, detail: string): ActDone => ({
  action: kind.name,
  siteCountryCode: trailCountry(kind, fields),
  subject: key,
  outcome,
  detail,
});

/**
 * `unschedule`: the planned publication does not happen. `take-down`: the entry is unpublished until it is published
 * again.
 */
type UseChange = 'unschedule' | 'take-down';

interface UseChangeRequest {
  key: string;
  change: UseChange;
  formKey: string;
  staff: StaffActor;
}

/** Changes which version is live, without a new one. */
export function changeUse(db: Database, kind: ContentKind, request: UseChangeRequest, now: number): Promise<ActResult> {
  const { key, change, formKey, staff } = request;
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const entry = await lockEntry(tx, kind.name, key);
    const latest = entry && (await findVersion(tx, kind.name, key, entry.latest));
    if (!latest) return { problem: { field: 'main', message: 'This entry no longer exists.' } };
    const { dueVersion, dueAt, liveVersion } = entry;
    const done = (outcome: string, detail: string) =>
      doneWith(kind, key, latest.fields, outcome, `${kind.titleOf(latest.fields)}: ${detail}`);
    if (change === 'unschedule') {
      if (dueVersion === null) return { problem: { field: 'main', message: 'Nothing is scheduled.' } };
      await tx.update(managedEntries).set({ dueVersion: null, dueAt: null }).where(isEntry(kind.name, key));
      return done(
        'unscheduled',
        `version ${dueVersion}, planned for ${momentText(dueAt, kind.countryOf(latest.fields))}`,
      );
    }
    if (liveVersion === null || !kind.takeDown)
      return { problem: { field: 'main', message: 'This is not published.' } };
    await kind.takeDown(tx, key);
    await tx.update(managedEntries).set({ liveVersion: null, live: null }).where(isEntry(kind.name, key));
    return done('unpublished', `version ${liveVersion}`);
  });
}

/** Who saves a version, when, and which one it repeats. */
interface Authorship {
  actor: string;
  actorAccount: string | null;
  now: number;
  restoredFrom?: number | undefined;
}

/** Adds the next version to an entry, or the first one; the entry is locked, or is new. */
export async function addVersion(
  tx: Database,
  kind: ContentKind,
  { key, number, fields }: { key: string; number: number; fields: Typed },
  { now, restoredFrom, ...who }: Authorship,
): Promise<Version> {
  const row = { kind: kind.name, key, number, fields, at: new Date(now), ...who, restoredFrom: restoredFrom ?? null };
  if (number === 1) await tx.insert(managedEntries).values({ kind: kind.name, key, latest: 1 });
  else await tx.update(managedEntries).set({ latest: number }).where(isEntry(kind.name, key));
  await tx.insert(managedVersions).values(row);
  return row;
}

/** The labels of the fields in which two versions differ. */
export function changedLabels(kind: ContentKind, one: Typed, other: Typed): string[] {
  return kind.fields
    .filter(({ name }) => (one[name] ?? '') !== (other[name] ?? ''))
    .map(({ facts }) => fullLabel(facts));
}
