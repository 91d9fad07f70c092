import { html } from 'hono/html';
import type { PricedLine } from '../gifts/priced-line.ts';
import { shopHead } from '../gifts/shop-head.ts';
import { ecardList, isWaiting, wantedCards } from '../orders/ecard-list.ts';
import type { Order, OrderEcard } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.ts';
import { refundWording } from '../orders/refund-wording.ts';
import type { RefundState } from '../refunds/find-refunds.ts';
import { dayOf } from '../site/day-of.ts';
import { errorSummary } from '../site/error-summary.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';
import { missingCards } from './cards/missing-cards.ts';

export interface OrderPageData {
  order: Order;
  lines: readonly PricedLine[];
  ecards: readonly OrderEcard[];
  /** The signed path of this page. */
  orderPath: string;
  refunds: RefundState;
}

const STATES = {
  paid: 'Paid',
  paying: 'Payment being checked',
  open: 'Not paid yet',
} as const;

/** An order for its buyer at any later time: the gifts, the receipt, and the state of the cards. */
export function orderPage(
  context: PageContext,
  {
    order,
    lines,
    ecards,
    orderPath,
    refunds,
    errors = [],
    wasSent = false,
  }: OrderPageData & { errors?: readonly string[]; wasSent?: boolean },
): Markup {
  const { site } = context;
  const wanted = wantedCards(ecards);
  const waiting = wanted.filter(isWaiting);
  const isPaid = order.status === 'paid';
  const { refundedMinor, askedMinor, isWhole, refundedAt } = refunds;
  const state = isWhole ? 'Refunded' : refundedMinor > 0 ? 'Partly refunded' : STATES[order.status];
  return layout(context, {
    title: `Order ${order.id}`,
    head: shopHead(context, { isPrivate: true }),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors.map((message) => ({ message, field: 'cards' })))}
${wasSent ? html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">Thank you, your cards are complete</p><p class="haven-alert__text">They go out within minutes.</p></div>` : ''}
<div class="page-head"><p class="eyebrow">Your order</p><h1>${order.id}</h1><p class="lead">${isPaid ? html`Given on ${dayOf(order.paidAt ?? order.createdAt, site)} by ${order.customerFirstName} ${order.customerLastName}.` : html`This order has not been paid. <a class="haven-link" href="${to(site, '/cart')}">Go to your cart</a>`}</p></div>
<div class="page-split"><div class="page-split__main">
<dl class="haven-facts">
<div class="haven-facts__row"><dt>State</dt><dd><span class="haven-badge haven-badge--${isPaid && refundedMinor === 0 ? 'success' : 'info'}">${state}</span></dd></div>
<div class="haven-facts__row"><dt>Total</dt><dd>${price(order.totalMinor, site)} ${order.currency}</dd></div>
${refundedMinor > 0 ? html`<div class="haven-facts__row"><dt>Refunded</dt><dd>${price(refundedMinor, site)} ${order.currency}${refundedAt ? ` on ${dayOf(refundedAt, site)}` : ''}</dd></div><div class="haven-facts__row"><dt>${refundWording(order, refundedMinor).leftLabel}</dt><dd>${price(order.totalMinor - refundedMinor, site)} ${order.currency}</dd></div>` : ''}
${askedMinor > 0 ? html`<div class="haven-facts__row"><dt>Refund on its way</dt><dd>${price(askedMinor, site)} ${order.currency}</dd></div>` : ''}
${isPaid ? html`<div class="haven-facts__row"><dt>Payment reference</dt><dd data-transaction-id>${order.transactionId}</dd></div>` : ''}
</dl>
${isPaid ? html`<div class="haven-actions order-actions"><a class="haven-button haven-button--primary" href="${orderPath}/receipt">Your receipt</a>${wanted.length > 0 ? html`<a class="haven-button haven-button--secondary" href="${orderPath}/cards">Print your cards</a>` : ''}</div>` : ''}
${wanted.length > 0 ? html`<section class="haven-card" id="cards" tabindex="-1"><h2 class="haven-card__title">Your cards</h2><div class="haven-card__body">${ecardList(wanted, lines)}</div></section>` : ''}
${isPaid && !isWhole && waiting.length > 0 ? missingCards(waiting, lines, `${orderPath}/cards`) : ''}
<p class="order-note">Keep the address of this page to yourself: whoever has it can see your order.</p>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}
