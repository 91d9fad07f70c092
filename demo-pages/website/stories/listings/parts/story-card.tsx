import { Fragment } from 'react';
import { type Markup, plainStaffText, type Site, staffText, to } from '../../../platform/index.ts';
import type { Article, MediaItem } from '../listings-schema.ts';
import { storyLanguage } from '../story-body.tsx';
import { dayWords } from './date-words.ts';

export interface StoryCard {
  href: string;
  image: string;
  title: string;
  summary: string;
  day: string;
  /** The text before the date, such as the category. */
  label: string;
  /** The last text, such as the author. */
  by?: string;
}

/** A story in a list: the whole card is a link, named by its title. */
export function storyCard(card: StoryCard, site: Site, level: 2 | 3 = 3): Markup {
  const link = (
    <a className="story-card__link" href={card.href}>
      {staffText(site, card.title)}
    </a>
  );
  return (
    <article key={card.href} className="story-card">
      <img className="story-card__image" src={card.image} width={800} height={450} alt="" loading="lazy" />
      <div className="story-card__body">
        <p className="story-card__meta">
          {card.label && (
            <>
              <span className="story-card__label">{staffText(site, card.label)}</span>{' '}
            </>
          )}
          <time dateTime={card.day}>{dayWords(card.day, site)}</time>
        </p>
        {level === 2 ? <h2 className="story-card__title">{link}</h2> : <h3 className="story-card__title">{link}</h3>}
        <p className="story-card__summary">{staffText(site, card.summary)}</p>
        {card.by && <p className="story-card__by">{staffText(site, card.by)}</p>}
      </div>
    </article>
  );
}

/** Texts of one line, with a dot between them. */
export const joined = (parts: readonly (Markup | string)[]): Markup => (
  <>
    {parts.map((part, place) => (
      <Fragment key={place}>
        {place > 0 && ' · '}
        {part}
      </Fragment>
    ))}
  </>
);

/** The picture of a story's page, and what belongs to it. */
export const storyFigure = (
  { image, imageAlt }: { image: string; imageAlt: string },
  site: Site,
  more: Markup | '' = '',
): Markup => (
  <figure className="story__figure">
    <img
      src={image}
      width={800}
      height={450}
      alt={plainStaffText(site, imageAlt)}
      fetchPriority="high"
      {...storyLanguage(site, imageAlt)}
    />
    {more}
  </figure>
);

/** An article as a card. */
export function articleCard(article: Article, site: Site): Markup {
  const { kind, slug, image, title, summary, publishedOn, category, author, location } = article;
  const href = to(site, `/${kind}/${slug}`);
  const by = kind === 'news' ? location : author;
  return storyCard({ href, image, title, summary, day: publishedOn, label: category, by }, site);
}

/** A media item as a card. */
export function mediaCard(item: MediaItem, site: Site, level: 2 | 3): Markup {
  const { slug, image, title, summary, publishedOn } = item;
  return storyCard(
    { href: to(site, `/media/${slug}`), image, title, summary, day: publishedOn, label: '' },
    site,
    level,
  );
}

/** Cards in a grid. */
export function storyGrid(cards: readonly Markup[], modifier = ''): Markup {
  return (
    <ul className={`story-grid${modifier}`} role="list">
      {cards.map((card, place) => (
        <li key={place}>{card}</li>
      ))}
    </ul>
  );
}
