import { count, inArray, lt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody } from '../http/read-fields.ts';
import { networkOf } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import { POLICY_REPORTS_PATH } from '../http/security-headers.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PlatformServices } from '../platform-services.ts';
import { policyReports } from './policy-reports-schema.ts';
import { CHANGED_SCRIPT, type PolicyReport, readReports } from './read-reports.ts';

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

/** Anybody can send reports: beyond so many kinds nothing new is stored. */
const MOST_KINDS = 1_000;
const KEPT_MS = 90 * 86_400_000;
const HOUR_MS = 3_600_000;

interface ReportAlert {
  /** Who is alerted; nobody without an address. */
  to: string | undefined;
  siteOrigin: string;
}

/**
 * Counts reports by kind. A new kind is reported by mail, at most one mail an hour: the page in the staff area has the
 * rest. Resolves with the number of new kinds.
 */
async function storeReports(
  db: Database,
  reports: readonly PolicyReport[],
  now: number,
  alert: ReportAlert,
): Promise<number> {
  if (reports.length === 0) return 0;
  return db.transaction(async (tx) => {
    const at = new Date(now);
    const kinds = countKinds(reports);
    const isOneOfThese = inArray(policyReports.id, [...kinds.keys()]);
    const known = new Set(
      (await tx.select({ id: policyReports.id }).from(policyReports).where(isOneOfThese)).map(idOf),
    );
    const [stored] = await tx.select({ kinds: count() }).from(policyReports);
    const isFull = (stored?.kinds ?? 0) >= MOST_KINDS;
    const taken = [...kinds.values()].filter(({ id }) => known.has(id) || !isFull);
    if (taken.length > 0)
      await tx
        .insert(policyReports)
        .values(taken.map((report) => ({ ...report, firstSeen: at, lastSeen: at })))
        .onConflictDoUpdate({
          target: policyReports.id,
          set: { reports: sql`${policyReports.reports} + excluded.reports`, lastSeen: at },
        });
    const added = taken.filter(({ id }) => !known.has(id));
    const isChange = ({ directive }: PolicyReport) => directive === CHANGED_SCRIPT;
    if (alert.to) {
      // A known script may be changed again, and what else was refused must not hide it.
      const changed = taken.filter(isChange);
      if (changed.length > 0) await queueMail(tx, changeMail(changed, alert.to, alert.siteOrigin, now), now);
      const others = added.filter((report) => !isChange(report));
      if (others.length > 0) await queueMail(tx, alertMail(others, alert.to, alert.siteOrigin, now), now);
    }
    return added.length;
  });
}

/** Deletes what nobody has reported for 90 days. */
export async function forgetReports(db: Database, now: number): Promise<void> {
  await db.delete(policyReports).where(lt(policyReports.lastSeen, new Date(now - KEPT_MS)));
}

const idOf = ({ id }: { id: string }) => id;

/** Equal reports together, in one order for all writers, so that two processes never wait for each other. */
function countKinds(reports: readonly PolicyReport[]): Map<string, PolicyReport & { reports: number }> {
  const kinds = new Map<string, PolicyReport & { reports: number }>();
  for (const report of [...reports].sort((a, b) => (a.id < b.id ? -1 : 1)))
    kinds.set(report.id, { ...report, reports: (kinds.get(report.id)?.reports ?? 0) + 1 });
  return kinds;
}

const changeMail = (changed: readonly PolicyReport[], address: string, siteOrigin: string, now: number) => ({
  kind: 'policy-alert',
  cause: `policy-alert:changed-script:${Math.floor(now / HOUR_MS)}`,
  siteCountryCode: 'AUS' as const,
  to: { address },
  subject: 'A script of a page that takes payments was changed',
  body: [
    { heading: 'A script is not what your site published' },
    {
      text:
        'A donor’s browser got another content than the page names, refused to run it, and showed the ' +
        'donor how to give otherwise. Look at once: follow “A script was changed” in the guide for ' +
        'operators.',
    },
    ...changed.slice(0, 5).map(({ page, blocked }) => ({ text: `${page}: ${blocked}` })),
    { text: `What the site’s own check found: ${siteOrigin}/back-office/records/page-checks` },
    { text: `All reports, with their numbers: ${siteOrigin}/back-office/records/policy-reports` },
  ],
  reason: 'You’re receiving this email because the site’s alerts go to this address, at most one an hour.',
});

const alertMail = (added: readonly PolicyReport[], address: string, siteOrigin: string, now: number) => ({
  kind: 'policy-alert',
  cause: `policy-alert:${Math.floor(now / HOUR_MS)}`,
  siteCountryCode: 'AUS' as const,
  to: { address },
  subject: 'A page of the site tried something that its policy refuses',
  body: [
    { heading: 'A browser has refused something on your site' },
    {
      text:
        'If none of you has just changed a page, someone else may have: a script that was added to a ' +
        'payment page can read what donors type. What was refused did no harm.',
    },
    ...added.slice(0, 5).map(({ page, directive, blocked }) => ({ text: `${page}: ${blocked} (${directive})` })),
    { text: `All reports, with their numbers: ${siteOrigin}/back-office/records/policy-reports` },
  ],
  reason: 'You’re receiving this email because the site’s alerts go to this address, at most one an hour.',
});
