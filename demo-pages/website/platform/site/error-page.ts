import { html } from 'hono/html';
import type { Message, Shown } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { messageIn, pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.ts';
import { layout } from './layout/layout.ts';
import { linkTo, type Markup, type PageContext } from './page-context.ts';

/** The page for an unknown address, with links to other pages. */
export function notFoundPage(context: PageContext): Markup {
  const { site } = context;
  const text = pageTexts(site, ERROR_PAGE);
  return layout(context, {
    title: text('notFoundTitle'),
    main: html`<div class="haven-empty"><img class="haven-empty__image" src="/design/not-found.svg" width="480" height="320" alt="">
<h1 class="haven-empty__title">${text('notFound')}</h1>
<p class="haven-empty__text">${text('mayHaveMoved')}</p>
<div class="haven-actions"><a class="haven-button haven-button--primary" ${linkTo(site, '/gifts')}>${text('seeGifts')}</a><a class="haven-button haven-button--secondary" ${linkTo(site, '/')}>${text('toFront')}</a></div></div>`,
  });
}

/** The page for any other problem, in plain words; those that no room has stay in English and say so. */
export function problemPage(context: PageContext, title: Message, message: Shown): Markup {
  const { site } = context;
  return layout(context, {
    title: messageIn(site, title),
    main: html`<div class="haven-empty"><h1 class="haven-empty__title">${messageIn(site, title)}</h1>
<p class="haven-empty__text">${shownIn(site, message)}</p>
<div class="haven-actions"><a class="haven-button haven-button--primary" ${linkTo(site, '/')}>${pageTexts(site, ERROR_PAGE)('toFront')}</a></div></div>`,
  });
}
