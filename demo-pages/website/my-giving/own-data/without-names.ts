const NAMELESS = '(erased)';
/** A shorter word is part of too many others. */
const SHORTEST = 3;

/** A text in which these words are replaced, in whatever case they stand there; the longest first. */
export function withoutWords(text: string, words: readonly string[]): string {
  const replaced = words.filter((word) => word.length >= SHORTEST).toSorted((a, b) => b.length - a.length);
  return replaced.reduce((left, word) => left.replace(new RegExp(escaped(word), 'giu'), NAMELESS), text);
}

/** A text without a person's address, names and parts of names. */
export const withoutNames = (
  text: string,
  { emailKey, names }: { emailKey: string; names: readonly string[] },
): string => withoutWords(text, [emailKey, ...names, ...names.flatMap((name) => name.split(/\s+/))]);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
