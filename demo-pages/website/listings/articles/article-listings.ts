import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SiteCountryCode } from '#website/country.ts';
import type { Database } from '../../../database/open-database.ts';
import { choicesOf, yearChoices, yearsOf } from '../choices.ts';
import type { Facet, ListingDefinition } from '../listing-definition.ts';
import { type Article, articles } from '../listings-schema.ts';
import { articleCard, storyGrid } from '../parts/story-card.ts';
import { articlePage } from './article-page.ts';
import { leadingStories } from './featured-stories.ts';

// W2.73: the carousel of featured content shows four.
const FEATURED = 4;

// What the search reads is of no use to a page.
const { search, searchTitle, searchText, ...columns } = getTableColumns(articles);

const labelled = (name: string, list: string, label: string, column: PgColumn): Facet => ({
  name,
  list,
  label,
  where: (choice) => eq(column, choice.label),
});
const AUTHOR = labelled('author', 'authors', 'Author', articles.author);
const CATEGORY = labelled('category', 'categories', 'Category', articles.category);
const LOCATION = labelled('location', 'locations', 'Location', articles.location);
const TOPIC = labelled('topic', 'topics', 'Topic', articles.topic);
const DATE: Facet = {
  name: 'date',
  list: 'dates',
  label: 'Date',
  where: ({ value }) => sql`extract(year from ${articles.publishedOn}) = ${Number(value)}`,
};

const latestFirst = [desc(articles.publishedOn), articles.slug];

const own = (kind: Article['kind'], country: SiteCountryCode) =>
  and(eq(articles.kind, kind), eq(articles.siteCountryCode, country));

function articleListing(kind: Article['kind']) {
  return {
    path: `/${kind}`,
    table: articles,
    columns,
    scope: eq(articles.kind, kind),
    perPage: 6,
    order: () => latestFirst,
    related: ({ topic, category }: Article) => ({
      order: [sql`${articles.topic} <> ${topic}`, sql`${articles.category} <> ${category}`, ...latestFirst],
    }),
    search: articles.search,
    async choices(db: Database, country: SiteCountryCode) {
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
          authors: of('author', 'All authors'),
          categories: of('category', 'All categories'),
          locations: of('location', 'All locations'),
          topics: of('topic', 'All topics'),
          dates: yearChoices(days),
        },
        ...yearsOf(days),
      };
    },
    hint: 'Try fewer keywords, or another choice in one of the lists.',
    items: (rows, site) => storyGrid(rows.map((article) => articleCard(article, site))),
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
  name: 'News',
  title: 'News from the field, and from home',
  lead: 'What our teams see, what changes, and what people who had to flee say about it themselves.',
  description: 'Stories, field updates and reports about people who had to flee, and about those who welcome them.',
  noun: ['story', 'stories'],
  all: 'stories',
  facets: [AUTHOR, CATEGORY, LOCATION, TOPIC, DATE],
  filterLabel: 'Filter news',
  leads: (db, country) => featuredArticles(db, 'news', country),
  head: leadingStories,
  itemPage: (context, page) =>
    articlePage(context, page, { listing: NEWS, related: 'More news', schemaType: 'NewsArticle' }),
};

export const BLOG: ListingDefinition<Article> = {
  ...articleListing('blog'),
  name: 'Blog',
  title: 'Notes on how we work',
  lead: 'What we learned, what we got wrong, and why we do things the way we do. Written by the people who do them.',
  description: 'Notes by the people of Haven Refugee Aid on how they work, what they learned and what they got wrong.',
  noun: ['post', 'posts'],
  all: 'posts',
  facets: [AUTHOR, CATEGORY, { ...LOCATION, isHidden: true }, TOPIC, DATE],
  filterLabel: 'Filter the blog',
  itemPage: (context, page) =>
    articlePage(context, page, { listing: BLOG, related: 'More from the blog', schemaType: 'BlogPosting' }),
};
