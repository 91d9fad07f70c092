import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { orderPath } from '../links/order-link.ts';
import type { MailBlock } from '../mail/queue-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { siteOf } from '../site/sites.ts';
import { queueEcardMails } from './ecard-mail.ts';
import { findOrderEcards, findOrderLines, type Order } from './find-order.ts';
import { receiptOf } from './receipt.ts';

export interface OrderMailSettings {
  /** The site's public origin, for the links. */
  siteOrigin: string;
  /** Epoch ms. */
  now: number;
}

/** Puts the receipt and the e-cards of a paid order into the outbox, in the transaction that records the payment. */
export async function queueOrderMails(tx: Database, order: Order, settings: OrderMailSettings): Promise<void> {
  await queueReceipt(tx, order, settings);
  await queueEcardMails(tx, order, settings);
}

async function queueReceipt(tx: Database, order: Order, { siteOrigin, now }: OrderMailSettings): Promise<void> {
  const site = siteOf(order.siteCountryCode);
  const receipt = receiptOf(order);
  const page = new URL(await orderPath(tx, order), siteOrigin).href;
  const lines = await findOrderLines(tx, order.id);
  const cards = await findOrderEcards(tx, order.id);
  const hasPrintable = cards.some((card) => card.cardType === 'printable');
  const money = (minor: number) => formatMoney(minor, order.currency, site.code);
  const body: MailBlock[] = [
    { heading: `Thank you, ${order.customerFirstName}` },
    { text: 'Your payment went through. Because of you, families who had to flee get what they need.' },
    {
      rows: lines.map((line) => [
        `${line.quantity} × ${line.name} (${line.variant})`,
        money(line.priceMinor * line.quantity),
      ]),
    },
    ...(hasPrintable
      ? [
          { text: 'Your printable cards are ready, on A4 and on A5 paper.' },
          { button: 'Print your cards', href: `${page}/cards` },
        ]
      : []),
    { heading: receipt.title },
    { text: receipt.organisation },
    { rows: receipt.facts },
    ...receipt.statements.map((text) => ({ text })),
    ...(receipt.signatory ? [{ text: `Signed: ${receipt.signatory.name}, ${receipt.signatory.role}` }] : []),
    { button: 'See your order and print the receipt', href: page },
  ];
  await queueMail(
    tx,
    {
      kind: 'order-receipt',
      cause: `order-receipt:${order.id}`,
      siteCountryCode: site.code,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: `${receipt.title}: order ${order.id}`,
      body,
      reason: 'You get this mail because you bought gifts in our shop.',
    },
    now,
  );
}
