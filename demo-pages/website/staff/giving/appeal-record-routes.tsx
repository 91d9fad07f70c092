import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { type Appeal, appeals, readProgress } from '../../giving/index.ts';
import {
  CONTENT_PATH,
  dayIn,
  type Markup,
  price,
  renderPage,
  routeMethods,
  shortDay,
  siteOf,
  to,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { readTrail, type TrailEntry } from '../order-trail.ts';
import { trailTable } from '../pages/records-table.tsx';
import { staffPage } from '../pages/staff-page.tsx';
import { type StaffPageContext, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import {
  DONATION_RECORDS_PATH,
  type DonationRecordsArea,
  APPEAL_RECORDS_PATH as PATH,
} from './donation-records-area.ts';
import { recordLink as link, factRow as row } from './pages/act-form.tsx';

const TRAIL_ROWS = 100;

/** Appeals with their sums (D6.01); they are edited as content. */
export function appealRecordRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { guarded }: DonationRecordsArea,
): void {
  const { db } = services;
  routeMethods(app, `${PATH}/:code`, {
    get: guarded('view-donations', async (c) => {
      const [appeal] = await db
        .select()
        .from(appeals)
        .where(eq(appeals.code, c.req.param('code') ?? ''));
      if (!appeal) return c.notFound();
      const [figures] = await readProgress(db, [appeal.code]);
      const trail = await readTrail(db, TRAIL_ROWS, appeal.code);
      return c.html(renderPage(appealRecordPage(staffPageContext(c, services), { appeal, figures, trail })));
    }),
  });
}

interface AppealRecordData {
  appeal: Appeal;
  figures: AppealFigures | undefined;
  trail: readonly TrailEntry[];
}

/** An appeal with its sums, as staff see it; its form is among the content. */
function appealRecordPage(context: StaffPageContext, { appeal, figures, trail }: AppealRecordData): Markup {
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
