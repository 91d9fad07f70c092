import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { coverCosts, DEFAULT_COST_RATE } from '#rules/donations/cover-costs.ts';
import { hasEcard } from '#rules/donations/dedication.ts';
import type { ReadDonation } from '#rules/donations/donation-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { findAttempts } from '../../payments/index.ts';
import { emailKey, type Language, siteOf } from '../../platform/index.ts';
import { donations } from './donations-schema.ts';
import type { Dedication } from './donor-columns.ts';
import { addFirstEntries, type Donation } from './ledger.ts';
import { newReference } from './new-reference.ts';

export interface CreateDonationInput {
  /** Values without errors, so with an amount. */
  values: ReadDonation;
  /** Of the page on which it is given. */
  language: Language;
  session: string;
  /** The code of an existing appeal of the site, or null. */
  appealCode: string | null;
  now: number;
}

/** A key that a page made: a random UUID, which nobody can guess. */
const KEY = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export const isDonationKey = (text: string): boolean => KEY.test(text);

/**
 * Writes a donation down before the provider is asked (D2.01). The same key is the same donation, whatever the session:
 * the answer that carried the session's cookie may have been lost (D1.12). While the donation is unpaid and no payment
 * of it runs, it takes over what the donor has changed.
 */
export function createDonation(db: Database, input: CreateDonationInput): Promise<Donation> {
  const { values, session, now } = input;
  return db.transaction(async (tx) => {
    const fields = fieldsOf(input);
    const [inserted] = await tx
      .insert(donations)
      .values({
        ...fields,
        id: newReference('GIFT'),
        donationKey: values.donationKey,
        sessionId: session,
        source: 'site',
        status: 'pending',
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning();
    if (inserted) {
      const first = { entry: 'promised', amountMinor: 0, actor: 'donor', detail: values.frequency } as const;
      const cause = `promised:${inserted.id}`;
      await addFirstEntries(tx, [{ ...first, donationId: inserted.id, cause, at: new Date(now) }]);
      return inserted;
    }
    const [known] = await tx
      .select()
      .from(donations)
      .where(eq(donations.donationKey, values.donationKey))
      .for('update');
    if (!known) throw new Error('The key of a donation was taken, and no donation has it.');
    const attempts = await findAttempts(tx, { kind: 'donation', id: known.id });
    const isFixed = attempts.some(({ status }) => ['pending', 'accepted', 'approved'].includes(status));
    if (isFixed || !['pending', 'failed'].includes(known.status)) return known;
    const [changed] = await tx.update(donations).set(fields).where(eq(donations.id, known.id)).returning();
    return changed!;
  });
}

/** Whether a stored donation is what the donor chose and typed now. */
export function isSameGift(donation: Donation, input: CreateDonationInput): boolean {
  const stored = new Map<string, unknown>(Object.entries(donation));
  return Object.entries(fieldsOf(input)).every(([name, value]) => isDeepStrictEqual(stored.get(name), value));
}

/** The server's own total of a donation without errors, in cents. */
export function totalOfDonation({ giftMinor, coverCosts: isCovered }: ReadDonation): number {
  if (giftMinor === undefined) throw new Error('A donation without an amount has no total.');
  return isCovered ? coverCosts(giftMinor, DEFAULT_COST_RATE) : giftMinor;
}

/** The columns that follow from what the donor chose and typed; the sums are the server's own. */
function fieldsOf({ values, language, appealCode }: CreateDonationInput) {
  const site = siteOf(values.siteCountryCode);
  const totalMinor = totalOfDonation(values);
  const giftMinor = values.giftMinor ?? totalMinor;
  return {
    siteCountryCode: site.code,
    currency: site.currency,
    frequency: values.frequency,
    giftMinor,
    costsMinor: totalMinor - giftMinor,
    totalMinor,
    appealCode,
    customerTitle: values.customerTitle,
    customerFirstName: values.customerFirstName,
    customerLastName: values.customerLastName,
    customerPhoneNumber: values.customerPhoneNumber,
    customerEmailAddress: values.customerEmailAddress,
    emailKey: emailKey(values.customerEmailAddress),
    organisation: values.organisation,
    billingAddressStreet: values.billingAddressStreet,
    billingAddressSuburb: values.billingAddressSuburb,
    billingAddressCity: values.billingAddressCity,
    billingAddressState: values.billingAddressState,
    billingAddressPostcode: values.billingAddressPostcode,
    billingAddressCountry: values.billingAddressCountry,
    language,
    dedication: dedicationOf(values),
  };
}

function dedicationOf(values: ReadDonation): Dedication | null {
  if (values.dedicationKind === '') return null;
  const card = hasEcard(values) && {
    recipientName: values.dedicationRecipientName,
    recipientEmail: values.dedicationRecipientEmail,
    message: values.dedicationMessage,
    design: values.dedicationDesign,
    sendOn: values.dedicationSendOn,
  };
  return { kind: values.dedicationKind, name: values.dedicationName, ...(card && { card }) };
}
