import { eq } from 'drizzle-orm';

import type { Database } from '../../database/open-database.ts';
import type { MailAttachment } from '../mail/mail-attachment.ts';
import { RECEIPT } from '../receipts/languages/receipt.texts.ts';
import { paperLanguage } from '../receipts/paper-language.ts';
import type { PaidGift } from '../receipts/receipt-facts.ts';
import { receiptFile } from '../receipts/receipt-files.ts';
import { dayIn } from '../site/calendar-days.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { siteFor } from '../site/sites.ts';
import { donations } from './donations-schema.ts';
import { type Donation, findLedger } from './ledger.ts';
import { receiptNumberText } from './receipt-number.ts';

/** The number of corrected receipts of a donation: one for each time that money went back. */
export const correctionsOf = (ledger: Awaited<ReturnType<typeof findLedger>>): number => ledger.filter(isReturn).length;

const isReturn = ({ entry }: { entry: string }) => entry === 'refunded' || entry === 'reversed';

/**
 * The facts of a receipt, from the stored gift and its ledger, so that it is the same each time (D5.02). `correction` 0 is
 * the first receipt, 1 the one after the first return, and so on. Undefined without a receipt of that number. In the
 * donor's language where the paper can be printed in it.
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
  const returns = ledger.filter(isReturn).slice(0, correction);
  if (returns.length < correction) return undefined;
  const site = siteFor(donation.siteCountryCode, language);
  const text = pageTexts(site, RECEIPT);
  const last = returns.at(-1);
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
    issuedOn: last ? dayIn(site.code, last.at.getTime()) : donation.givenOn,
    isMonthly: donation.frequency === 'monthly',
    method: donation.method === 'paypal' ? 'PayPal' : text(donation.method ?? 'card'),
    dedication: dedication ? text(dedication.kind, { name: dedication.name }) : undefined,
    ...(last && {
      corrects: numberOf(0),
      returned: {
        kind: last.entry === 'reversed' ? 'reversed' : 'refunded',
        minor: -returns.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        on: dayIn(site.code, last.at.getTime()),
      },
    }),
  };
}

function addressOf(donation: Donation): string[] {
  const town = [donation.billingAddressSuburb, donation.billingAddressCity].filter(Boolean).join(', ');
  const region = [donation.billingAddressState, donation.billingAddressPostcode].filter(Boolean).join(' ');
  return [donation.billingAddressStreet, town, region].filter(Boolean);
}

/** What a mail's file is drawn from: the donation, and which of its receipts. */
export const receiptReference = (id: string, correction: number) => ({
  kind: 'donation-receipt',
  id: correction > 0 ? `${id}:${correction}` : id,
});

/** Draws the receipt that `receiptReference` names. */
export async function drawDonationReceipt(db: Database, reference: string): Promise<MailAttachment | undefined> {
  const [id = '', correction = '0'] = reference.split(':');
  const gift = await findGiftOnPaper(db, id, Number(correction));
  return gift && receiptFile(gift);
}
