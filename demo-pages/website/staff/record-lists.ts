import { and, desc, lt, sql } from 'drizzle-orm';
import { cardTestingDays, countCardTestingDays } from '../payments/index.ts';
import { mails, pageChecks, policyReports, RECORDS_PATH } from '../platform/index.ts';
import { cellText } from './csv.ts';
import { isShownMail } from './pages/mail-page.tsx';
import { PARTICIPATION_RECORD_LISTS } from './participation-record-lists.ts';
import { isAfter, type RecordList } from './record-list.ts';
import { SHOP_RECORD_LISTS } from './shop-record-lists.ts';

/** All data that the site has received. No list shows a token, a key or a card. */
export const RECORD_LISTS: readonly RecordList[] = [
  ...SHOP_RECORD_LISTS,
  ...PARTICIPATION_RECORD_LISTS,
  {
    slug: 'policy-reports',
    title: 'Security policy reports',
    columns: [
      { title: 'Last seen' },
      { title: 'First seen' },
      { title: 'Reports', as: 'number' },
      { title: 'Page' },
      { title: 'Blocked' },
      { title: 'Directive' },
      { title: 'Script' },
    ],
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
    title: 'Payment page checks',
    columns: [
      { title: 'Last check' },
      { title: 'First check' },
      { title: 'Checks', as: 'number' },
      { title: 'Result', as: 'status' },
      { title: 'Scripts', as: 'number' },
      { title: 'Found' },
    ],
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
      { title: 'Day', as: 'day' },
      ...[
        'Cards tried',
        'Approved',
        'Declined',
        'Networks with 5 declines',
        'Most from one network',
        'Sent to the bot check',
        'Asked to wait',
        'Stopped for the day',
      ].map((title) => ({ title, as: 'number' as const })),
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
    title: 'Emails',
    columns: [
      {
        title: 'Subject',
        link: (_, row) => `${RECORDS_PATH}/mails/${encodeURIComponent(cellText(row.at(-1) ?? null))}`,
      },
      { title: 'Created' },
      { title: 'Country', as: 'country' },
      { title: 'Kind', as: 'word' },
      { title: 'To' },
      { title: 'Status', as: 'status' },
      { title: 'Attempts', as: 'number' },
      { title: 'Error' },
      { title: 'Email', as: 'fileOnly' },
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select({
          id: mails.id,
          createdAt: mails.createdAt,
          siteCountryCode: mails.siteCountryCode,
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
        cells: [
          ...[m.subject, m.createdAt, m.siteCountryCode, m.kind, m.toAddress],
          ...[m.status, m.attempts, m.lastError, m.id],
        ],
      }));
    },
    count: (db) => db.$count(mails, isShownMail),
  },
];
