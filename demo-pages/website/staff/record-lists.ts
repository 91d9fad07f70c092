import { desc } from 'drizzle-orm';
import { mails } from '../mail/mail-schema.ts';
import { pageChecks } from '../page-integrity/page-check-schema.ts';
import { cardTestingDays } from '../payment/card-testing-numbers.ts';
import { policyReports } from '../policy-reports/policy-reports-schema.ts';
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
    async read(db, limit) {
      const rows = await db.select().from(policyReports).orderBy(desc(policyReports.lastSeen)).limit(limit);
      return rows.map((r) => [r.lastSeen, r.firstSeen, r.reports, r.page, r.blocked, r.directive, r.source]);
    },
  },
  {
    slug: 'page-checks',
    title: 'Checks of payment pages',
    columns: ['Last', 'First', 'Checks', 'Result', 'Scripts', 'Found'],
    async read(db, limit) {
      const rows = await db.select().from(pageChecks).orderBy(desc(pageChecks.id)).limit(limit);
      return rows.map((r) => [r.lastAt, r.firstAt, r.checks, r.result, r.scripts, r.found]);
    },
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
    async read(db, limit) {
      const days = await cardTestingDays(db, limit);
      return days.map((d) => [
        d.day,
        d.tried,
        d.approved,
        d.refused,
        d.networks,
        d.most,
        d.botCheck,
        d.tooMany,
        d.tooManyToday,
      ]);
    },
  },
  {
    slug: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Written', 'Kind', 'To', 'Subject', 'Status', 'Tries', 'Error'],
    async read(db, limit) {
      const rows = await db.select().from(mails).where(isShownMail).orderBy(desc(mails.createdAt)).limit(limit);
      return rows.map((m) => [m.id, m.createdAt, m.kind, m.toAddress, m.subject, m.status, m.attempts, m.lastError]);
    },
  },
];
