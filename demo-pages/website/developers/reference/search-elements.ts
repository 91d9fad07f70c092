import type { ReferenceElement } from './element-catalogue.ts';

/** The text that a search reads: lower case, without code punctuation. */
export function searchText({ tag, documentation, attributes }: ReferenceElement): string {
  const words = [tag, tag.replaceAll('-', ' '), documentation.summary, ...documentation.whenToUse];
  const names = attributes.map(({ name }) => name);
  return [...words, ...names, ...Object.keys(documentation.events ?? {})].join(' ').toLowerCase().replaceAll('`', '');
}

/** Whether an element contains every search word, in any order; the page's script uses the same rule. */
export function matches(element: ReferenceElement, query: string): boolean {
  const text = searchText(element);
  return query
    .toLowerCase()
    .split(/[\s<>]+/)
    .every((word) => text.includes(word));
}

/** The edit distance of two words: the number of letters to change, add or remove. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const SUGGESTIONS = 4;

/**
 * Suggested tags for an unknown one, the most likely first: tags that share a word, and tags with a similar spelling.
 */
export function suggestTags(wanted: string, elements: readonly ReferenceElement[]): ReferenceElement[] {
  const name = wanted.toLowerCase().slice(0, 60);
  const words = name.split('-').filter((word) => word.length > 2);
  const score = ({ tag }: ReferenceElement) =>
    distance(name, tag) - 4 * words.filter((word) => tag.includes(word)).length;
  return elements
    .map((element) => ({ element, score: score(element) }))
    .filter(({ element, score: points }) => points < Math.max(4, element.tag.length / 2))
    .sort((a, b) => a.score - b.score)
    .slice(0, SUGGESTIONS)
    .map(({ element }) => element);
}
