import type { localities } from './address-schema.ts';

/**
 * A suburb or town with its postcode. `id` is derived from its data, so that it stays the same when the data is
 * reloaded.
 */
export type Locality = typeof localities.$inferSelect;

/** The form in which names are compared: lower case, no accents (macrons), punctuation as spaces. */
export function toSearchName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bmt\b/g, 'mount')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

/** A locality row from its fields. `rank`: smaller is a bigger place. */
export function toLocality(facts: Omit<Locality, 'id' | 'searchName'>): Locality {
  const searchName = toSearchName(facts.name);
  return { ...facts, searchName, id: `${facts.siteCountryCode}.${facts.postcode}.${facts.state}.${searchName}` };
}
