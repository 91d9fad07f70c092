import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import { choicesOf, yearChoices, yearsOf } from '../choices.ts';
import type { Facet, ListingDefinition, ListingTexts } from '../listing-definition.ts';
import { type Article, articles } from '../listings-schema.ts';
import { articleCard, storyGrid } from '../parts/story-card.tsx';
import { articlePage } from './article-page.tsx';
import { leadingStories } from './featured-stories.tsx';

// W2.73: the carousel of featured content shows four.
const FEATURED = 4;

// What the search reads is of no use to a page.
const { search, searchTitle, searchText, ...columns } = getTableColumns(articles);

const labelled = (name: string, list: string, label: Facet['label'], column: PgColumn): Facet => ({
  name,
  list,
  label,
  where: (choice) => eq(column, choice.label),
});
const AUTHOR = labelled('author', 'authors', 'author', articles.author);
const CATEGORY = labelled('category', 'categories', 'category', articles.category);
const LOCATION = labelled('location', 'locations', 'location', articles.location);
const TOPIC = labelled('topic', 'topics', 'topic', articles.topic);
const DATE: Facet = {
  name: 'date',
  list: 'dates',
  label: 'date',
  isOurs: true,
  where: ({ value }) => sql`extract(year from ${articles.publishedOn}) = ${Number(value)}`,
};

const latestFirst = [desc(articles.publishedOn), articles.slug];

const own = (kind: Article['kind'], country: SiteCountryCode) =>
  and(eq(articles.kind, kind), eq(articles.siteCountryCode, country));

function articleListing(kind: Article['kind']) {
  return {
    name: kind,
    table: articles,
    columns,
    scope: eq(articles.kind, kind),
    perPage: 6,
    order: () => latestFirst,
    related: ({ topic, category }: Article) => ({
      order: [sql`${articles.topic} <> ${topic}`, sql`${articles.category} <> ${category}`, ...latestFirst],
    }),
    search: articles.search,
    async choices(db: Database, country: SiteCountryCode, _now: Date, text: ListingTexts) {
      const { author, category, location, topic, publishedOn } = articles;
      const rows = await db
        .select({ author, category, location, topic, publishedOn })
        .from(articles)
        .where(own(kind, country));
      const days = rows.map((row) => row.publishedOn);
      const of = (name: 'author' | 'category' | 'location' | 'topic', all: string) =>
        choicesOf(
          rows.map((row) => row[name]),
          all,
        );
      return {
        lists: {
          authors: of('author', text('allAuthors')),
          categories: of('category', text('allCategories')),
          locations: of('location', text('allLocations')),
          topics: of('topic', text('allTopics')),
          dates: yearChoices(days, text('anyDate')),
        },
        ...yearsOf(days),
      };
    },
    items: (rows, site) => storyGrid(rows.map((article) => articleCard(article, site))),
    itemPage: articlePage,
  } satisfies Partial<ListingDefinition<Article>>;
}

/** The latest story of each topic, four at most, the latest first. */
async function featuredArticles(db: Database, kind: Article['kind'], country: SiteCountryCode): Promise<Article[]> {
  const latest = await db
    .selectDistinctOn([articles.topic], columns)
    .from(articles)
    .where(own(kind, country))
    .orderBy(articles.topic, ...latestFirst);
  return latest.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, FEATURED);
}

export const NEWS: ListingDefinition<Article> = {
  ...articleListing('news'),
  facets: [AUTHOR, CATEGORY, LOCATION, TOPIC, DATE],
  leads: (db, country) => featuredArticles(db, 'news', country),
  head: leadingStories,
};

export const BLOG: ListingDefinition<Article> = {
  ...articleListing('blog'),
  facets: [AUTHOR, CATEGORY, { ...LOCATION, isHidden: true }, TOPIC, DATE],
};
