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
