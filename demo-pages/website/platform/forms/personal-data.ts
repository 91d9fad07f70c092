import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open-database.ts';
import { emailKeyOf } from './email-key.ts';

/** A person whose data is collected or erased. */
export interface Person {
  /** The key of their email address: see `emailKey`. */
  emailKey: string;
  /** The references of their gifts, monthly gifts and orders. */
  references: readonly string[];
  /** First and last names as they typed them, together. */
  names: readonly string[];
}

/**
 * What a feature stores about people. A table with personal data belongs to one of these: a test finds one that does
 * not.
 */
export interface PersonalData {
  /** The tables of the website's schema, by their names in the database. */
  tables: readonly string[];
  /** Everything that is stored about a person, in rows by table, without secrets such as keys of sessions. */
  collect(db: Database, person: Person): Promise<Record<string, readonly object[]>>;
  /** Removes what tells who the person is; amounts and numbers of receipts stay. Call it in one transaction for all. */
  erase(tx: Database, person: Person): Promise<void>;
  /** Removes what has reached the end of its own retention (`RETENTION`); the rest goes with the last gift. */
  forget?(db: Database, now: number): Promise<void>;
}

/** Whether a column that stores addresses as they were typed holds this one. */
export const isAddress = (column: PgColumn | SQL, emailKey: string): SQL => sql`${emailKeyOf(column)} = ${emailKey}`;

const DAY_MS = 86_400_000;
const YEAR = 365;

/**
 * How long the site stores personal data, in days: the privacy page shows it by the key of its text, and a daily job
 * enforces it. Gifts and orders stay for seven years, which the tax laws of both countries accept (Income Tax
 * Assessment Act 1997 s 262A: five years; Tax Administration Act 1994 s 22: seven).
 */
export const RETENTION = {
  cart: { days: 30, words: 'keptCart' },
  mails: { days: 90, words: 'keptMails' },
  networks: { days: 180, words: 'keptNetworks' },
  changes: { days: YEAR, words: 'keptChanges' },
  guides: { days: 2 * YEAR, words: 'keptGuides' },
  signatures: {
    days: 3 * YEAR,
    words: 'keptSignatures',
  },
  formerSubscribers: {
    days: 3 * YEAR,
    words: 'keptFormerSubscribers',
  },
  giving: {
    days: 7 * YEAR + 2,
    words: 'keptGiving',
  },
} as const;

/** Personal data from before this moment is removed. */
export const retentionStart = (kind: keyof typeof RETENTION, now: number): Date =>
  new Date(now - RETENTION[kind].days * DAY_MS);
