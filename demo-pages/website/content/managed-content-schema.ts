import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../platform/tables/index.ts';

/** Something that staff edit, such as one petition: which of its versions is in use, and which one will be. */
export const managedEntries = website.table(
  'managed_entries',
  {
    kind: text('kind').notNull(),
    /** What pages and other tables know it by, such as a petition's node-id. It never changes. */
    key: text('key').notNull(),
    /** The number of the newest version. A form that was made from an older one is refused. */
    latest: integer('latest').notNull(),
    /** The version in use; null before the first publication and after it was taken out of use. */
    liveVersion: integer('live_version'),
    /** The values of that version, as the site reads them. */
    live: jsonb('live').$type<Record<string, unknown>>(),
    /** The version that replaces it at `dueAt`. */
    dueVersion: integer('due_version'),
    dueAt: moment('due_at'),
    /** Its file was in the charity's folder when the site read it last. */
    fromFolder: boolean('from_folder').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    index('managed_entries_due').on(t.dueAt),
    check('managed_entries_due_whole', sql`(${t.dueVersion} is null) = (${t.dueAt} is null)`),
    check('managed_entries_live_whole', sql`(${t.liveVersion} is null) = (${t.live} is null)`),
  ],
);

/** Every version that was ever saved. A trigger refuses changes: rows are only added. */
export const managedVersions = website.table(
  'managed_versions',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Counts from 1 in each entry. */
    number: integer('number').notNull(),
    /** The form's fields as they were typed. */
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    at: moment('at').notNull(),
    /** The member's name at that time. */
    actor: text('actor').notNull(),
    /** The member's account; null for what the site itself brought along. */
    actorAccount: text('actor_account'),
    /** The version that this one repeats. */
    restoredFrom: integer('restored_from'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.number] })],
);
