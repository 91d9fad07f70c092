import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { appeals, readProgress } from '../../giving/index.ts';
import { renderPage, routeMethods, type WebsiteEnv } from '../../platform/index.ts';
import { readTrail } from '../order-trail.ts';
import { staffPageContext } from '../staff-page-context.ts';
import type { StaffServices } from '../staff-services.ts';
import { APPEAL_RECORDS_PATH as PATH } from './donation-record-paths.ts';
import type { DonationRecordsArea } from './donation-records-area.ts';
import { appealRecordPage } from './pages/appeal-record-page.tsx';

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
