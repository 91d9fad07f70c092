import { desc, sql } from 'drizzle-orm';
import { bequestRequests, donorUpdates, petitionSignatures, subscribers } from '../participation/index.ts';
import { Phone } from './csv.ts';
import { isAfter, type RecordList } from './record-list.ts';

/** The data that people sent with the site's forms. */
export const PARTICIPATION_RECORD_LISTS: readonly RecordList[] = [
  {
    slug: 'signatures',
    title: 'Petition signatures',
    columns: [
      { title: 'Signed' },
      { title: 'Petition' },
      { title: 'Country', as: 'country' },
      { title: 'First name' },
      { title: 'Last name' },
      { title: 'Email' },
      { title: 'Postcode' },
      { title: 'Mobile' },
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select()
        .from(petitionSignatures)
        .where(isAfter(petitionSignatures, sql`${petitionSignatures}`, after))
        .orderBy(desc(petitionSignatures.createdAt), desc(petitionSignatures.id))
        .limit(limit);
      return rows.map((s) => ({
        cursor: s.id,
        cells: [
          s.createdAt,
          s.nodeId,
          s.siteCountryCode,
          s.firstName,
          s.lastName,
          s.email,
          s.postcode,
          new Phone(s.mobile),
        ],
      }));
    },
    count: (db) => db.$count(petitionSignatures),
  },
  {
    slug: 'subscribers',
    title: 'Newsletter subscribers',
    columns: [
      { title: 'Subscribed' },
      { title: 'Country', as: 'country' },
      { title: 'First name' },
      { title: 'Last name' },
      { title: 'Email' },
      { title: 'Form', as: 'word' },
      { title: 'Unsubscribed' },
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select()
        .from(subscribers)
        .where(isAfter({ id: subscribers.id, createdAt: subscribers.subscribedAt }, sql`${subscribers}`, after))
        .orderBy(desc(subscribers.subscribedAt), desc(subscribers.id))
        .limit(limit);
      return rows.map((s) => ({
        cursor: s.id,
        cells: [s.subscribedAt, s.siteCountryCode, s.firstName, s.lastName, s.email, s.source, s.unsubscribedAt],
      }));
    },
    count: (db) => db.$count(subscribers),
  },
  {
    slug: 'updates',
    title: 'Detail change requests',
    columns: [
      { title: 'Requested' },
      { title: 'Country', as: 'country' },
      { title: 'Old email' },
      { title: 'Changes' },
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select()
        .from(donorUpdates)
        .where(isAfter(donorUpdates, sql`${donorUpdates}`, after))
        .orderBy(desc(donorUpdates.createdAt), desc(donorUpdates.id))
        .limit(limit);
      return rows.map((u) => ({
        cursor: u.id,
        cells: [u.createdAt, u.siteCountryCode, u.oldEmail, filledIn(u.details)],
      }));
    },
    count: (db) => db.$count(donorUpdates),
  },
  {
    slug: 'bequests',
    title: 'Wills guide requests',
    columns: [{ title: 'Requested' }, { title: 'Country', as: 'country' }, { title: 'Form' }, { title: 'Email' }],
    async read(db, { after, limit }) {
      const rows = await db
        .select()
        .from(bequestRequests)
        .where(isAfter(bequestRequests, sql`${bequestRequests}`, after))
        .orderBy(desc(bequestRequests.createdAt), desc(bequestRequests.id))
        .limit(limit);
      return rows.map((b) => ({ cursor: b.id, cells: [b.createdAt, b.siteCountryCode, b.formKey, b.email] }));
    },
    count: (db) => db.$count(bequestRequests),
  },
];

function filledIn(details: object): string {
  const shownFields = Object.entries(details).filter(([, value]) => value !== '' && value !== null && value !== false);
  return shownFields.map(([name, value]) => `${name}: ${String(value)}`).join('; ');
}
