import { and, eq, isNull, sql } from 'drizzle-orm';
import { type EcardType, isEcardMissingDetails } from '#rules/shop/ecard.ts';
import ECARD_MAIL from '#texts/website/ecard-mail';
import LETTER from '#texts/website/letter';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_RECEIPT from '#texts/website/order-receipt';
import type { Database } from '../../../server/database/open-database.ts';
import { designOf, findDesigns } from '../../content/index.ts';
import { type BankMove, findAttempts, findRefunds, type Refund, type RefundState } from '../../payments/index.ts';
import {
  cardPath,
  dayOf,
  helloHeading,
  type MailBlock,
  mails,
  orderPath,
  organisationOf,
  pageTexts,
  price,
  queueMail,
  receiptMoney,
  type Site,
  siteFor,
} from '../../platform/index.ts';
import { itemOfInstance } from '../ecards/ecard-instances.ts';
import { findOrderEcards, findOrderLines, type Order, type OrderEcard, toOrderRefundable } from './find-order.ts';
import { receiptOf } from './receipt.ts';
import { refundWording } from './refund-wording.ts';

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

/** The cause of a card's mail: each card has one mail, however often it is queued. */
const ecardCause = (orderId: string, instanceId: string) => `e-card:${orderId}:${instanceId}`;

/** Takes the cards of an order that have not gone yet out of the outbox, because its money went back (0052). */
export async function withdrawEcardMails(tx: Database, orderId: string): Promise<void> {
  const isOfOrder = sql`starts_with(${mails.cause}, ${ecardCause(orderId, '')})`;
  // One that a sender is delivering now has gone.
  await tx.delete(mails).where(and(isOfOrder, eq(mails.status, 'waiting'), isNull(mails.claimedBy)));
}

/** Whether a card of an order can be sent: it is an email card and complete. */
export function isReadyToSend(card: OrderEcard): boolean {
  return card.cardType === 'email' && !isEcardMissingDetails({ ...card, cardType: card.cardType as EcardType });
}

/**
 * Puts the order's email cards into the outbox. An incomplete card waits until its details are entered on the order's
 * page.
 */
export async function queueEcardMails(
  tx: Database,
  order: Order,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const ready = (await findOrderEcards(tx, order.id)).filter(isReadyToSend);
  if (ready.length === 0) return;
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofCard = pageTexts(site, ECARD_MAIL);
  const names = new Map((await findOrderLines(tx, order.id)).map((line) => [line.itemId, line.name]));
  const designs = await findDesigns(tx);
  for (const card of ready) {
    const { mailImage } = designOf(designs, card.design);
    const gift = names.get(itemOfInstance(card.instanceId)) ?? text('aGift');
    const page = new URL(await cardPath(tx, order, card.instanceId), siteOrigin).href;
    await queueMail(
      tx,
      {
        kind: 'e-card',
        cause: ecardCause(order.id, card.instanceId),
        siteCountryCode: site.code,
        language: site.language,
        to: { name: card.recipientName, address: card.recipientEmailAddress },
        fromName: ofCard('via', { giver: card.senderName, name: organisationOf(site).shortName }),
        subject: text('cardSubject', { sender: card.senderName }),
        body: [
          ...(mailImage ? [{ image: new URL(mailImage, siteOrigin).href, alt: '', width: 560, height: 315 }] : []),
          { heading: ofCard('dear', { name: card.recipientName }) },
          { quote: card.message, by: card.senderName },
          { text: text('cardGift', { gift }) },
          { button: text('openCard'), href: page },
        ],
        reason: ofCard('cardReason', { giver: card.senderName }),
      },
      now,
    );
  }
}

/** Puts the mail about a refund into the outbox, in the transaction that records it: one mail for each refund. */
export async function queueRefundMail(
  tx: Database,
  order: Order,
  refund: Refund,
  { refundedMinor }: RefundState,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const { title, goneMinor, leftLabel, consequence } = refundWording(order, refundedMinor, site);
  const money = (minor: number) => receiptMoney(minor, site);
  const attempts = await findAttempts(tx, { kind: 'order', id: order.id });
  const attempt = attempts.find(({ chargeId }) => chargeId === refund.chargeId);
  await queueMail(
    tx,
    {
      kind: 'order-refund',
      cause: `order-refund:${refund.id}`,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: text('subject', { title, id: order.id }),
      body: [
        helloHeading(order.customerFirstName, site),
        {
          text: text(attempt?.method === 'wallet' ? 'toPayPal' : 'toCard', { money: money(refund.amountMinor) }),
        },
        {
          rows: [
            [text('order'), order.id],
            [text('refundedNow'), money(refund.amountMinor)],
            [ofReceipt('date'), dayOf(refund.finishedAt ?? new Date(now), site)],
            [leftLabel, money(order.totalMinor - goneMinor)],
          ],
        },
        ...(consequence ? [{ text: consequence }] : []),
        ...demonstrationNote(site),
        {
          button: text('seeReceipt'),
          href: new URL(await orderPath(tx, order), siteOrigin).href,
        },
      ],
      reason: text('refundReason'),
    },
    now,
  );
}

/**
 * Tells the buyer that their bank took the money of an order back, or returned it, in the transaction that records it.
 */
export async function queueReversalMail(
  tx: Database,
  order: Order,
  { entry, amountMinor, at }: BankMove & { entry: 'reversed' | 'reinstated' },
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const money = (minor: number) => receiptMoney(minor, site);
  const { refundedMinor } = await findRefunds(tx, toOrderRefundable(order));
  const { goneMinor, leftLabel, consequence } = refundWording(order, refundedMinor, site);
  const isTaken = entry === 'reversed';
  const sum = money(amountMinor);
  await queueMail(
    tx,
    {
      kind: isTaken ? 'order-taken-back' : 'order-came-back',
      cause: `order-${entry}:${order.id}:${at.getTime()}:${order.reversedMinor}`,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: text('subject', { title: isTaken ? ofReceipt('takenBack') : text('cameBackTitle'), id: order.id }),
      body: [
        helloHeading(order.customerFirstName, site),
        {
          text: isTaken
            ? text('takenBack', { money: sum, phone: organisationOf(site).phone })
            : text('cameBack', { money: sum }),
        },
        {
          rows: [
            [text('order'), order.id],
            [text(isTaken ? 'takenBackNow' : 'cameBackNow'), sum],
            [ofReceipt('date'), dayOf(at, site)],
            ...(goneMinor > 0 ? [[leftLabel, money(order.totalMinor - goneMinor)] as const] : []),
          ],
        },
        ...(goneMinor > 0 && consequence ? [{ text: consequence }] : []),
        ...demonstrationNote(site),
        { button: text('seeReceipt'), href: new URL(await orderPath(tx, order), siteOrigin).href },
      ],
      reason: text('movedReason'),
    },
    now,
  );
}

/** What a demonstration says about its papers. */
function demonstrationNote(site: Site): MailBlock[] {
  const { demonstration } = organisationOf(site);
  return demonstration ? [{ text: demonstration }] : [];
}
