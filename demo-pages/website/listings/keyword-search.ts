import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchable } from './searchable.ts';

export const MAX_KEYWORDS = 8;
const MAX_KEYWORD_LENGTH = 40;
const MAX_KEYWORDS_LENGTH = 200;

/**
 * The words of a keyword field: joined with hyphens as the filter blocks send them (W9.21), or parted by spaces and
 * commas as a form sends them without JavaScript. Repeated ones count once; the first eight are a search.
 */
export function readKeywords(text: string): string[] {
  const words = searchable(text.slice(0, MAX_KEYWORDS_LENGTH))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_KEYWORD_LENGTH));
  return [...new Set(words)];
}

/** Whether a row has all the words, or words that begin with them; nothing for no words. */
export function hasKeywords(search: PgColumn, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`;
  // Words such as "the" are no search at all: they leave the list as it is.
  return sql`(numnode(${query}) = 0 or ${search} @@ ${query})`;
}
