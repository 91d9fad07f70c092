import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { fieldsOf } from './fields-of.ts';
import { guardFields } from './guard-fields.ts';
import { type Markup, type PageContext, to } from './page-context.ts';
import { NOTHING_SENT, type SentForm } from './sent-form.ts';

export interface NewsletterForm {
  /** Prefix of the ids of its fields: a page may contain this form and the footer's. */
  prefix: string;
  ticket: string;
  sent?: SentForm | undefined;
}

/** The newsletter's block, whose content is a form that works without JavaScript (W1.07, W2.64). */
export function newsletterForm({ site }: PageContext, { prefix, ticket, sent = NOTHING_SENT }: NewsletterForm): Markup {
  const { field } = fieldsOf(prefix, sent);
  const privacyUrl = to(site, '/privacy');
  return html`<subscribe-form site-country-code="${site.code}" privacy-url="${privacyUrl}">
<form class="haven-form haven-card" method="post" action="${WEBSITE_PATHS.submitSubscriber}" novalidate>
<div class="haven-field-row">
${field('firstName', 'First name', { autocomplete: 'given-name' })}
${field('lastName', 'Last name', { autocomplete: 'family-name' })}
${field('email', 'E-mail', { autocomplete: 'email', type: 'email', inputmode: 'email' })}
</div>
<p class="haven-field__hint">News by e-mail, about once a month. Unsubscribe whenever you like. See our <a class="haven-link" href="${privacyUrl}">privacy notice</a>.</p>
<div class="haven-actions"><input type="hidden" name="siteCountryCode" value="${site.code}">${guardFields(ticket, prefix)}<button class="haven-button haven-button--primary" type="submit">Subscribe</button></div>
</form>
</subscribe-form>`;
}

/** The form in the footer of a page; empty when the page has no ticket for it. */
export function footerNewsletter(context: PageContext): Markup | '' {
  const { newsletterTicket: ticket } = context;
  if (ticket === undefined) return '';
  return html`<section class="site-newsletter" aria-labelledby="newsletter-title"><div class="site-newsletter__words"><h2 class="site-newsletter__title" id="newsletter-title">News from the people you stand beside</h2><p>One mail a month: what happened to a school, a well or a family, and what comes next.</p></div>
${newsletterForm(context, { prefix: 'newsletter', ticket })}</section>`;
}

/** The same context without the form in the footer. */
export function withoutNewsletter(context: PageContext): PageContext {
  const { newsletterTicket: _, ...rest } = context;
  return rest;
}
