import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { donationPersonalData, donations, givingPlans, planPersonalData } from '../../giving/index.ts';
import {
  bequestPersonalData,
  newsletterPersonalData,
  petitionPersonalData,
  updatePersonalData,
} from '../../participation/index.ts';
import { isAddress, mailPersonalData, type Person, type PersonalData } from '../../platform/index.ts';
import { orderPersonalData, orders } from '../../shop/index.ts';
import { donorDetails } from '../my-giving-schema.ts';
import { cartPersonalData } from './cart-personal-data.ts';
import { givingPersonalData } from './giving-personal-data.ts';
import { mentionPersonalData } from './mention-personal-data.ts';
import { notePersonalData } from './note-personal-data.ts';
import { paymentPersonalData } from './payment-personal-data.ts';

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
  (kept) =>
    ![mailPersonalData, petitionPersonalData, newsletterPersonalData, bequestPersonalData, updatePersonalData].includes(
      kept,
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

/** Everything that is kept of a person, by kind. */
export async function collectPerson(db: Database, emailKey: string): Promise<Record<string, readonly object[]>> {
  const person = await findPerson(db, emailKey);
  const parts = await Promise.all(PERSONAL_DATA.map(({ collect }) => collect(db, person)));
  return Object.assign({}, ...parts) as Record<string, readonly object[]>;
}
