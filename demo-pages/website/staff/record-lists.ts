import { and, desc, lt, sql } from 'drizzle-orm';
import { mails } from '../mail/mail-schema.ts';
import { pageChecks } from '../page-integrity/page-check-schema.ts';
import { cardTestingDays, countCardTestingDays } from '../payment/card-testing-numbers.ts';
import { policyReports } from '../policy-reports/policy-reports-schema.ts';
import { isAfter } from './is-after.ts';
import { PARTICIPATION_RECORD_LISTS } from './participation-record-lists.ts';
import type { RecordList } from './record-list.ts';
import { SHOP_RECORD_LISTS } from './shop-record-lists.ts';
import { isShownMail } from './shown-mails.ts';

/** All data that the site has received. No list shows a token, a key or a card. */
export const RECORD_LISTS: readonly RecordList[] = [
  ...SHOP_RECORD_LISTS,
  ...PARTICIPATION_RECORD_LISTS,
  {
    slug: 'policy-reports',
    title: 'Refused by policy',
    columns: ['Last', 'First', 'Reports', 'Page', 'Refused', 'Directive', 'By the script'],
    async read(db, { after, limit }) {
      const keyed = { id: policyReports.id, createdAt: policyReports.lastSeen };
      const rows = await db
        .select()
        .from(policyReports)
        .where(isAfter(keyed, sql`${policyReports}`, after))
        .orderBy(desc(policyReports.lastSeen), desc(policyReports.id))
        .limit(limit);
      return rows.map((r) => ({
        cursor: r.id,
        cells: [r.lastSeen, r.firstSeen, r.reports, r.page, r.blocked, r.directive, r.source],
      }));
    },
    count: (db) => db.$count(policyReports),
  },
  {
    slug: 'page-checks',
    title: 'Checks of payment pages',
    columns: ['Last', 'First', 'Checks', 'Result', 'Scripts', 'Found'],
    async read(db, { after, limit }) {
      const rows = await db
        .select()
        .from(pageChecks)
        .where(after === undefined ? undefined : lt(pageChecks.id, Number(after)))
        .orderBy(desc(pageChecks.id))
        .limit(limit);
      return rows.map((r) => ({
        cursor: String(r.id),
        cells: [r.lastAt, r.firstAt, r.checks, r.result, r.scripts, r.found],
      }));
    },
    count: (db) => db.$count(pageChecks),
  },
  {
    slug: 'card-testing',
    title: 'Card testing',
    columns: [
      'Day',
      'Cards tried',
      'Approved',
      'Refused',
      'Networks with 5 refused',
      'Most from one',
      'Sent to the bot check',
      'Told to wait',
      'Stopped for the day',
    ],
    async read(db, { after, limit }) {
      const days = await cardTestingDays(db, { after, limit });
      return days.map((d) => ({
        cursor: d.day,
        cells: [d.day, d.tried, d.approved, d.refused, d.networks, d.most, d.botCheck, d.tooMany, d.tooManyToday],
      }));
    },
    count: countCardTestingDays,
  },
  {
    slug: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Written', 'Kind', 'To', 'Subject', 'Status', 'Tries', 'Error'],
    async read(db, { after, limit }) {
      const rows = await db
        .select({
          id: mails.id,
          createdAt: mails.createdAt,
          kind: mails.kind,
          toAddress: mails.toAddress,
          subject: mails.subject,
          status: mails.status,
          attempts: mails.attempts,
          lastError: mails.lastError,
        })
        .from(mails)
        .where(and(isShownMail, isAfter(mails, sql`${mails}`, after)))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit);
      return rows.map((m) => ({
        cursor: m.id,
        cells: [m.id, m.createdAt, m.kind, m.toAddress, m.subject, m.status, m.attempts, m.lastError],
      }));
    },
    count: (db) => db.$count(mails, isShownMail),
  },
];
