import { desc } from 'drizzle-orm';
import { bequestRequests } from '../bequest/bequest-schema.ts';
import { subscribers } from '../newsletter/newsletter-schema.ts';
import { petitionSignatures } from '../petition/petition-schema.ts';
import { donorUpdates } from '../update-details/update-details-schema.ts';
import type { RecordList } from './record-list.ts';

/** The data that people sent with the site's forms. */
export const PARTICIPATION_RECORD_LISTS: readonly RecordList[] = [
  {
    slug: 'signatures',
    title: 'Petition signatures',
    columns: ['Signed', 'Petition', 'Country', 'First name', 'Last name', 'E-mail', 'Postcode', 'Mobile'],
    async read(db, limit) {
      const rows = await db.select().from(petitionSignatures).orderBy(desc(petitionSignatures.createdAt)).limit(limit);
      return rows.map((s) => [
        s.createdAt,
        s.nodeId,
        s.siteCountryCode,
        s.firstName,
        s.lastName,
        s.email,
        s.postcode,
        s.mobile,
      ]);
    },
  },
  {
    slug: 'subscribers',
    title: 'Subscribers',
    columns: ['Joined', 'Country', 'First name', 'Last name', 'E-mail', 'Form', 'Left'],
    async read(db, limit) {
      const rows = await db.select().from(subscribers).orderBy(desc(subscribers.subscribedAt)).limit(limit);
      return rows.map((s) => [
        s.subscribedAt,
        s.siteCountryCode,
        s.firstName,
        s.lastName,
        s.email,
        s.source,
        s.unsubscribedAt,
      ]);
    },
  },
  {
    slug: 'updates',
    title: 'Changes of details',
    columns: ['Asked', 'Country', 'Old e-mail', 'Changes'],
    async read(db, limit) {
      const rows = await db.select().from(donorUpdates).orderBy(desc(donorUpdates.createdAt)).limit(limit);
      return rows.map((u) => [u.createdAt, u.siteCountryCode, u.oldEmail, filledIn(u.details)]);
    },
  },
  {
    slug: 'bequests',
    title: 'Guides to gifts in wills',
    columns: ['Asked', 'Country', 'Form', 'E-mail'],
    async read(db, limit) {
      const rows = await db.select().from(bequestRequests).orderBy(desc(bequestRequests.createdAt)).limit(limit);
      return rows.map((b) => [b.createdAt, b.siteCountryCode, b.formKey, b.email]);
    },
  },
];

function filledIn(details: object): string {
  const shownFields = Object.entries(details).filter(([, value]) => value !== '' && value !== null && value !== false);
  return shownFields.map(([name, value]) => `${name}: ${String(value)}`).join('; ');
}
