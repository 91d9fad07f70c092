import type { Database } from '../../../server/database/open-database.ts';
import { hasPage, SITES, type Site, TRANSLATED_SITES } from '../../platform/index.ts';
import { findGifts } from '../../shop/index.ts';
import { articles, events, mediaItems } from '../../stories/index.ts';

const PAGES = [
  '/',
  '/donate',
  '/gifts',
  '/news',
  '/events',
  '/blog',
  '/media',
  '/petition',
  '/bequest',
  '/newsletter',
  '/update-details',
  '/privacy',
];

/** A public page, by its path without a prefix, and the sites that have it. */
export interface PublishedPath {
  path: string;
  sites: readonly Site[];
}

/** Every page for search engines: the static pages, and each gift, story, event and media item. */
export async function publishedPaths(db: Database): Promise<PublishedPath[]> {
  const codes = new Map<string, Set<string>>();
  const add = (path: string, code: string) => {
    const known = codes.get(path) ?? new Set();
    codes.set(path, known.add(code));
  };
  for (const { code } of SITES) {
    for (const path of PAGES) add(path, code);
    for (const { slug } of await findGifts(db, code)) add(`/gifts/${slug}`, code);
  }
  const { siteCountryCode, kind, slug } = articles;
  for (const row of await db.select({ siteCountryCode, kind, slug }).from(articles).orderBy(kind, slug)) {
    add(`/${row.kind}/${row.slug}`, row.siteCountryCode);
  }
  for (const [folder, table] of [
    ['events', events],
    ['media', mediaItems],
  ] as const) {
    const rows = await db.select({ code: table.siteCountryCode, slug: table.slug }).from(table).orderBy(table.slug);
    for (const row of rows) add(`/${folder}/${row.slug}`, row.code);
  }
  return [...codes].map(([path, known]) => {
    const sites = [...SITES, ...TRANSLATED_SITES].filter((site) => known.has(site.code) && hasPage(site, path));
    return { path, sites };
  });
}
