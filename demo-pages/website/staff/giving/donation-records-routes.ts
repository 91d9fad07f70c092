import type { Hono } from 'hono';
import type { WebsiteEnv } from '../../platform/index.ts';
import { createStaffGuard, openWhenUsed } from '../staff-guard.tsx';
import type { StaffServices } from '../staff-services.ts';
import { createStaffSession } from '../staff-session.ts';
import { appealRecordRoutes } from './appeal-record-routes.tsx';
import { createArea } from './donation-records-area.ts';
import { giftRecordRoutes } from './gift-record-routes.ts';
import { givingListRoutes } from './lists/giving-list-routes.ts';
import { offlineGiftRoutes } from './offline-gift-routes.tsx';
import { planRecordRoutes } from './plan-record-routes.tsx';
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.tsx';

/**
 * The donations in the staff area. Their addresses come before those of the other records, which are lists by any name.
 */
export function donationRecordsRoutes(app: Hono<WebsiteEnv>, services: StaffServices): void {
  const staff = createStaffSession(services);
  const area = createArea(staff, createStaffGuard(staff, services));
  openWhenUsed(app, services);
  // Registered first, because the names of its files would be names of gifts and appeals.
  givingListRoutes(app, services, area);
  giftRecordRoutes(app, services, area);
  planRecordRoutes(app, services, area);
  offlineGiftRoutes(app, services, area);
  appealRecordRoutes(app, services, area);
  reconciliationRoutes(app, services, area);
}
