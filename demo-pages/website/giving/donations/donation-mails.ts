import DONATION_MAIL from '#texts/website/donation-mail';
import ECARD_MAIL from '#texts/website/ecard-mail';
import LETTER from '#texts/website/letter';
import type { Database } from '../../../server/database/open-database.ts';
import { designOf, type EcardDesign, findDesigns } from '../../content/index.ts';
import {
  helloHeading,
  type Mail,
  organisationOf,
  pageTexts,
  queueMail,
  queueMails,
  receiptBlocks,
  receiptFacts,
  siteFor,
  to,
} from '../../platform/index.ts';
import type { DonationEffect } from './donation-effects.ts';
import { correctionsOf, paidGiftOf, receiptReference } from './donation-receipt.ts';
import { type Donation, findLedger } from './ledger.ts';

export interface ReceiptSettings {
  /** The site's public origin, for links. */
  siteOrigin: string;
}

/**
 * Queues the receipt and the dedication's card of a paid gift, and a corrected receipt when money went back or came
 * again.
 */
export function queueReceipts(settings: ReceiptSettings): DonationEffect {
  return {
    async receipted(tx, donations, now) {
      const receipts = donations.map((donation) => receiptMail(tx, donation, { ...settings, correction: 0 }));
      const withCard = donations.some(({ dedication }) => dedication?.card);
      const designs = withCard ? await findDesigns(tx) : [];
      const cards = donations.map((donation) => dedicationCard(donation, settings, designs));
      const mails = [...(await Promise.all(receipts)), ...cards];
      await queueMails(
        tx,
        mails.filter((mail) => mail !== undefined),
        now,
      );
    },
    returned: (tx, donation, _, now) => queueCorrection(tx, donation, { ...settings, now }),
    reinstated: (tx, donation, _, now) => queueCorrection(tx, donation, { ...settings, now }),
  };
}

/** Queues the newest corrected receipt of a gift. */
async function queueCorrection(
  tx: Database,
  donation: Donation,
  settings: ReceiptSettings & { now: number },
): Promise<void> {
  const correction = correctionsOf(await findLedger(tx, donation.id));
  await queueReceipt(tx, donation, { ...settings, correction });
}

/** Which receipt: the first is 0. `again` sends one that was sent before (D6.02). */
interface Receipt extends ReceiptSettings {
  correction: number;
  again?: string;
}

/** Queues a receipt of a paid gift. */
export async function queueReceipt(
  tx: Database,
  donation: Donation,
  { now, ...receipt }: Receipt & { now: number },
): Promise<void> {
  const mail = await receiptMail(tx, donation, receipt);
  if (mail) await queueMail(tx, mail, now);
}

async function receiptMail(
  tx: Database,
  donation: Donation,
  { siteOrigin, correction, again = '' }: Receipt,
): Promise<Mail | undefined> {
  const gift = donation.customerEmailAddress === '' ? undefined : await paidGiftOf(tx, donation, correction);
  if (!gift) return undefined;
  const site = siteFor(donation.siteCountryCode, donation.language);
  const text = pageTexts(site, DONATION_MAIL);
  const facts = receiptFacts(gift);
  const name = donation.customerFirstName;
  return {
    kind: 'donation-receipt',
    cause: `donation-receipt:${donation.id}:${correction}${again && `:${again}`}`,
    siteCountryCode: site.code,
    language: site.language,
    to: {
      name: `${donation.customerFirstName} ${donation.customerLastName}`,
      address: donation.customerEmailAddress,
    },
    subject: `${facts.title} ${facts.number}`,
    body: [
      correction === 0 ? { heading: pageTexts(site, LETTER)('thanks', { name }) } : helloHeading(name, site),
      { text: text(correction === 0 ? 'arrived' : gift.reinstatedOn ? 'reinstated' : 'returned') },
      ...receiptBlocks(facts),
      { button: text('seeAll'), href: new URL(to(site, '/my-giving'), siteOrigin).href },
    ],
    reason: text('reason'),
    attachment: receiptReference(donation.id, correction),
  };
}

/** D1.09: the card goes out once the gift is paid, and once only. */
function dedicationCard(
  donation: Donation,
  { siteOrigin }: ReceiptSettings,
  designs: readonly EcardDesign[],
): Mail | undefined {
  const { dedication } = donation;
  if (!dedication?.card) return undefined;
  const { kind, name, card } = dedication;
  const giver = `${donation.customerFirstName} ${donation.customerLastName}`.trim();
  const site = siteFor(donation.siteCountryCode, donation.language);
  const text = pageTexts(site, DONATION_MAIL);
  const ofCard = pageTexts(site, ECARD_MAIL);
  const { mailImage } = designOf(designs, card.design);
  const kindKey = kind === 'memory' ? 'Memory' : 'Honour';
  return {
    kind: 'donation-card',
    cause: `donation-card:${donation.id}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { name: card.recipientName, address: card.recipientEmail },
    fromName: ofCard('via', { giver, name: organisationOf(site).shortName }),
    subject: text(`gave${kindKey}`, { giver, name }),
    body: [
      ...(mailImage ? [{ image: new URL(mailImage, siteOrigin).href, alt: '', width: 560, height: 315 }] : []),
      { heading: ofCard('dear', { name: card.recipientName }) },
      { quote: card.message, by: giver },
      { text: text(`given${kindKey}`, { name }) },
    ],
    reason: ofCard('cardReason', { giver }),
    sendAfter: card.sendOn ? Date.parse(`${card.sendOn}T00:00:00Z`) : undefined,
  };
}
