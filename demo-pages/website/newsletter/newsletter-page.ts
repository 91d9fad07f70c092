import { html } from 'hono/html';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { layout } from '../site/layout/layout.ts';
import { newsletterForm, withoutNewsletter } from '../site/newsletter-form.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';

const PREFIX = 'join';

/** The page of the newsletter, with its form. */
export function newsletterPage(
  context: PageContext,
  { ticket, sent = NOTHING_SENT }: { ticket: string; sent?: SentForm | undefined },
): Markup {
  const { site } = context;
  const errors = listedErrors(PREFIX, sent);
  // The page contains the form, so the one in the footer is left out.
  const page = withoutNewsletter(context);
  return layout(page, {
    title: 'Newsletter',
    description: `News by e-mail, about once a month, from Haven Refugee Aid ${site.countryName}: a demonstration site of a fictional agency.`,
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">Newsletter</p><h1>Know what your help becomes</h1><p class="lead">A story, a picture and a plain account of the money, about once a month.</p></div>
<div class="page-split"><div class="page-split__main">
${newsletterForm(page, { prefix: PREFIX, ticket, sent })}
<section class="prose"><h2>What is in it</h2>
<ul><li><strong>One story</strong> told by the person who lived it, with their consent and under the name they chose.</li>
<li><strong>What your gifts did</strong> last month: how many tents, lessons and litres of water, and what went wrong.</li>
<li><strong>One thing you can do</strong>: a petition, an event near you, a film to share.</li></ul>
<h2>What it is not</h2>
<p>It is not a weekly appeal. Two of the twelve mails a year ask for money, and say so in their subject.</p></section>
</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="care-title"><h2 class="haven-card__title" id="care-title">How we treat your address</h2><div class="haven-card__body prose">
<p>We use it for the newsletter and for nothing else. Nobody buys, rents or borrows it.</p>
<p>Each mail has a link that ends it at once, with no question asked.</p>
<p>Read our <a href="${to(site, '/privacy')}">privacy notice</a>, or call ${agencyOf(site).phone} (illustrative).</p></div></aside>
</div>`,
  });
}
