import { and, count, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#website/country.ts';
import type { Database } from '../../../database/open-database.ts';
import { type Choice, choicesOf, yearChoices } from '../choices.ts';
import { hasKeywords } from '../keyword-search.ts';
import { articles } from '../listings-schema.ts';
import { type Listing, pageOf } from '../page-of.ts';

export type ArticleKind = 'news' | 'blog';
export type Article = Omit<typeof articles.$inferSelect, 'search' | 'searchTitle' | 'searchText'>;

export const ARTICLES_PER_PAGE = 6;
// W2.73: the carousel of featured content shows four.
const FEATURED = 4;

/** The filter of a list: labels as stored in the rows, and a year; undefined for all. */
export interface ArticleFilter {
  words: readonly string[];
  author?: string | undefined;
  category?: string | undefined;
  location?: string | undefined;
  topic?: string | undefined;
  year?: string | undefined;
}

export interface ArticleChoices {
  authors: Choice[];
  categories: Choice[];
  locations: Choice[];
  topics: Choice[];
  dates: Choice[];
}

// A page does not need the columns of the search.
const { search, searchTitle, searchText, ...shown } = getTableColumns(articles);

const own = (kind: ArticleKind, country: SiteCountryCode) =>
  and(eq(articles.kind, kind), eq(articles.siteCountryCode, country));

/** The values that a country's articles can be filtered by: only those that some article has. */
export async function articleChoices(
  db: Database,
  kind: ArticleKind,
  country: SiteCountryCode,
): Promise<ArticleChoices> {
  const { author, category, location, topic, publishedOn } = articles;
  const rows = await db
    .select({ author, category, location, topic, publishedOn })
    .from(articles)
    .where(own(kind, country));
  return {
    authors: choicesOf(
      rows.map((row) => row.author),
      'All authors',
    ),
    categories: choicesOf(
      rows.map((row) => row.category),
      'All categories',
    ),
    locations: choicesOf(
      rows.map((row) => row.location),
      'All locations',
    ),
    topics: choicesOf(
      rows.map((row) => row.topic),
      'All topics',
    ),
    dates: yearChoices(rows.map((row) => row.publishedOn)),
  };
}

function matches(filter: ArticleFilter): SQL | undefined {
  const { words, author, category, location, topic, year } = filter;
  return and(
    hasKeywords(articles.search, words),
    author === undefined ? undefined : eq(articles.author, author),
    category === undefined ? undefined : eq(articles.category, category),
    location === undefined ? undefined : eq(articles.location, location),
    topic === undefined ? undefined : eq(articles.topic, topic),
    year === undefined ? undefined : sql`extract(year from ${articles.publishedOn}) = ${Number(year)}`,
  );
}

/** A page of a country's matching articles, newest first. */
export async function listArticles(
  db: Database,
  kind: ArticleKind,
  country: SiteCountryCode,
  filter: ArticleFilter,
  wanted: number,
): Promise<Listing<Article>> {
  const where = and(own(kind, country), matches(filter));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(articles).where(where);
  const { page, pages, offset } = pageOf(total, wanted, ARTICLES_PER_PAGE);
  const rows = await db
    .select(shown)
    .from(articles)
    .where(where)
    .orderBy(desc(articles.publishedOn), articles.slug)
    .limit(ARTICLES_PER_PAGE)
    .offset(offset);
  return { rows, total, page, pages };
}

/** One article, and whether the other country publishes it too. */
export async function findArticle(
  db: Database,
  kind: ArticleKind,
  country: SiteCountryCode,
  slug: string,
): Promise<{ article: Article; isShared: boolean } | undefined> {
  const rows = await db
    .select(shown)
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.slug, slug)));
  const article = rows.find((row) => row.siteCountryCode === country);
  return article && { article, isShared: rows.length > 1 };
}

/** Articles to show beside another: of its topic first, then of its category, newest first. */
export function relatedArticles(db: Database, article: Article, limit = 3): Promise<Article[]> {
  const { kind, siteCountryCode, slug, topic, category } = article;
  return db
    .select(shown)
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.siteCountryCode, siteCountryCode), ne(articles.slug, slug)))
    .orderBy(
      sql`${articles.topic} <> ${topic}`,
      sql`${articles.category} <> ${category}`,
      desc(articles.publishedOn),
      articles.slug,
    )
    .limit(limit);
}

/** The latest story of each topic, four at most, newest first. */
export async function featuredArticles(db: Database, kind: ArticleKind, country: SiteCountryCode): Promise<Article[]> {
  const latest = await db
    .selectDistinctOn([articles.topic], shown)
    .from(articles)
    .where(own(kind, country))
    .orderBy(articles.topic, desc(articles.publishedOn), articles.slug);
  return latest.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, FEATURED);
}
