import { eq } from 'drizzle-orm';
import RECEIPT from '#texts/website/receipt';
import type { Database } from '../../../server/database/open-database.ts';
import {
  dayIn,
  type Language,
  type MailAttachment,
  type PaidGift,
  pageTexts,
  paperLanguage,
  receiptFile,
  siteFor,
} from '../../platform/index.ts';
import { donations } from './donations-schema.ts';
import { type Donation, findLedger } from './ledger.ts';
import { receiptNumberText } from './receipt-number.ts';

/** The entries of the ledger for which a corrected receipt is written: money went back, or a bank returned it. */
export const CORRECTING = ['refunded', 'reversed', 'reinstated'] as const;

/** The number of corrected receipts of a donation. */
export const correctionsOf = (ledger: Awaited<ReturnType<typeof findLedger>>): number =>
  ledger.filter(isCorrecting).length;

const isCorrecting = ({ entry }: { entry: string }) => (CORRECTING as readonly string[]).includes(entry);

/**
 * The facts of a receipt, from the stored gift and its ledger, so that it is the same each time (D5.02). `correction` 0
 * is the first receipt, 1 the one after the first correcting entry, and so on. Undefined without a receipt of that
 * number. In the donor's language where the paper can be printed in it.
 */
export async function findGiftOnPaper(db: Database, id: string, correction = 0): Promise<PaidGift | undefined> {
  const [donation] = await db.select().from(donations).where(eq(donations.id, id));
  return donation && paidGiftOf(db, donation, correction, paperLanguage(donation.language));
}

/** The same of a donation that was read, in its donor's language. Only a correction needs the ledger. */
export async function paidGiftOf(
  db: Database,
  donation: Donation,
  correction: number,
  language: Language = donation.language,
): Promise<PaidGift | undefined> {
  if (donation.receiptNumber === null || donation.givenOn === null) return undefined;
  const ledger = correction > 0 ? await findLedger(db, donation.id) : [];
  const corrections = ledger.filter(isCorrecting).slice(0, correction);
  if (corrections.length < correction) return undefined;
  const site = siteFor(donation.siteCountryCode, language);
  const text = pageTexts(site, RECEIPT);
  const last = corrections.at(-1);
  const returnedMinor = -corrections.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const lastReturn = corrections.findLast(({ entry }) => entry !== 'reinstated');
  const dayOf = ({ at }: { at: Date }) => dayIn(site.code, at.getTime());
  const numberOf = (which: number) => receiptNumberText(donation.siteCountryCode, donation.receiptNumber, which);
  const { dedication } = donation;
  return {
    siteCountryCode: site.code,
    language,
    number: numberOf(correction),
    donor: {
      name: `${donation.customerFirstName} ${donation.customerLastName}`.trim(),
      organisation: donation.organisation,
      address: addressOf(donation),
    },
    giftMinor: donation.giftMinor,
    costsMinor: donation.costsMinor,
    givenOn: donation.givenOn,
    issuedOn: last ? dayOf(last) : donation.givenOn,
    isMonthly: donation.frequency === 'monthly',
    method: donation.method === 'paypal' ? 'PayPal' : text(donation.method ?? 'card'),
    dedication: dedication ? text(dedication.kind, { name: dedication.name }) : undefined,
    ...(last && { corrects: numberOf(0) }),
    ...(last?.entry === 'reinstated' && { reinstatedOn: dayOf(last) }),
    ...(lastReturn &&
      returnedMinor > 0 && {
        returned: {
          kind: lastReturn.entry === 'reversed' ? 'reversed' : 'refunded',
          minor: returnedMinor,
          on: dayOf(lastReturn),
        },
      }),
  };
}

function addressOf(donation: Donation): string[] {
  const town = [donation.billingAddressSuburb, donation.billingAddressCity].filter(Boolean).join(', ');
  const region = [donation.billingAddressState, donation.billingAddressPostcode].filter(Boolean).join(' ');
  return [donation.billingAddressStreet, town, region].filter(Boolean);
}

/** What a mail's file is rendered from: the donation, and which of its receipts. */
export const receiptReference = (id: string, correction: number) => ({
  kind: 'donation-receipt',
  id: correction > 0 ? `${id}:${correction}` : id,
});

/** Draws the receipt that `receiptReference` names. */
export async function renderDonationReceipt(db: Database, reference: string): Promise<MailAttachment | undefined> {
  const [id = '', correction = '0'] = reference.split(':');
  const gift = await findGiftOnPaper(db, id, Number(correction));
  return gift && receiptFile(gift);
}
