import LISTINGS from '#texts/website/listings';
import {
  inEnglishAs,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  siteOf,
  staffText,
  to,
} from '../../../platform/index.ts';
import { type ItemPage, listingPath } from '../listing-definition.ts';
import type { Article } from '../listings-schema.ts';
import { breadcrumb } from '../parts/breadcrumb.tsx';
import { dayWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.tsx';
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
export function articlePage(context: PageContext, { item: article, isShared, related }: ItemPage<Article>): Markup {
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
    publisher: { '@type': 'Organization', name: 'Haven Refugee Aid' },
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
