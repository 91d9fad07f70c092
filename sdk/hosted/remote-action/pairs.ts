/** Reads `name:value,name:value`; a pair without a colon or name is dropped, and the last value of a name counts. */
export function parsePairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of text.split(',')) {
    const colon = pair.indexOf(':');
    if (colon > 0) pairs.set(pair.slice(0, colon).trim(), pair.slice(colon + 1));
  }
  return pairs;
}

/** Reads `a,b,c`; removes blanks around the items. */
export function parseList(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
