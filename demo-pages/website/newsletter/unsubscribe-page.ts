import { html } from 'hono/html';
import { agencyOf } from '../site/agency.ts';
import { dayOf } from '../site/day-of.ts';
import { errorSummary } from '../site/error-summary.ts';
import { formField } from '../site/form-field.ts';
import { layout } from '../site/layout/layout.ts';
import { withoutNewsletter } from '../site/newsletter-form.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

/**
 * The state of the page: `ask` for confirmation, because mail programs open links automatically; `done` when
 * unsubscribed, now or earlier; `find` for people without a link.
 */
export type UnsubscribeState =
  | { kind: 'ask'; address: string; query: string }
  | { kind: 'done'; address: string; since?: Date | undefined }
  | { kind: 'find'; isBroken?: boolean; wasAsked?: boolean; email?: string; error?: string | undefined };

const LAWS: Readonly<Record<Site['code'], string>> = {
  AUS: 'It takes effect the moment you press, costs nothing and needs no account. The Spam Act 2003 would allow us five working days.',
  NZL: 'It takes effect the moment you press, costs nothing and needs no account. The Unsolicited Electronic Messages Act 2007 would allow us five working days.',
};

/** The page to unsubscribe from the newsletter. It needs no script. */
export function unsubscribePage(context: PageContext, state: UnsubscribeState): Markup {
  const { site } = context;
  const hasErrors = state.kind === 'find' && state.error !== undefined;
  return layout(withoutNewsletter(context), {
    title: state.kind === 'done' ? 'You have left the newsletter' : 'Leave the newsletter',
    // Anyone with this address can unsubscribe the person, so no search engine may index it.
    head: html`<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/design/participation.css">`,
    hasErrors,
    mainClass: 'page-main--narrow',
    main: html`${state.kind === 'ask' ? ask(site, state) : state.kind === 'done' ? done(site, state) : find(site, state)}`,
  });
}

function ask(site: Site, { address, query }: Extract<UnsubscribeState, { kind: 'ask' }>): Markup {
  return html`<div class="page-head"><p class="eyebrow">Newsletter</p><h1>Leave the newsletter?</h1><p class="lead">One press, and no more newsletters come to <strong class="leave-address">${address}</strong>.</p></div>
<form class="haven-actions" method="post" action="${to(site, '/newsletter/unsubscribe')}?${query}"><button class="haven-button haven-button--primary" type="submit">Unsubscribe</button><a class="haven-button haven-button--quiet" href="${to(site, '/')}">Stay on the list</a></form>
${note(site, LAWS[site.code])}`;
}

function done(site: Site, { address, since }: Extract<UnsubscribeState, { kind: 'done' }>): Markup {
  const date = since && dayOf(since, site);
  return html`<div class="page-head"><p class="eyebrow">Newsletter</p><h1>You have left the newsletter</h1><p class="lead">${date ? html`<strong class="leave-address">${address}</strong> has been off the list since ${date}.` : html`From now on no newsletters come to <strong class="leave-address">${address}</strong>.`} Thank you for reading along.</p></div>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/')}">Go to the front page</a><a class="haven-button haven-button--quiet" href="${to(site, '/newsletter')}">Join again</a></div>
${note(site, 'What you ask us for still reaches you: receipts, cards that you send, and answers to forms.')}`;
}

function find(site: Site, state: Extract<UnsubscribeState, { kind: 'find' }>): Markup {
  const { isBroken = false, wasAsked = false, email = '', error } = state;
  const notice = wasAsked
    ? html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">Look into your mail</p><p class="haven-alert__text">If the address is on our list, the link is on its way. It comes once an hour at most. Nothing there in ten minutes? Then that address gets no newsletter of ours.</p></div>`
    : isBroken
      ? html`<div class="haven-alert haven-alert--error" role="alert"><p class="haven-alert__title">This link is not whole</p><p class="haven-alert__text">Nothing was changed. Open the link from the mail again, or have a new one sent.</p></div>`
      : '';
  return html`${errorSummary(error ? [{ field: 'email', message: error }] : [])}
<div class="page-head"><p class="eyebrow">Newsletter</p><h1>Leave the newsletter</h1><p class="lead">Each newsletter ends with a link that takes you off the list. Without one at hand, enter your address and we send you the link.</p></div>
${notice}
<form class="haven-form" method="post" action="${to(site, '/newsletter/unsubscribe')}" novalidate>
${formField({ name: 'email', label: 'E-mail', type: 'email', inputmode: 'email', value: email, autocomplete: 'email', error, hint: 'The address that the newsletter comes to.' })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Send me the link</button></div>
</form>
${note(site, 'We send a link rather than take an address off at once, so that nobody else can do it for you.')}`;
}

const note = (site: Site, text: string): Markup =>
  html`<div class="leave-note haven-field__hint"><p>${text}</p><p>Questions? Call ${agencyOf(site).phone} (illustrative).</p></div>`;
