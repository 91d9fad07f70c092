import { html } from 'hono/html';
import { layout } from '../layout.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';
import { withoutNewsletter } from './newsletter-form.ts';
import { participationHead } from './participation-head.ts';

/** Asks once, because mail programs open links by themselves; `done` says that it is over. */
export function unsubscribePage(context: PageContext, state: 'ask' | 'done', query = ''): Markup {
  const { site } = context;
  const action = `${to(site, '/newsletter/unsubscribe')}?${query}`;
  const page = withoutNewsletter(context);
  return layout(page, {
    title: state === 'ask' ? 'Leave the newsletter' : 'You have left the newsletter',
    head: participationHead(context),
    main:
      state === 'ask'
        ? html`<div class="haven-empty"><h1 class="haven-empty__title">Leave the newsletter?</h1><p class="haven-empty__text">One press, and no more newsletters come to this address.</p><form class="haven-actions" method="post" action="${action}"><button class="haven-button haven-button--primary" type="submit">Unsubscribe</button><a class="haven-button haven-button--quiet" href="${to(site, '/')}">Stay on the list</a></form></div>`
        : html`<div class="haven-empty"><h1 class="haven-empty__title">You have left the newsletter</h1><p class="haven-empty__text">No more newsletters come to this address. Thank you for reading them as long as you did.</p><div class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/')}">Go to the front page</a><a class="haven-button haven-button--quiet" href="${to(site, '/newsletter')}">That was a mistake</a></div></div>`,
  });
}
