import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findOpenAppeals } from '../../giving/index.ts';
import { dayIn, type Site } from '../../platform/index.ts';
import { findGifts, hasWord, textsOf } from '../../shop/index.ts';
import {
  BLOG,
  EVENTS,
  type ListingDefinition,
  listItems,
  listingPath,
  mediaItems,
  NEWS,
  type Published,
} from '../../stories/index.ts';

/** A page that a search finds. Its texts are in English, as staff and authors wrote them. */
export interface FoundPage {
  path: string;
  title: string;
  summary: string;
}

/** The first pages of a kind, how many there are, and where all of them are listed. */
export interface FoundGroup {
  name: 'gifts' | 'appeals' | 'news' | 'events' | 'blog' | 'media';
  total: number;
  pages: readonly FoundPage[];
  listed?: { path: string; query: 'q' | 'keywords' };
}

/** How many pages of a kind the results begin with. */
const SHOWN = 4;

/** What a country's site has with all the words: gifts, appeals, news, events, posts and media. */
export async function findEverything(
  db: Database,
  { site, words, now }: { site: Site; words: readonly string[]; now: Date },
): Promise<FoundGroup[]> {
  const { code } = site;
  const has = (texts: readonly string[]) => {
    const all = [...texts, ...texts.flatMap((text) => site.words?.get(text) ?? [])];
    return words.every((word) => hasWord(all, word));
  };
  const gifts = (await findGifts(db, code)).filter((gift) => has(textsOf(gift)));
  const appeals = (await findOpenAppeals(db, code, now.getTime())).filter((each) =>
    has([each.name, each.summary, each.story]),
  );
  const today = dayIn(code, now.getTime());
  const media = (await db.select().from(mediaItems).where(eq(mediaItems.siteCountryCode, code))).filter(
    ({ title, summary, publishedOn }) => publishedOn <= today && has([title, summary]),
  );
  const listed = async <Row extends Published & Omit<FoundPage, 'path'>>(definition: ListingDefinition<Row>) => {
    const filter = { words, chosen: [], min: '', max: '' } as const;
    const { rows, total } = await listItems(db, definition, { country: code, filter, wanted: 1, now });
    const path = listingPath(definition.name);
    const query = 'keywords' as const;
    return { ...group(definition.name, rows, path), total, listed: { path, query } };
  };
  const named = gifts.map((gift) => ({ ...gift, title: gift.name }));
  const coded = appeals.map((appeal) => ({ ...appeal, slug: appeal.code, title: appeal.name }));
  const groups: FoundGroup[] = [
    { ...group('gifts', named, '/gifts'), listed: { path: '/gifts', query: 'q' } },
    group('appeals', coded, '/appeals'),
    await listed(NEWS),
    await listed(EVENTS),
    await listed(BLOG),
    group('media', media, '/media'),
  ];
  return groups.filter(({ total }) => total > 0);
}

function group(
  name: FoundGroup['name'],
  found: readonly { slug: string; title: string; summary: string }[],
  path: string,
): FoundGroup {
  const pages = found.slice(0, SHOWN).map(({ slug, title, summary }) => ({ path: `${path}/${slug}`, title, summary }));
  return { name, total: found.length, pages };
}
