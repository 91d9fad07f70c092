import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Enclosure, Feed } from 'feed';
import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import { projectRoot } from '../../../../server/database/project-root.ts';
import {
  organisationOf,
  pageTexts,
  plainStaffText,
  renderMarkup,
  type Site,
  siteOf,
  TIME_ZONES,
  to,
} from '../../../platform/index.ts';
import { instantOn } from '../days.ts';
import type { Article } from '../listings-schema.ts';
import { storyBody } from '../story-body.tsx';
import { cleanText } from './clean-text.ts';

/** The two formats of a feed, by the name of their file. */
export const FEED_FORMATS = {
  'feed.xml': { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  'atom.xml': { type: 'application/atom+xml', write: (feed: Feed) => feed.atom1() },
} as const;

/** The title of a feed, also of the link to it. */
export const feedTitle = (kind: Article['kind'], site: Site): string =>
  `${pageTexts(site, LAYOUT)(kind)} – ${organisationOf(site).name}`;

/** The latest articles of a site as a feed, whose links lead to the pages in the site's language. */
export async function articleFeed(
  kind: Article['kind'],
  articles: readonly Article[],
  { site, origin, format }: { site: Site; origin: string; format: keyof typeof FEED_FORMATS },
): Promise<string> {
  const page = `${origin}${to(site, `/${kind}`)}`;
  const instants = articles.map((article) => publishedAt(article, site).getTime());
  const feed = new Feed({
    id: page,
    link: page,
    title: cleanText(feedTitle(kind, site)),
    description: pageTexts(site, LISTINGS)(`${kind}Description`, { name: organisationOf(site).name }),
    // The language of what is read.
    language: articles.every(({ body }) => site.words?.has(body)) ? site.lang : siteOf(site.code).lang,
    updated: new Date(Math.max(0, ...instants)),
    generator: 'Haven',
    feed: `${page}/${format}`,
    feedLinks: format === 'atom.xml' ? { atom: `${page}/atom.xml` } : { rss: `${page}/feed.xml` },
    copyright: organisationOf(site).legalName,
    author: { name: organisationOf(site).name, link: page },
  });
  for (const article of articles) {
    const link = `${origin}${to(site, `/${kind}/${article.slug}`)}`;
    const author = cleanText(article.author || organisationOf(site).name);
    const category = cleanText(plainStaffText(site, article.category));
    const enclosure = await enclosureOf(article.image, origin);
    const { markup } = await storyBody(article, site);
    const body = cleanText(renderMarkup(<div>{markup}</div>));
    feed.addItem({
      id: link,
      link,
      title: cleanText(plainStaffText(site, article.title)),
      description: cleanText(plainStaffText(site, article.summary)),
      // Readers show it at another address.
      content: body.replaceAll('href="/', `href="${origin}/`),
      date: publishedAt(article, site),
      published: publishedAt(article, site),
      // RSS wants an email address as an author, and has another name for a name.
      ...(format === 'atom.xml'
        ? { author: [{ name: author }] }
        : { extensions: [{ name: 'dc:creator', objects: { _text: author } }] }),
      ...(category && { category: [{ name: category, term: category }] }),
      ...(enclosure && { enclosure }),
    });
  }
  return FEED_FORMATS[format].write(feed);
}

/** An article has a day of the country: its feed says when that begins. */
const publishedAt = ({ publishedOn }: Article, { code }: Site) =>
  new Date(instantOn(publishedOn, '00:00', TIME_ZONES[code]));

const PICTURES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** A picture of the design with what RSS asks for: its type and its bytes. */
async function enclosureOf(image: string, origin: string): Promise<Enclosure | undefined> {
  const type = PICTURES[extname(image)];
  if (!type || !/^\/design\/(?:[\w-]+\/)*[\w-]+\.\w+$/.test(image)) return undefined;
  const file = await stat(join(projectRoot, 'demo-pages', image)).catch(() => undefined);
  return file && { url: `${origin}${image}`, type, length: file.size };
}
