import { and, eq } from 'drizzle-orm';
import { missingEcardDetails } from '#rules/shop/ecard.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { Database } from '../../../server/database/open-database.ts';
import { designOf, findDesigns } from '../../content/index.ts';
import { findRefunds, type PaymentServices } from '../../payments/index.ts';
import {
  type Fields,
  isSigned,
  orderPath,
  pageContext,
  pagesOf,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  sharedBySite,
  type WebsiteContext,
} from '../../platform/index.ts';
import { parseEcards } from '../ecards/parse-ecards.ts';
import {
  findOrder,
  findOrderEcards,
  findOrderLines,
  type Order,
  settledOrder,
  toOrderRefundable,
  wasPaid,
} from '../orders/find-order.ts';
import { isReadyToSend, queueEcardMails } from '../orders/order-mails.ts';
import { orderEcards, orders } from '../orders/orders-schema.ts';
import { cardPage } from './cards/card-page.tsx';
import { printCardsPage, readPaper } from './cards/print-cards-page.tsx';
import { orderPage } from './order-page.tsx';
import { receiptPage } from './receipt-page.tsx';

const ofOrder = sharedBySite((services: PaymentServices, site: Site) => {
  const { db, siteOrigin, clock } = services;

  const signedOrder = async (c: WebsiteContext): Promise<Order | undefined> => {
    const id = c.req.param('id') ?? '';
    if (!(await isSigned(db, 'order', id, c.req.param('signature') ?? ''))) return undefined;
    const order = await findOrder(db, id);
    if (order?.siteCountryCode !== site.code) return undefined;
    return settledOrder(services, order);
  };
  const dataOf = async (order: Order) => ({
    order,
    lines: await findOrderLines(db, order.id),
    ecards: await findOrderEcards(db, order.id),
    designs: await findDesigns(db),
    orderPath: await orderPath(db, { ...order, language: site.language }),
    refunds: await findRefunds(db, toOrderRefundable(order)),
  });

  const show = async (c: WebsiteContext, errors: readonly string[] = []) => {
    const order = await signedOrder(c);
    if (!order) return c.notFound();
    const wasSent = c.req.query('sent') !== undefined;
    const page = orderPage(await pageContext(c, services, site), { ...(await dataOf(order)), errors, wasSent });
    return c.html(renderPage(page), errors.length > 0 ? 422 : 200);
  };
  const receipt = async (c: WebsiteContext) => {
    const order = await signedOrder(c);
    if (!order || !wasPaid(order)) return c.notFound();
    return c.html(renderPage(receiptPage(await pageContext(c, services, site), await dataOf(order))));
  };
  const cards = async (c: WebsiteContext) => {
    const order = await signedOrder(c);
    if (!order || !wasPaid(order)) return c.notFound();
    const paper = readPaper(c.req.query('paper'));
    return c.html(
      renderPage(printCardsPage(await pageContext(c, services, site), { ...(await dataOf(order)), paper })),
    );
  };
  const complete = async (c: WebsiteContext) => {
    const order = await signedOrder(c);
    // Cards of gifts whose money went back are not sent.
    if (!order || !wasPaid(order) || (await findRefunds(db, toOrderRefundable(order))).isWhole) return c.notFound();
    const errors = await completeEcards(db, order, await readFields(c), { siteOrigin, now: clock(), site });
    return errors.length > 0
      ? show(c, errors)
      : c.redirect(`${await orderPath(db, { ...order, language: site.language })}?sent#cards`, 303);
  };
  const card = async (c: WebsiteContext) => {
    const [id, instanceId] = [c.req.param('id') ?? '', c.req.param('instance') ?? ''];
    if (!(await isSigned(db, 'card', `${id}\n${instanceId}`, c.req.param('signature') ?? ''))) return c.notFound();
    const order = await findOrder(db, id);
    const found = (await findOrderEcards(db, id)).find((each) => each.instanceId === instanceId);
    if (!order || !found || order.siteCountryCode !== site.code) return c.notFound();
    const lines = await findOrderLines(db, id);
    const design = designOf(await findDesigns(db), found.design);
    return c.html(renderPage(cardPage(await pageContext(c, services, site), { card: found, design, lines })));
  };

  return { show, receipt, cards, complete, card };
});

const definePage = pagesOf<PaymentServices>();
const FACTS = {
  languages: 'all',
  countries: 'own',
  cache: 'no-store',
  logs: 'section',
  unlinked: 'a mail has its signed address',
} as const;

/** The pages of an order for anyone with its signed link: its state, its receipt, its cards. No session is needed. */
export const orderPages = [
  definePage({
    ...FACTS,
    path: '/orders/:id/:signature',
    handlers: (services, site) => ({ get: (c) => ofOrder(services, site).show(c) }),
  }),
  definePage({
    ...FACTS,
    path: '/orders/:id/:signature/receipt',
    handlers: (services, site) => ({ get: ofOrder(services, site).receipt }),
  }),
  definePage({
    ...FACTS,
    path: '/orders/:id/:signature/cards',
    handlers: (services, site) => ({ get: ofOrder(services, site).cards, post: ofOrder(services, site).complete }),
  }),
  definePage({
    ...FACTS,
    path: '/cards/:id/:instance/:signature',
    handlers: (services, site) => ({ get: ofOrder(services, site).card }),
  }),
];

/**
 * Stores the missing details of a paid order's email cards, and sends the cards that are now complete. A sent card
 * does not change. Returns the remaining errors.
 */
async function completeEcards(
  db: Database,
  order: Order,
  fields: Fields,
  { site, ...settings }: { siteOrigin: string; now: number; site: Site },
): Promise<string[]> {
  const text = pageTexts(site, ECARD_TEXTS);
  const { cards, errors } = parseEcards(fields, site);
  if (errors.size > 0) return [...new Set(errors.values())];
  return db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    const stored = new Map((await findOrderEcards(tx, order.id)).map((card) => [card.instanceId, card]));
    const listOf = (parts: string[]) => new Intl.ListFormat(site.lang, { type: 'unit' }).format(parts);
    const problems: string[] = [];
    for (const posted of cards) {
      const card = stored.get(posted.instanceId);
      if (card?.cardType !== 'email' || isReadyToSend(card)) continue;
      const { recipientName, recipientEmailAddress, message, senderName } = posted;
      const texts = { recipientName, recipientEmailAddress, message, senderName };
      await tx
        .update(orderEcards)
        .set(texts)
        .where(and(eq(orderEcards.orderId, order.id), eq(orderEcards.instanceId, card.instanceId)));
      const missing = missingEcardDetails({ ...texts, cardType: 'email' });
      if (missing.length > 0)
        problems.push(text('neededDetails', { details: listOf(missing.map((field) => text(`${field}Detail`))) }));
    }
    await queueEcardMails(tx, order, settings);
    return [...new Set(problems)];
  });
}
