import { html } from 'hono/html';
import { layout } from './layout/layout.ts';
import { type Markup, type PageContext, to } from './page-context.ts';

/** The page for an unknown address, with links to other pages. */
export function notFoundPage(context: PageContext): Markup {
  const { site } = context;
  return layout(context, {
    title: 'Page not found',
    main: html`<div class="haven-empty"><img class="haven-empty__image" src="/design/not-found.svg" width="480" height="320" alt="">
<h1 class="haven-empty__title">We could not find that page</h1>
<p class="haven-empty__text">It may have moved, or the address may have a typing mistake. Your cart is safe.</p>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/gifts')}">See the gifts</a><a class="haven-button haven-button--secondary" href="${to(site, '/')}">Go to the front page</a></div></div>`,
  });
}

/** The page for any other problem, in plain words. */
export function problemPage(context: PageContext, title: string, message: string): Markup {
  const { site } = context;
  return layout(context, {
    title,
    main: html`<div class="haven-empty"><h1 class="haven-empty__title">${title}</h1>
<p class="haven-empty__text">${message}</p>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/')}">Go to the front page</a></div></div>`,
  });
}
