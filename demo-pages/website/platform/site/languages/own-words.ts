import { translation as pseudo } from '#runtime/texts/pseudo.ts';
import type { Site } from '../sites.ts';

/** A text of the charity's folder, by language. */
export type OwnWords = Readonly<Partial<Record<string, string>>>;

/** A text of the folder in a site's language; in English where it has no other, and empty without any. */
export function ownWords({ language }: Pick<Site, 'language'>, words: OwnWords = {}): string {
  const english = words['en'] ?? '';
  return language === 'en-XA' ? String(pseudo(english)) : (words[language] ?? english);
}
