import { ownPath } from '../pages/site-pages.ts';

/** What a page is made of; the triggers of migration 0002 name it when a table changes. */
export type Topic = 'gifts' | 'appeals' | 'listings';
export const TOPICS: readonly Topic[] = ['gifts', 'appeals', 'listings'];

export interface KeptRoute {
  /** Of the path without the prefix of a site. */
  path: RegExp;
  topics: readonly Topic[];
  /** The names in the query that the page reads; `all` when any name changes it. */
  query: readonly string[] | 'all';
}

/** The pages that are the same for every visitor without a cookie of ours. Others are drawn for each request. */
export const KEPT_ROUTES: readonly KeptRoute[] = [
  { path: /^\/$/, topics: ['gifts', 'appeals'], query: [] },
  { path: /^\/gifts$/, topics: ['gifts'], query: ['q', 'category', 'sort'] },
  { path: /^\/gifts\/[a-z-]{1,60}$/, topics: ['gifts'], query: [] },
  { path: /^\/privacy$/, topics: [], query: [] },
  { path: /^\/donate$/, topics: [], query: ['frequency'] },
  { path: /^\/appeals\/[a-z0-9-]{1,60}$/, topics: ['appeals'], query: [] },
  { path: /^\/(news|blog|events|media)$/, topics: ['listings'], query: 'all' },
  { path: /^\/(news|blog|events|media)\/[a-z0-9-]{1,100}$/, topics: ['listings'], query: [] },
];

export function keptRoute(path: string): KeptRoute | undefined {
  const own = ownPath(path);
  return KEPT_ROUTES.find((each) => each.path.test(own));
}

/** Under what a page is kept: its path and the part of the query that counts, in one order. */
export function pageKey({ query }: KeptRoute, path: string, search: string): string {
  if (search === '' || query.length === 0) return path;
  const counted = [...new URLSearchParams(search)].filter(([name]) => query === 'all' || query.includes(name));
  // The first of several values of a name is the one that a page reads, so their order stays.
  const inOrder = counted.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return inOrder.length === 0 ? path : `${path}?${new URLSearchParams(inOrder)}`;
}
