import type { Hono } from 'hono';
import { POLICY_REPORTS_PATH } from '../http/policy-reports-path.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody } from '../http/read-fields.ts';
import { networkOf } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { PlatformServices } from '../platform-services.ts';
import { readReports } from './read-reports.ts';
import { storeReports } from './store-reports.ts';

const MINUTE_MS = 60_000;
const PER_MINUTE = 30;

/** Takes browsers' reports about what a page's policy has refused (PCI DSS 4.0.1, 11.6.1). */
export function policyReportsRoute(app: Hono<WebsiteEnv>, services: PlatformServices): void {
  const { db, clock, log, siteOrigin, siteOrigins, alertsTo } = services;
  const limit = createRateLimiter({ limit: PER_MINUTE, windowMs: MINUTE_MS, clock });
  app.use(POLICY_REPORTS_PATH, limitBody(BODY_LIMIT));
  routeMethods(app, POLICY_REPORTS_PATH, {
    post: async (c) => {
      limit(networkOf(c));
      const reports = readReports(await c.req.json().catch(() => undefined), siteOrigins);
      if (!reports)
        return c.json({ error: 'Send a report of the Reporting API or of a content security policy.' }, 400);
      const added = await storeReports(db, reports, clock(), { to: alertsTo, siteOrigin });
      if (added > 0) log({ event: 'policy-report', added });
      return c.body(null, 204);
    },
  });
}
