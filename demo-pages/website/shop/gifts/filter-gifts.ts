import { readKeywords, searchable } from '../../platform/index.ts';
import type { Category } from './categories.ts';
import type { Product } from './find-gifts.ts';

/** A visitor's search in the shop; empty texts match everything. */
export interface GiftFilter {
  /** As typed, shortened to the length that a search reads. */
  q: string;
  category: Category | undefined;
  sort: '' | 'price' | '-price';
}

const MAX_QUERY = 100;
const SORTS = ['price', '-price'] as const;

/** Reads the filter from a query; invalid values are ignored. */
export function readGiftFilter(
  query: (name: string) => string | undefined,
  categories: readonly Category[],
): GiftFilter {
  const wanted = searchable(query('category') ?? '');
  return {
    q: (query('q') ?? '').trim().slice(0, MAX_QUERY),
    category: categories.find(({ id }) => id.toLowerCase() === wanted),
    sort: SORTS.find((sort) => sort === query('sort')) ?? '',
  };
}

/** The gifts in the category that contain every word, or a word that begins with it. */
export function filterGifts(gifts: readonly Product[], { q, category, sort }: GiftFilter): Product[] {
  const words = readKeywords(q);
  const found = gifts.filter(
    (gift) => (!category || gift.categoryId === category.id) && words.every((word) => hasWord(textsOf(gift), word)),
  );
  // A gift with the words in its name is more relevant than one with the words in its description.
  const isNamed = (gift: Product) => words.every((word) => hasWord([gift.name, gift.category], word));
  if (sort === '') return found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const direction = sort === 'price' ? 1 : -1;
  return found.toSorted((a, b) => direction * (a.priceMinor - b.priceMinor));
}

/** The texts of a gift that a search reads. */
export function textsOf({ name, category, summary, description, variants }: Product): string[] {
  return [name, category, summary, description, ...variants.flatMap((each) => [each.variant, each.impact])];
}

/** Whether some text has a word, or one that begins with it. For a dozen gifts this is faster than a database query. */
export function hasWord(texts: readonly string[], word: string): boolean {
  return searchable(texts.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .some((found) => found.startsWith(word) || singular(found) === singular(word));
}

// "tents" finds "tent".
const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
