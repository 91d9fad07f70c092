import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// Unicode's composed form turns these three into ASCII (the Kelvin sign into K): a look-alike would become the address.
const BECOMES_ASCII = /[\u037E\u1FEF\u212A]/;

/**
 * The key that identifies a person by their email address. Two addresses have the same key only when one mailbox gets
 * both: spaces around them, the case of ASCII letters and the composition of accents do not count, everything else
 * does. Every look-up by address uses it, or `emailKeyOf` for a column.
 */
export function emailKey(email: string): string {
  const text = email.trim();
  const composed = BECOMES_ASCII.test(text) ? text : text.normalize('NFC');
  return composed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The key of a column that stores addresses as they were typed: what `emailKey` makes of it, on every database. */
export function emailKeyOf(column: PgColumn | SQL): SQL<string> {
  const composed = sql`normalize(trim(${column}), NFC)`;
  const text = sql`case when ${column} ~ ${BECOMES_ASCII.source} then trim(${column}) else ${composed} end`;
  // Without "C", the database's locale would decide which letters are the same.
  return sql<string>`lower((${text}) collate "C")`;
}

/** A emailDigest of an address for a mail's cause, which must not contain the address itself. */
export const emailDigest = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);
