import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { designMailImage } from '../ecards/ecard-designs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { dayOf } from '../site/day-of.ts';
import { siteOf } from '../site/sites.ts';
import type { DonationEffect } from './donation-effects.ts';
import type { Donation } from './ledger.ts';
import { receiptText } from './receipt-number.ts';

/** Queues the receipt and the dedication's card of a paid gift, and a corrected receipt when money went back. */
export function queueReceipts({ siteOrigin }: { siteOrigin: string }): DonationEffect {
  return {
    async paid(tx, donation, { now }) {
      await queueReceipt(tx, donation, now);
      await queueDedicationCard(tx, donation, { siteOrigin, now });
    },
  };
}

async function queueReceipt(tx: Database, donation: Donation, now: number): Promise<void> {
  if (donation.customerEmailAddress === '') return;
  const site = siteOf(donation.siteCountryCode);
  const number = receiptText(donation.siteCountryCode, donation.receiptNumber);
  await queueMail(
    tx,
    {
      kind: 'donation-receipt',
      cause: `donation-receipt:${donation.id}:${donation.receiptNumber}`,
      siteCountryCode: site.code,
      to: {
        name: `${donation.customerFirstName} ${donation.customerLastName}`,
        address: donation.customerEmailAddress,
      },
      subject: `Receipt ${number}`,
      body: [
        { heading: `Thank you, ${donation.customerFirstName}` },
        {
          rows: [
            ['Receipt', number],
            ['Date', dayOf(new Date(now), site)],
            ['Gift', `${formatMoney(donation.totalMinor, donation.currency, site.code)} ${donation.currency}`],
          ],
        },
      ],
      reason: 'You get this mail because you gave.',
    },
    now,
  );
}

/** D1.09: the card goes out once the gift is paid, and once only. */
async function queueDedicationCard(
  tx: Database,
  donation: Donation,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const { dedication } = donation;
  if (!dedication?.card) return;
  const { kind, name, card } = dedication;
  const giver = `${donation.customerFirstName} ${donation.customerLastName}`.trim();
  await queueMail(
    tx,
    {
      kind: 'donation-card',
      cause: `donation-card:${donation.id}`,
      siteCountryCode: siteOf(donation.siteCountryCode).code,
      to: { name: card.recipientName, address: card.recipientEmail },
      fromName: `${giver} via Haven`,
      subject: `${giver} gave ${kind === 'memory' ? 'in memory of' : 'in honour of'} ${name}`,
      body: [
        { image: new URL(designMailImage(card.design), siteOrigin).href, alt: '', width: 560, height: 315 },
        { heading: `Dear ${card.recipientName},` },
        { quote: card.message, by: giver },
        {
          text: `A gift was given ${kind === 'memory' ? 'in memory of' : 'in honour of'} ${name}. It goes to families who had to flee.`,
        },
      ],
      reason: `You get this mail once, because ${giver} gave your address to send you this card. We do not keep it for anything else.`,
      sendAfter: card.sendOn ? Date.parse(`${card.sendOn}T00:00:00Z`) : undefined,
    },
    now,
  );
}
