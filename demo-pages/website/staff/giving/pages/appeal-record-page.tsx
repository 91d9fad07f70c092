import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import type { Appeal } from '../../../giving/index.ts';
import { CONTENT_PATH, dayIn, type Markup, price, shortDay, siteOf, to } from '../../../platform/index.ts';
import type { TrailEntry } from '../../order-trail.ts';
import { staffPage } from '../../pages/staff-page.tsx';
import { trailTable } from '../../pages/trail-table.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { recordLink as link, factRow as row } from './act-form.tsx';

export interface AppealRecordData {
  appeal: Appeal;
  figures: AppealFigures | undefined;
  trail: readonly TrailEntry[];
}

/** An appeal with its sums, as staff see it; its form is among the content. */
export function appealRecordPage(context: StaffPageContext, { appeal, figures, trail }: AppealRecordData): Markup {
  const site = siteOf(appeal.siteCountryCode);
  const day = (moment: Date) => shortDay(dayIn(site.code, moment.getTime()));
  return staffPage(context, {
    place: 'donations/appeals',
    title: appeal.name,
    eyebrow: site.countryName,
    main: (
      <>
        <dl className="haven-facts records-facts">
          {row('Code', appeal.code)}
          {row('Goal', price(appeal.goalMinor, site))}
          {figures && (
            <>
              {row('Raised', price(Math.round(figures.raised * 100), site))}
              {row('Gifts', String(figures.gifts))}
            </>
          )}
          {row('First day', day(appeal.from))}
          {row('Last day', appeal.until ? day(new Date(appeal.until.getTime() - 1)) : 'No end date')}
          {appeal.matchPercent > 0 && (
            <>
              {row('Matching', `${appeal.matchPercent}% by ${appeal.matchPartner}`)}
              {row('Matched', `${price(appeal.matchedMinor, site)} of ${price(appeal.matchCapMinor, site)}`)}
            </>
          )}
        </dl>
        <p className="records-after">
          {link(to(site, `/appeals/${appeal.code}`), 'View page')},{' '}
          {link(`${DONATION_RECORDS_PATH}/days?appeal=${appeal.code}`, 'results by day')},{' '}
          {link(`${DONATION_RECORDS_PATH}/gifts?appeal=${appeal.code}`, 'donations')},{' '}
          {link(`${CONTENT_PATH}/appeals/${appeal.code}`, 'content and history')}
        </p>
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}
