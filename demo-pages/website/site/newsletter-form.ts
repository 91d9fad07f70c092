import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { FORM_TEXTS } from '../../../elements/parts/form/form.texts.ts';
import { SUBSCRIBE_TEXTS } from '../../../elements/subscribe-form/subscribe-form.texts.ts';
import { fieldsOf } from './fields-of.ts';
import { guardFields } from './guard-fields.ts';
import { LAYOUT } from './languages/layout.texts.ts';
import { pageTexts, tagTexts } from './languages/page-texts.ts';
import { linkTo, type Markup, type PageContext, to } from './page-context.ts';
import { languageField } from './posted-language.ts';
import { NOTHING_SENT, type SentForm } from './sent-form.ts';

export interface NewsletterForm {
  /** Prefix of the ids of its fields: a page may contain this form and the footer's. */
  prefix: string;
  ticket: string;
  sent?: SentForm | undefined;
}

/** The newsletter's block, whose content is a form that works without JavaScript (W1.07, W2.64). */
export function newsletterForm({ site }: PageContext, { prefix, ticket, sent = NOTHING_SENT }: NewsletterForm): Markup {
  const { field } = fieldsOf(prefix, sent, site);
  const text = tagTexts(site, SUBSCRIBE_TEXTS);
  const notice = html`<a class="haven-link" ${linkTo(site, '/privacy')}>${tagTexts(site, FORM_TEXTS)('privacyNotice')}</a>`;
  const privacyUrl = to(site, '/privacy');
  return html`<subscribe-form site-country-code="${site.code}" privacy-url="${privacyUrl}">
<form class="haven-form haven-card" method="post" action="${WEBSITE_PATHS.submitSubscriber}" novalidate>
<div class="haven-field-row">
${field('firstName', text('firstName'), { autocomplete: 'given-name' })}
${field('lastName', text('lastName'), { autocomplete: 'family-name' })}
${field('email', text('email'), { autocomplete: 'email', type: 'email', inputmode: 'email' })}
</div>
<p class="haven-field__hint">${pageTexts(site, LAYOUT).rich('unsubscribe', { notice })}</p>
<div class="haven-actions"><input type="hidden" name="siteCountryCode" value="${site.code}">${languageField(site)}${guardFields(ticket, prefix, site)}<button class="haven-button haven-button--primary" type="submit">${text('subscribe')}</button></div>
</form>
</subscribe-form>`;
}

/** The form in the footer of a page; empty when the page has no ticket for it. */
export function footerNewsletter(context: PageContext): Markup | '' {
  const { newsletterTicket: ticket, site } = context;
  if (ticket === undefined) return '';
  const text = pageTexts(site, LAYOUT);
  return html`<section class="site-newsletter" aria-labelledby="newsletter-title"><div class="site-newsletter__words"><h2 class="site-newsletter__title" id="newsletter-title">${text('newsletterTitle')}</h2><p>${text('newsletterText')}</p></div>
${newsletterForm(context, { prefix: 'newsletter', ticket })}</section>`;
}

/** The same context without the form in the footer. */
export function withoutNewsletter(context: PageContext): PageContext {
  const { newsletterTicket: _, ...rest } = context;
  return rest;
}
