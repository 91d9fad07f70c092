import { html } from 'hono/html';
import type { AppealFigures } from '#website/api/appeal-schemas.ts';
import type { Appeal } from '../../appeals/find-appeals.ts';
import { dayIn } from '../../site/calendar-days.ts';
import { type Markup, price, to } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import type { TrailEntry } from '../../staff/order-trail.ts';
import { trailTable } from '../../staff/pages/trail-table.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { CONTENT_PATH } from '../../staff/staff-paths.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { recordLink as link, factRow as row } from './act-form.ts';
import { donationRecordsPage } from './donation-records-page.ts';

export interface AppealRecordData {
  appeal: Appeal;
  figures: AppealFigures | undefined;
  trail: readonly TrailEntry[];
}

/** An appeal with its sums, as staff see it; its form is among the content. */
export function appealRecordPage(context: StaffPageContext, { appeal, figures, trail }: AppealRecordData): Markup {
  const site = siteOf(appeal.siteCountryCode);
  const day = (moment: Date) => dayIn(site.code, moment.getTime());
  return donationRecordsPage(context, {
    place: 'appeals',
    title: appeal.name,
    eyebrow: site.countryName,
    main: html`<dl class="haven-facts records-facts">
${row('Code', appeal.code)}${row('Goal', price(appeal.goalMinor, site))}
${figures ? html`${row('Raised', price(Math.round(figures.raised * 100), site))}${row('Gifts', String(figures.gifts))}` : ''}
${row('From', day(appeal.from))}${row('Until', appeal.until ? day(new Date(appeal.until.getTime() - 1)) : 'Without an end')}
${appeal.matchPercent > 0 ? html`${row('Matching', `${appeal.matchPercent} % by ${appeal.matchPartner}`)}${row('Matched', `${price(appeal.matchedMinor, site)} of ${price(appeal.matchCapMinor, site)}`)}` : ''}
</dl>
<p class="records-after">${link(to(site, `/appeals/${appeal.code}`), 'The page of the appeal')}, ${link(`${DONATION_RECORDS_PATH}/days?appeal=${appeal.code}`, 'its sums by day')}, ${link(`${DONATION_RECORDS_PATH}/gifts?appeal=${appeal.code}`, 'its gifts')}, ${link(`${CONTENT_PATH}/appeals/${appeal.code}`, 'its texts and terms, with their history')}</p>
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}
