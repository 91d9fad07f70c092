import { html } from 'hono/html';
import { type Markup, type Site, staffText, to } from '../../../platform/index.ts';
import type { Article, MediaItem } from '../listings-schema.ts';
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
  const link = html`<a class="story-card__link" href="${card.href}">${staffText(site, card.title)}</a>`;
  return html`<article class="story-card">
<img class="story-card__image" src="${card.image}" width="800" height="450" alt="" loading="lazy">
<div class="story-card__body">
<p class="story-card__meta">${card.label ? html`<span class="story-card__label">${staffText(site, card.label)}</span> ` : ''}<time datetime="${card.day}">${dayWords(card.day, site)}</time></p>
${level === 2 ? html`<h2 class="story-card__title">${link}</h2>` : html`<h3 class="story-card__title">${link}</h3>`}
<p class="story-card__summary">${staffText(site, card.summary)}</p>
${card.by ? html`<p class="story-card__by">${staffText(site, card.by)}</p>` : ''}
</div>
</article>`;
}

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
  return html`<ul class="story-grid${modifier}" role="list">${cards.map((card) => html`<li>${card}</li>`)}</ul>`;
}
