import LETTER from '#texts/website/letter';
import ORDER_MAIL from '#texts/website/order-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { type MailBlock, orderPath, pageTexts, price, queueMail, siteFor } from '../../platform/index.ts';
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
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const receipt = receiptOf(order, undefined, site);
  const { official, signatory } = receipt;
  const page = new URL(await orderPath(tx, order), siteOrigin).href;
  const lines = await findOrderLines(tx, order.id);
  const cards = await findOrderEcards(tx, order.id);
  const hasPrintable = cards.some((card) => card.cardType === 'printable');
  const money = (minor: number) => price(minor, site);
  const body: MailBlock[] = [
    { heading: pageTexts(site, LETTER)('thanks', { name: order.customerFirstName }) },
    { text: text('arrived') },
    {
      rows: lines.map((line) => [
        `${line.quantity} × ${line.name} (${line.variant})`,
        money(line.priceMinor * line.quantity),
      ]),
    },
    ...(hasPrintable ? [{ text: text('printReady') }, { button: text('print'), href: `${page}/cards` }] : []),
    { heading: receipt.title },
    { text: receipt.organisation },
    { rows: receipt.facts },
    ...receipt.statements.map((statement) => ({ text: statement })),
    ...(official ? [{ text: official.introduction }] : []),
    ...(official?.lines ?? []).map((line) => ({ text: line, isEnglish: true })),
    { rows: receipt.registrations, isEnglish: true },
    ...(signatory ? [{ text: `Signed: ${signatory.name}, ${signatory.role}`, isEnglish: true }] : []),
    { button: text('seeAndPrint'), href: page },
  ];
  await queueMail(
    tx,
    {
      kind: 'order-receipt',
      cause: `order-receipt:${order.id}`,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: text('subject', { title: receipt.title, id: order.id }),
      body,
      reason: text('reason'),
    },
    now,
  );
}
