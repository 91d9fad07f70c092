import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { FORM_TEXTS } from '../../../elements/parts/form/form.texts.ts';
import { UPDATE_TEXTS } from '../../../elements/update-details-form/update-details-form.texts.ts';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { guardFields } from '../site/guard-fields.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { layout } from '../site/layout/layout.ts';
import { linkTo, type Markup, type PageContext, to } from '../site/page-context.ts';
import { languageField } from '../site/posted-language.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';
import { UPDATE_PAGE } from './languages/update-page.texts.ts';
import { updateDetailsFields } from './update-details-form.ts';

const PREFIX = 'details';

export interface UpdateDetailsData {
  ticket: string;
  sent?: SentForm | undefined;
}

/** The page where supporters change the data that the agency holds about them. */
export function updateDetailsPage(context: PageContext, { ticket, sent = NOTHING_SENT }: UpdateDetailsData): Markup {
  const { site } = context;
  const privacyUrl = to(site, '/privacy');
  const errors = listedErrors(PREFIX, sent);
  const text = pageTexts(site, UPDATE_PAGE);
  const strong = (words: string) => html`<strong>${words}</strong>`;
  const notice = html`<a ${linkTo(site, '/privacy')}>${tagTexts(site, FORM_TEXTS)('privacyNotice')}</a>`;
  return layout(context, {
    title: text('title'),
    description: text('description'),
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`<div class="page-head"><p class="eyebrow">${text('supporters')}</p><h1>${text('title')}</h1><p class="lead">${text('lead')}</p></div>
${errorSummary(errors, { site })}
<div class="page-split"><div class="page-split__main">
<update-details-form site-country-code="${site.code}" privacy-url="${privacyUrl}">
<form class="haven-form" method="post" action="${WEBSITE_PATHS.submitDonorUpdate}" novalidate>
<input type="hidden" name="siteCountryCode" value="${site.code}">${languageField(site)}
${updateDetailsFields(site, PREFIX, sent)}
<div class="haven-actions">${guardFields(ticket, PREFIX, site)}<button class="haven-button haven-button--primary haven-button--large" type="submit">${tagTexts(site, UPDATE_TEXTS)('send')}</button></div>
</form>
</update-details-form>
</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="safe-title"><h2 class="haven-card__title" id="safe-title">${text('before')}</h2><div class="haven-card__body prose">
<p>${text.rich('neverCardText', { never: strong(text('neverCard')) })}</p>
<p>${text.rich('whyOldText', { why: strong(text('whyOld')) })}</p>
<p>${text.rich('personText', { person: strong(text('person')) })}</p>
<p>${text.rich('talk', { phone: agencyOf(site).phone, notice })}</p></div></aside>
</div>`,
  });
}
