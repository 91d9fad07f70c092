import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export const MAX_KEYWORDS = 8;
const MAX_KEYWORD_LENGTH = 40;
const MAX_KEYWORDS_LENGTH = 200;

/**
 * The words of a keyword field: joined with hyphens as the filter blocks send them (W9.21), or separated by spaces and
 * commas as a form sends them without JavaScript. Repeated words count once; only the first eight are used.
 */
export function readKeywords(text: string): string[] {
  const words = searchable(text.slice(0, MAX_KEYWORDS_LENGTH))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_KEYWORD_LENGTH));
  return [...new Set(words)];
}

/** Whether a row has all the words, or words that begin with them; undefined without words. */
export function hasKeywords(search: PgColumn, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`;
  // Stop words such as "the" alone do not filter the list.
  return sql`(numnode(${query}) = 0 or ${search} @@ ${query})`;
}

/**
 * A text as the keyword search reads it: lower case, without the accents of Latin letters. Stored rows and queries both
 * use it.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}
