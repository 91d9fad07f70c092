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
 * What a feature keeps of people. A table with personal data belongs to one of these: a test finds one that does not.
 */
export interface PersonalData {
  /** The tables of the website's schema, by their names in the database. */
  tables: readonly string[];
  /** Everything that is kept of a person, in rows by table, without secrets such as keys of sessions. */
  collect(db: Database, person: Person): Promise<Record<string, readonly object[]>>;
  /** Removes what tells who the person is; amounts and numbers of receipts stay. Call it in one transaction for all. */
  erase(tx: Database, person: Person): Promise<void>;
  /** Removes what was kept long enough by itself (`KEPT_FOR`); what has no such end goes with the last gift. */
  forget?(db: Database, now: number): Promise<void>;
}

/** Whether a column that stores addresses as they were typed holds this one. */
export const isAddress = (column: PgColumn | SQL, emailKey: string): SQL => sql`${emailKeyOf(column)} = ${emailKey}`;
