import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import { pageTexts } from '../site/languages/page-texts.ts';
import { layout } from '../site/layout/layout.tsx';
import { linkTo, type Markup, type PageContext } from '../site/page-context.ts';
import { participationHead } from './participation-head.tsx';

export interface Thanks {
  title: string;
  text: Markup | string;
  /** The next steps, in order. */
  next: readonly string[];
  /** Links to other pages, by path or whole address; the first is the most likely one. */
  links: readonly (readonly [label: string, path: string])[];
}

/** The page after a successful form, for people without JavaScript and anyone who opens its address. */
export function thanksPage(context: PageContext, { title, text, next, links }: Thanks): Markup {
  const { site } = context;
  return layout(context, {
    title,
    head: participationHead(context),
    main: html`<section class="haven-thank-you">
<img class="haven-thank-you__image" src="/design/thank-you.svg" width="480" height="320" alt="">
<h1 class="haven-thank-you__title">${title}</h1>
<p class="haven-thank-you__text">${text}</p>
</section>
<section class="prose"><h2>${pageTexts(site, LAYOUT)('whatNext')}</h2><ol class="haven-next-steps">${next.map((step) => html`<li>${step}</li>`)}</ol>
<p class="haven-actions">${links.map(([label, path], place) => html`<a class="haven-button haven-button--${place === 0 ? 'primary' : 'secondary'}" ${path.startsWith('/') ? linkTo(site, path) : html`href="${path}"`}>${label}</a>`)}</p></section>`,
  });
}
