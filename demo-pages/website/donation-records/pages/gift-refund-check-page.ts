import { html } from 'hono/html';
import type { RefundForm } from '../../refunds/parse-refund.ts';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, price } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import { recordsHead } from '../../staff/pages/records-head.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { giftPath } from '../donation-record-paths.ts';
import { factRow as row } from './act-form.ts';
import type { GiftRecordData } from './gift-record-page.ts';

/** A confirmation page before money of a gift goes back, because it cannot be collected again. */
export function giftRefundCheckPage(
  context: StaffPageContext,
  { donation, refunds }: GiftRecordData,
  form: RefundForm & { formKey: string },
): Markup {
  const site = siteOf(donation.siteCountryCode);
  const amount = price(form.amountMinor, site);
  const path = giftPath(donation.id);
  const isCharged = donation.transactionId !== null;
  const title = isCharged ? `Refund ${amount}?` : `Record that ${amount} went back?`;
  const hasMail = donation.customerEmailAddress !== '';
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return layout(context, {
    title,
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><p class="eyebrow">Donation ${donation.id}</p><h1>${title}</h1><p class="lead">${isCharged ? 'The money goes back the way it came. ' : 'No money moves by this: you have paid it back yourself. '}${hasMail ? 'The donor gets a corrected receipt by mail. ' : ''}This cannot be undone.</p></div>
<dl class="haven-facts">
${row('Amount', `${amount} ${donation.currency}`)}
${row('Left of the gift then', price(Math.max(0, refunds.leftMinor - form.amountMinor), site))}
${row('Donor', `${donation.customerFirstName} ${donation.customerLastName}`.trim() || donation.organisation)}
${row('Reason', form.reason)}
</dl>
<form class="records-form" method="post" action="${path}/refunds">
${hidden('step', 'refund')}${hidden('formKey', form.formKey)}${hidden('amount', form.amount)}${hidden('reason', form.reason)}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">${isCharged ? `Refund ${amount}` : 'Record it'}</button><a class="haven-button haven-button--quiet" href="${path}">${isCharged ? 'Do not refund' : 'Do not record it'}</a></div>
</form>`,
  });
}
