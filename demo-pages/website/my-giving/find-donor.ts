import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { donations, givingPlans } from '../giving/index.ts';
import type { Language } from '../platform/index.ts';
import { donorDetails } from './my-giving-schema.ts';

/** Who gives: by the key of their email address, in one country or in both. */
export interface Donor {
  emailKey: string;
  firstName: string;
  /** As they typed it with the first gift that came: mails go to this spelling, never to one that was typed since. */
  address: string;
  /** As they chose it, otherwise of the newest gift. */
  language: Language;
}

/**
 * A donor's gifts that came, that went back, and bank debits that are on their way. A gift that was only begun, left or
 * refused says nothing of the donor: anybody can type their address.
 */
export const knownGifts = (emailKey: string) =>
  and(
    eq(donations.emailKey, emailKey),
    or(
      inArray(donations.status, ['paid', 'refunded', 'reversed']),
      and(eq(donations.status, 'pending'), sql`${donations.transactionId} is not null`),
    ),
  );

/** Gifts that came before those that are on their way. */
export const cameFirst = sql`${donations.status} = 'pending'`;

/** The donor of an address; undefined when nobody has given with it. */
export async function findDonor(db: Database, emailKey: string): Promise<Donor | undefined> {
  if (emailKey === '') return undefined;
  const columnsOf = (table: typeof donations | typeof givingPlans) => ({
    firstName: table.customerFirstName,
    address: table.customerEmailAddress,
    language: table.language,
    createdAt: table.createdAt,
  });
  const given = (direction: typeof asc) =>
    db
      .select(columnsOf(donations))
      .from(donations)
      .where(knownGifts(emailKey))
      .orderBy(cameFirst, direction(donations.createdAt))
      .limit(1);
  const plans = await db
    .select(columnsOf(givingPlans))
    .from(givingPlans)
    .where(eq(givingPlans.emailKey, emailKey))
    .orderBy(asc(givingPlans.createdAt));
  const known = [...(await given(asc)), ...plans, ...(await given(desc))];
  const [first, newest] = [known[0], known.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]];
  if (!first || !newest) return undefined;
  const [chosen] = await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey));
  const { firstName, language } = newest;
  return { emailKey, firstName, address: first.address, language: chosen?.language ?? language };
}
