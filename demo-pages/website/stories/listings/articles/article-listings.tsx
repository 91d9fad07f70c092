import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BlogPosting, NewsArticle } from 'schema-dts';
import type { SiteCountryCode } from '#rules/country.ts';
import LISTINGS from '#texts/website/listings';
import type { Database } from '../../../../server/database/open-database.ts';
import type { TermList } from '../../../content/index.ts';
import {
  FeaturedContent,
  layout,
  type Markup,
  organisationData,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  siteOf,
  staffText,
  to,
} from '../../../platform/index.ts';
import { choicesOf, yearChoices, yearsOf } from '../choices.ts';
import { shownIn } from '../find-listed.ts';
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
import { articleCard, joined, storyFigure, storyGrid } from '../parts/story-card.tsx';
import { storyLanguage } from '../story-body.tsx';

const WORDS_PER_MINUTE = 220;
const SCHEMA_TYPES = { news: 'NewsArticle', blog: 'BlogPosting' } as const;

/** An article for search engines. */
const articleData = (article: Article, { site, origin, path }: PageContext) =>
  ({
    '@type': SCHEMA_TYPES[article.kind],
    headline: plainStaffText(site, article.title),
    description: plainStaffText(site, article.summary),
    datePublished: article.publishedOn,
    image: [`${origin}${article.image}`],
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    inLanguage: site.words?.has(article.body) ? site.lang : siteOf(site.code).lang,
    ...(article.author && {
      author: {
        '@type': 'Person',
        name: article.author,
        ...(article.authorRole && { jobTitle: plainStaffText(site, article.authorRole) }),
      },
    }),
    publisher: organisationData(site, origin),
  }) satisfies NewsArticle | BlogPosting;

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const byline = ({ author, authorRole }: Article, site: Site): Markup => (
  <span {...storyLanguage(site, authorRole)}>
    <span className="story__author">{author}</span>
    {authorRole && `, ${plainStaffText(site, authorRole)}`}
  </span>
);

/** The page of one story or post. */
function articlePage(context: PageContext, { item: article, isShared, related, body }: ItemPage<Article>): Markup {
  const { site } = context;
  const { kind } = article;
  const text = pageTexts(site, LISTINGS);
  const own = (words: string) => staffText(site, words);
  const isTranslated = site.language === 'en' || site.words?.has(article.summary);
  const minutes = Math.max(1, Math.round(plainStaffText(site, article.body).split(/\s+/).length / WORDS_PER_MINUTE));
  return layout(context, {
    title: plainStaffText(site, article.title),
    ...(isTranslated && { description: plainStaffText(site, article.summary) }),
    head: listingHead(context, { isShared, list: kind, data: articleData(article, context) }),
    picture: { image: article.image, alt: plainStaffText(site, article.imageAlt) },
    main: (
      <>
        {breadcrumb(context, kind, article.title)}
        <article className="story">
          <header className="story__head">
            <p className="eyebrow">{joined([article.category, article.topic].filter(Boolean).map(own))}</p>
            <h1 className="story__title">{own(article.title)}</h1>
            <p className="lead">{own(article.summary)}</p>
            <div className="story__byline">
              {article.author && (
                <span className="story__initials" aria-hidden="true">
                  {own(initialsOf(article.author))}
                </span>
              )}
              <p>
                {article.author && (
                  <>
                    {byline(article, site)}
                    <br />
                  </>
                )}
                {joined([
                  <time dateTime={article.publishedOn}>{dayWords(article.publishedOn, site)}</time>,
                  ...(article.location ? [own(article.location)] : []),
                  text('minutes', { minutes }),
                ])}
              </p>
            </div>
          </header>
          {storyFigure(article, site)}
          <div className="story__body prose" {...body.language}>
            {body.markup}
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

const FACTS = { table: articles, shownFrom: articles.publishedOn };
const own = (kind: Article['kind'], country: SiteCountryCode, now: Date) =>
  shownIn({ ...FACTS, scope: eq(articles.kind, kind) }, country, now);

function articleListing(kind: Article['kind']) {
  return {
    name: kind,
    ...FACTS,
    columns,
    scope: eq(articles.kind, kind),
    perPage: 6,
    order: () => latestFirst,
    related: ({ topic, category }: Article) => ({
      order: [sql`${articles.topic} <> ${topic}`, sql`${articles.category} <> ${category}`, ...latestFirst],
    }),
    search: articles.search,
    async choices(db: Database, country: SiteCountryCode, now: Date, text: ListingTexts) {
      const { author, category, location, topic, publishedOn } = articles;
      const rows = await db
        .select({ author, category, location, topic, publishedOn })
        .from(articles)
        .where(own(kind, country, now));
      const days = rows.map((row) => row.publishedOn);
      const of = (name: 'author' | 'category' | 'location' | 'topic', all: string, list: TermList) =>
        choicesOf(
          rows.map((row) => row[name]),
          all,
          list,
        );
      return {
        lists: {
          authors: of('author', text('allAuthors'), 'authors'),
          categories: of('category', text('allCategories'), 'categories'),
          locations: of('location', text('allLocations'), 'locations'),
          topics: of('topic', text('allTopics'), 'topics'),
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
async function featuredArticles(
  db: Database,
  kind: Article['kind'],
  { country, now }: { country: SiteCountryCode; now: Date },
): Promise<Article[]> {
  const latest = await db
    .selectDistinctOn([articles.topic], columns)
    .from(articles)
    .where(own(kind, country, now))
    .orderBy(articles.topic, ...latestFirst);
  return latest.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, FEATURED);
}

export const NEWS: ListingDefinition<Article> = {
  ...articleListing('news'),
  facets: [AUTHOR, CATEGORY, LOCATION, TOPIC, DATE],
  leads: (db, country, now) => featuredArticles(db, 'news', { country, now }),
  head: leadingStories,
};

export const BLOG: ListingDefinition<Article> = {
  ...articleListing('blog'),
  facets: [AUTHOR, CATEGORY, { ...LOCATION, isHidden: true }, TOPIC, DATE],
};
