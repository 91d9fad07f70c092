/**
 * A text as the keyword search reads it: without the accents of Latin letters and in lower case. Stored rows and queries
 * use it alike.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}
