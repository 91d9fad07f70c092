import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SiteCountryCode } from '#rules/country.ts';
import LISTINGS from '#texts/website/listings';
import type { Database } from '../../../../server/database/open-database.ts';
import {
  FeaturedContent,
  inEnglishAs,
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
  siteOf,
  staffText,
  to,
} from '../../../platform/index.ts';
import { choicesOf, yearChoices, yearsOf } from '../choices.ts';
import {
  type Facet,
  type ItemPage,
  type ListingDefinition,
  type ListingTexts,
  listingPath,
} from '../listing-definition.ts';
import { type Article, articles } from '../listings-schema.ts';
import { dayWords } from '../parts/date-words.ts';
import { breadcrumb, listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';
import { articleCard, storyGrid } from '../parts/story-card.tsx';
import { articleBody } from './article-body.tsx';

const WORDS_PER_MINUTE = 220;
const SCHEMA_TYPES = { news: 'NewsArticle', blog: 'BlogPosting' } as const;

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const byline = ({ author, authorRole }: Article, site: Site): Markup => (
  <span {...inEnglishAs(site)}>
    <span className="story__author">{author}</span>, {authorRole}
  </span>
);

/** The page of one story or post. */
function articlePage(context: PageContext, { item: article, isShared, related }: ItemPage<Article>): Markup {
  const { site, origin, path } = context;
  const { kind } = article;
  const text = pageTexts(site, LISTINGS);
  const own = (words: string) => staffText(site, words);
  const minutes = Math.max(1, Math.round(article.body.split(/\s+/).length / WORDS_PER_MINUTE));
  const data = {
    '@type': SCHEMA_TYPES[kind],
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    image: `${origin}${article.image}`,
    url: `${origin}${path}`,
    inLanguage: siteOf(site.code).lang,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: organisationOf(site).name },
  };
  return layout(context, {
    title: article.title,
    ...(site.language === 'en' && { description: article.summary }),
    head: listingHead(context, { isShared, data }),
    main: (
      <>
        {breadcrumb(context, kind, article.title)}
        <article className="story">
          <header className="story__head">
            <p className="eyebrow">{own(`${article.category} · ${article.topic}`)}</p>
            <h1 className="story__title">{own(article.title)}</h1>
            <p className="lead">{own(article.summary)}</p>
            <div className="story__byline">
              <span className="story__initials" aria-hidden="true">
                {own(initialsOf(article.author))}
              </span>
              <p>
                {byline(article, site)}
                <br />
                <time dateTime={article.publishedOn}>{dayWords(article.publishedOn, site)}</time> ·{' '}
                {own(article.location)} · {text('minutes', { minutes })}
              </p>
            </div>
          </header>
          <figure className="story__figure" {...inEnglishAs(site)}>
            <img src={article.image} width={800} height={450} alt={article.imageAlt} fetchPriority="high" />
          </figure>
          <div className="story__body prose" {...inEnglishAs(site)}>
            {articleBody(article.body, site)}
          </div>
          {shareRow(context)}
        </article>
        {related.length > 0 &&
          relatedSection(
            text(`${kind}More`),
            storyGrid(related.map((other) => articleCard(other, site))),
            to(site, listingPath(kind)),
            text(`${kind}All`),
          )}
      </>
    ),
  });
}

/** The head of the news, with four stories as a carousel of pictures. */
function leadingStories({ site }: PageContext, heading: Markup, featured: readonly Article[]): Markup {
  return featured.length > 0 ? (
    <div className="listing-lead">
      {heading}
      {featuredStories(featured, site)}
    </div>
  ) : (
    heading
  );
}

function featuredStories(featured: readonly Article[], site: Site): Markup {
  return (
    <FeaturedContent label={pageTexts(site, LISTINGS)('featured')} slideTime={8}>
      {featured.map(({ kind, slug, image, title }, index) => (
        <a key={slug} className="featured-story" href={to(site, `/${kind}/${slug}`)}>
          <img src={image} width={800} height={450} alt="" fetchPriority={index === 0 ? 'high' : undefined} />
          <span className="featured-story__title">{staffText(site, title)}</span>
        </a>
      ))}
    </FeaturedContent>
  );
}

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
