import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { guardFields } from '../site/guard-fields.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';
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
  return layout(context, {
    title: 'Update your details',
    description: 'Tell us about a new name, address, phone, e-mail or card expiry date. A demonstration site.',
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">For our supporters</p><h1>Update your details</h1><p class="lead">Moved, married, a new card? Tick what has changed, and your gifts go on without a gap.</p></div>
<div class="page-split"><div class="page-split__main">
<update-details-form site-country-code="${site.code}" privacy-url="${privacyUrl}">
<form class="haven-form" method="post" action="${WEBSITE_PATHS.submitDonorUpdate}" novalidate>
<input type="hidden" name="siteCountryCode" value="${site.code}">
${updateDetailsFields(site, PREFIX, sent, privacyUrl)}
<div class="haven-actions">${guardFields(ticket, PREFIX)}<button class="haven-button haven-button--primary haven-button--large" type="submit">Send my changes</button></div>
</form>
</update-details-form>
</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="safe-title"><h2 class="haven-card__title" id="safe-title">Before you start</h2><div class="haven-card__body prose">
<p><strong>Never your card number.</strong> We ask for the new expiry date alone. If the number has changed, call us.</p>
<p><strong>Why your old details?</strong> By them we find you among all our supporters. They need not be complete.</p>
<p><strong>A person makes each change</strong> within two working days, and a mail goes to the address we had for you, so that nobody else can change it unseen.</p>
<p>Would you rather talk? ${agencyOf(site).phone} (illustrative). Read our <a href="${privacyUrl}">privacy notice</a>.</p></div></aside>
</div>`,
  });
}
