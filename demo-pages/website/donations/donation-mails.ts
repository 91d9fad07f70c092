import type { Database } from '../../database/open-database.ts';
import { designMailImage } from '../ecards/ecard-designs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { receiptFacts } from '../receipts/receipt-facts.ts';
import { receiptBlocks } from '../receipts/receipt-text.ts';
import { siteOf } from '../site/sites.ts';
import type { DonationEffect } from './donation-effects.ts';
import { correctionsOf, paidGiftOf, receiptReference } from './donation-receipt.ts';
import { type Donation, findLedger } from './ledger.ts';

export interface ReceiptSettings {
  /** The site's public origin, for links. */
  siteOrigin: string;
}

/** Queues the receipt and the dedication's card of a paid gift, and a corrected receipt when money went back. */
export function queueReceipts(settings: ReceiptSettings): DonationEffect {
  return {
    async paid(tx, donation, { now }) {
      await queueReceipt(tx, donation, { ...settings, now, correction: 0 });
      await queueDedicationCard(tx, donation, { ...settings, now });
    },
    async returned(tx, donation, _returned, now) {
      const correction = correctionsOf(await findLedger(tx, donation.id));
      await queueReceipt(tx, donation, { ...settings, now, correction });
    },
  };
}

/** Queues a receipt of a paid gift; `again` sends one that was sent before (D6.02). */
export async function queueReceipt(
  tx: Database,
  donation: Donation,
  { siteOrigin, now, correction, again = '' }: ReceiptSettings & { now: number; correction: number; again?: string },
): Promise<void> {
  const gift = donation.customerEmailAddress === '' ? undefined : await paidGiftOf(tx, donation, correction);
  if (!gift) return;
  const site = siteOf(donation.siteCountryCode);
  const facts = receiptFacts(gift);
  const thanks =
    correction === 0
      ? `Thank you, ${donation.customerFirstName}`
      : `${site.code === 'NZL' ? 'Kia ora' : 'Hello'}, ${donation.customerFirstName}`;
  await queueMail(
    tx,
    {
      kind: 'donation-receipt',
      cause: `donation-receipt:${donation.id}:${correction}${again && `:${again}`}`,
      siteCountryCode: site.code,
      to: {
        name: `${donation.customerFirstName} ${donation.customerLastName}`,
        address: donation.customerEmailAddress,
      },
      subject: `${facts.title} ${facts.number}`,
      body: [
        { heading: thanks },
        {
          text:
            correction === 0
              ? 'Your gift has arrived. Because of you, families who had to flee get what they need.'
              : 'Money of your gift went back, so here is a receipt that replaces the first one.',
        },
        ...receiptBlocks(facts),
        { button: 'See all your gifts', href: new URL(`${site.prefix}/my-giving`, siteOrigin).href },
      ],
      reason: 'You get this mail because you gave on our site.',
      attachment: receiptReference(donation.id, correction),
    },
    now,
  );
}

/** D1.09: the card goes out once the gift is paid, and once only. */
async function queueDedicationCard(
  tx: Database,
  donation: Donation,
  { siteOrigin, now }: ReceiptSettings & { now: number },
): Promise<void> {
  const { dedication } = donation;
  if (!dedication?.card) return;
  const { kind, name, card } = dedication;
  const giver = `${donation.customerFirstName} ${donation.customerLastName}`.trim();
  const honoured = `${kind === 'memory' ? 'in memory of' : 'in honour of'} ${name}`;
  await queueMail(
    tx,
    {
      kind: 'donation-card',
      cause: `donation-card:${donation.id}`,
      siteCountryCode: siteOf(donation.siteCountryCode).code,
      to: { name: card.recipientName, address: card.recipientEmail },
      fromName: `${giver} via Haven`,
      subject: `${giver} gave ${honoured}`,
      body: [
        { image: new URL(designMailImage(card.design), siteOrigin).href, alt: '', width: 560, height: 315 },
        { heading: `Dear ${card.recipientName},` },
        { quote: card.message, by: giver },
        { text: `A gift was given ${honoured}. It goes to families who had to flee.` },
      ],
      reason: `You get this mail once, because ${giver} gave your address to send you this card. We do not keep it for anything else.`,
      sendAfter: card.sendOn ? Date.parse(`${card.sendOn}T00:00:00Z`) : undefined,
    },
    now,
  );
}
