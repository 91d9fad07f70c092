import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findKnownGift, givingPlans } from '../../giving/index.ts';
import { subscribers } from '../../participation/index.ts';
import type { Language, ReceiptDonor } from '../../platform/index.ts';
import { donorDetails } from '../my-giving-schema.ts';

/** A donor's name and postal address, by the names of the forms. */
export type DonorDetails = Omit<typeof donorDetails.$inferSelect, 'emailKey' | 'language' | 'changedAt'>;

/** The details that a donor can change, in the order of the form. */
export const DETAIL_FIELDS = [
  'customerTitle',
  'customerFirstName',
  'customerLastName',
  'customerPhoneNumber',
  'organisation',
  'billingAddressStreet',
  'billingAddressSuburb',
  'billingAddressCity',
  'billingAddressState',
  'billingAddressPostcode',
  'billingAddressCountry',
] as const satisfies readonly (keyof DonorDetails)[];

const detailsIn = (row: DonorDetails): DonorDetails =>
  Object.fromEntries(DETAIL_FIELDS.map((name) => [name, row[name]])) as DonorDetails;

async function findChanged(db: Database, emailKey: string): Promise<DonorDetails | undefined> {
  const [changed] = await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey));
  return changed && detailsIn(changed);
}

/** The details as their donor changed them here, otherwise those of the newest gift; undefined for nobody's address. */
export async function findDetails(db: Database, emailKey: string): Promise<DonorDetails | undefined> {
  const changed = await findChanged(db, emailKey);
  if (changed) return changed;
  const newest = await findKnownGift(db, emailKey, 'newest');
  return newest && detailsIn(newest);
}

/** Stores changed details, and gives them to the monthly gifts that go on: their next receipts have them. */
export async function changeDetails(db: Database, emailKey: string, details: DonorDetails, now: number): Promise<void> {
  const values = { ...details, changedAt: new Date(now) };
  await db.transaction(async (tx) => {
    await tx
      .insert(donorDetails)
      .values({ ...values, emailKey })
      .onConflictDoUpdate({ target: donorDetails.emailKey, set: values });
    const isGoingOn = and(eq(givingPlans.emailKey, emailKey), ne(givingPlans.status, 'stopped'));
    await tx.update(givingPlans).set(details).where(isGoingOn);
  });
}

/** Stores a chosen language, for mails and for what the monthly gifts that go on will be receipted in. */
export async function changeLanguage(db: Database, emailKey: string, language: Language, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findDetails(tx, emailKey);
    if (!known) return;
    await tx
      .insert(donorDetails)
      .values({ ...known, emailKey, language, changedAt: new Date(now) })
      .onConflictDoUpdate({ target: donorDetails.emailKey, set: { language } });
    const isGoingOn = and(eq(givingPlans.emailKey, emailKey), ne(givingPlans.status, 'stopped'));
    await tx.update(givingPlans).set({ language }).where(isGoingOn);
    await tx.update(subscribers).set({ language }).where(eq(subscribers.emailKey, emailKey));
  });
}

/** Whom a yearly statement is for, when the donor has changed their details since the gifts. */
export async function receiptDonorOf(db: Database, emailKey: string): Promise<ReceiptDonor | undefined> {
  const changed = await findChanged(db, emailKey);
  if (!changed) return undefined;
  const { billingAddressStreet, billingAddressSuburb, billingAddressCity } = changed;
  const town = [billingAddressSuburb, billingAddressCity].filter(Boolean).join(', ');
  const region = [changed.billingAddressState, changed.billingAddressPostcode].filter(Boolean).join(' ');
  return {
    name: `${changed.customerFirstName} ${changed.customerLastName}`.trim(),
    organisation: changed.organisation,
    address: [billingAddressStreet, town, region].filter(Boolean),
  };
}
