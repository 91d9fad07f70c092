import { createHash } from 'node:crypto';
import { and, eq, exists, lt, ne, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donationPersonalData, donations, givingPlans, planPersonalData } from '../../giving/index.ts';
import {
  bequestPersonalData,
  newsletterPersonalData,
  petitionPersonalData,
  updatePersonalData,
} from '../../participation/index.ts';
import { paymentAttempts } from '../../payments/index.ts';
import {
  isAddress,
  mailPersonalData,
  type Person,
  type PersonalData,
  retentionStart,
  sessions,
} from '../../platform/index.ts';
import { cartNotices, ecards, orderPersonalData, orders } from '../../shop/index.ts';
import { donorDetails, donorSessions, signInLinks, signInRequests } from '../my-giving-schema.ts';
import { mentionPersonalData, notePersonalData } from './text-personal-data.ts';

/** Attempts to pay: how and when, without from where. */
const paymentPersonalData: PersonalData = {
  tables: ['payment_attempts'],
  async collect(db, { references }) {
    const { payableId, method, status, amountMinor, currency, ipAddress, mandate, sourceDisplay, createdAt } =
      paymentAttempts;
    const rows = await db
      .select({ payableId, method, status, amountMinor, currency, ipAddress, mandate, sourceDisplay, createdAt })
      .from(paymentAttempts)
      .where(isOneOf(payableId, references));
    return { payments: rows };
  },
  async erase(tx, { references }) {
    await tx
      .update(paymentAttempts)
      .set({
        ipAddress: '',
        clientNetwork: '',
        sessionId: null,
        token: null,
        mandate: null,
        sourceDisplay: null,
        providerCustomerId: null,
        providerSourceId: null,
      })
      .where(isOneOf(paymentAttempts.payableId, references));
  },
  async forget(db, now) {
    const { ipAddress, createdAt } = paymentAttempts;
    const isOld = and(ne(ipAddress, ''), lt(createdAt, retentionStart('networks', now)));
    await db.update(paymentAttempts).set({ ipAddress: '', clientNetwork: '' }).where(isOld);
  },
};

/** What My giving itself keeps: changed details, and who is signed in. */
const givingPersonalData: PersonalData = {
  tables: ['donor_details', 'donor_sessions', 'sign_in_links', 'sign_in_requests'],
  async collect(db, { emailKey }) {
    return { details: await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey)) };
  },
  async erase(tx, { emailKey }) {
    for (const table of [donorDetails, donorSessions, signInLinks])
      await tx.delete(table).where(eq(table.emailKey, emailKey));
    const receiver = createHash('sha256').update(emailKey).digest('hex');
    await tx.delete(signInRequests).where(eq(signInRequests.receiver, receiver));
  },
};

/** The browsers from which the person gave or ordered. */
async function sessionsOf(db: Database, { emailKey }: Person): Promise<string[]> {
  const gave = await db.select({ id: donations.sessionId }).from(donations).where(eq(donations.emailKey, emailKey));
  const ordered = await db
    .select({ id: orders.sessionId })
    .from(orders)
    .where(isAddress(orders.customerEmailAddress, emailKey));
  return [...gave, ...ordered].flatMap(({ id }) => id ?? []);
}

const isOf = async (db: Database, person: Person) =>
  or(isOneOf(ecards.sessionId, await sessionsOf(db, person)), isAddress(ecards.recipientEmailAddress, person.emailKey));

/** Carts and unpaid orders, with the cards that the person began to write or that are to them. */
const cartPersonalData: PersonalData = {
  tables: ['ecards'],
  async collect(db, person) {
    const { recipientName, recipientEmailAddress, message, senderName } = ecards;
    const rows = await db
      .select({ recipientName, recipientEmailAddress, message, senderName })
      .from(ecards)
      .where(await isOf(db, person));
    return { cardsInCarts: rows };
  },
  async erase(tx, person) {
    await tx.delete(ecards).where(await isOf(tx, person));
  },
  async forget(db, now) {
    const isOld = lt(sessions.lastUsedAt, retentionStart('cart', now));
    const ofOld = (sessionId: PgColumn) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(sessions)
          .where(and(eq(sessions.id, sessionId), isOld)),
      );
    await db.delete(orders).where(and(eq(orders.status, 'open'), ofOld(orders.sessionId)));
    await db.delete(cartNotices).where(ofOld(cartNotices.sessionId));
    const hasOrder = exists(db.select({ one: sql`1` }).from(orders).where(eq(orders.sessionId, sessions.id)));
    await db.delete(sessions).where(and(isOld, not(hasOrder)));
  },
};

/**
 * Everything that the site keeps of people, in the order in which it is erased: what is found over gifts and orders
 * before these lose their address. A test finds tables with personal data that are missing here (D4.03).
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  cartPersonalData,
  mailPersonalData,
  mentionPersonalData,
  notePersonalData,
  paymentPersonalData,
  petitionPersonalData,
  newsletterPersonalData,
  bequestPersonalData,
  updatePersonalData,
  orderPersonalData,
  planPersonalData,
  donationPersonalData,
  givingPersonalData,
];

/** What goes with a person's last gift: what people sent on other forms has an end of its own. */
export const GIVING_DATA: readonly PersonalData[] = PERSONAL_DATA.filter(
  (each) =>
    ![mailPersonalData, petitionPersonalData, newsletterPersonalData, bequestPersonalData, updatePersonalData].includes(
      each,
    ),
);

/** Who a person is to the site: the references and names under which their data is found. */
export async function findPerson(db: Database, emailKey: string): Promise<Person> {
  const nameOf = ({ first, last }: { first: string; last: string }) => `${first} ${last}`.trim();
  const inTable = (table: typeof donations | typeof givingPlans) =>
    db
      .select({ id: table.id, first: table.customerFirstName, last: table.customerLastName })
      .from(table)
      .where(eq(table.emailKey, emailKey));
  const { customerFirstName: first, customerLastName: last } = orders;
  const bought = await db
    .select({ id: orders.id, first, last })
    .from(orders)
    .where(isAddress(orders.customerEmailAddress, emailKey));
  const changed = await db
    .select({ first: donorDetails.customerFirstName, last: donorDetails.customerLastName })
    .from(donorDetails)
    .where(eq(donorDetails.emailKey, emailKey));
  const rows = [...(await inTable(donations)), ...(await inTable(givingPlans)), ...bought];
  return {
    emailKey,
    references: rows.map(({ id }) => id),
    names: [...new Set([...rows, ...changed].map(nameOf))],
  };
}

/** Everything that is stored about a person, by kind. */
export async function collectPerson(db: Database, emailKey: string): Promise<Record<string, readonly object[]>> {
  const person = await findPerson(db, emailKey);
  const parts = await Promise.all(PERSONAL_DATA.map(({ collect }) => collect(db, person)));
  return Object.assign({}, ...parts) as Record<string, readonly object[]>;
}
