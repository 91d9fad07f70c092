import { html } from 'hono/html';
import GIVING from '#texts/website/giving';
import {
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  to,
  withoutNewsletter,
} from '../platform/index.ts';

interface GivingPage {
  title: string;
  main: Markup;
  hasErrors?: boolean;
  /** The page of the menu that this one is or belongs to; without one the visitor is not signed in. */
  menu?: '' | '/details';
  mainClass?: string;
}

const MENU = [
  ['gifts', ''],
  ['yourDetails', '/details'],
] as const;

function menuOf(site: Site, current: string): Markup {
  const base = to(site, '/my-giving');
  const text = pageTexts(site, GIVING);
  return html`<nav class="giving-menu" aria-label="${text('myGiving')}"><ul role="list">${MENU.map(
    ([label, path]) =>
      html`<li><a href="${base}${path}"${path === current ? html` aria-current="page"` : ''}>${text(label)}</a></li>`,
  )}</ul>
<form method="post" action="${base}/sign-out"><button class="haven-button haven-button--quiet">${text('signOut')}</button></form></nav>`;
}

/** Said beforehand, and with a script before it happens: a click then keeps the person signed in (WCAG 2.2.1). */
function timeLimit(site: Site): Markup {
  const text = pageTexts(site, GIVING);
  const base = to(site, '/my-giving');
  return html`<p class="giving-note">${text('signOutAfter')}</p>
<div class="load-notice" role="alert"><p class="load-notice__box" data-stay-signed-in data-action="${base}/stay" data-soon="${text('endsSoon')}" data-stayed="${text('stayed')}" data-ended="${text('hasEnded')}" hidden><span></span><button class="haven-button haven-button--secondary" type="button" hidden>${text('stay')}</button><a class="haven-link" href="${base}" hidden>${text('signInAgain')}</a></p></div>
<script src="/giving-files/stay-signed-in.js" type="module"></script>`;
}

/**
 * A page of My giving. Its address may be a signed link, so it names no canonical one, and its footer has no form whose
 * script would see it.
 */
export function givingLayout(context: PageContext, { title, main, hasErrors, menu, mainClass }: GivingPage): Markup {
  const page = { ...withoutNewsletter(context), otherCountryPage: '/my-giving' };
  return layout(page, {
    title,
    head: html`<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/design/my-giving.css">`,
    ...(mainClass !== undefined && { mainClass }),
    ...(hasErrors !== undefined && { hasErrors }),
    main: menu === undefined ? main : html`${menuOf(context.site, menu)}${main}${timeLimit(context.site)}`,
  });
}

/** A message at the top of a page. */
export const notice = (kind: 'success' | 'info' | 'warning' | 'error', title: string, text: Markup | string): Markup =>
  html`<div class="haven-alert haven-alert--${kind}" role="${kind === 'error' ? 'alert' : 'status'}"><p class="haven-alert__title">${title}</p><p class="haven-alert__text">${text}</p></div>`;
