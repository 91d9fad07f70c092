import { html } from 'hono/html';
import type { PricedLine } from '../gifts/priced-line.ts';
import { shopHead } from '../gifts/shop-head.ts';
import { ecardList, isWaiting, wantedCards } from '../orders/ecard-list.ts';
import type { Order, OrderEcard } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.ts';
import { dayOf } from '../site/day-of.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';

export interface ThankYouData {
  order: Order;
  lines: readonly PricedLine[];
  ecards: readonly OrderEcard[];
  /** The signed path of the order's page. */
  orderPath: string;
}

/** The page after paying: the payment succeeded, and what happens next. */
export function thankYouPage(context: PageContext, { order, lines, ecards, orderPath }: ThankYouData): Markup {
  const { site } = context;
  const wanted = wantedCards(ecards);
  const printable = wanted.some((card) => card.cardType === 'printable');
  const sent = wanted.filter((card) => card.cardType === 'email' && !isWaiting(card)).length;
  const waiting = wanted.filter(isWaiting).length;
  return layout(context, {
    title: 'Thank you',
    head: shopHead(context),
    main: html`<section class="haven-thank-you">
<img class="haven-thank-you__image" src="/design/thank-you.svg" width="480" height="320" alt="">
<h1 class="haven-thank-you__title">Thank you, ${order.customerFirstName}</h1>
<p class="haven-thank-you__text">Your payment went through. Because of you, families who had to flee get what they need.</p>
<dl class="haven-facts">
<div class="haven-facts__row"><dt>Order number</dt><dd data-order-id>${order.id}</dd></div>
<div class="haven-facts__row"><dt>Date</dt><dd>${dayOf(order.paidAt ?? order.createdAt, site)}</dd></div>
<div class="haven-facts__row"><dt>Amount paid</dt><dd>${price(order.totalMinor, site)} ${order.currency}</dd></div>
<div class="haven-facts__row"><dt>Payment reference</dt><dd data-transaction-id>${order.transactionId}</dd></div>
<div class="haven-facts__row"><dt>Receipt to</dt><dd>${order.customerEmailAddress}</dd></div>
</dl>
<div class="haven-actions order-actions">${printable ? html`<a class="haven-button haven-button--primary" href="${orderPath}/cards">Print your cards</a>` : ''}<a class="haven-button haven-button--secondary" href="${orderPath}/receipt">Your receipt</a><a class="haven-button haven-button--quiet" href="${orderPath}">Your order</a></div>
</section>
<div class="page-split"><div class="page-split__main">
${wanted.length > 0 ? html`<section class="haven-card"><h2 class="haven-card__title">Your cards</h2><div class="haven-card__body">${ecardList(wanted, lines)}</div></section>` : ''}
<section class="prose"><h2>What happens next</h2>
<ol class="haven-next-steps haven-next-steps--titled">
<li><strong>Now</strong> Your receipt goes to ${order.customerEmailAddress}, with a link to your order that never ends.</li>
${sent > 0 ? html`<li><strong>Within minutes</strong> ${sent === 1 ? 'Your e-mail card goes' : `Your ${sent} e-mail cards go`} to the people you honour.</li>` : ''}
${waiting > 0 ? html`<li><strong>When you like</strong> ${waiting === 1 ? 'One e-mail card waits' : `${waiting} e-mail cards wait`} for missing details: <a href="${orderPath}#cards">complete ${waiting === 1 ? 'it' : 'them'} on your order’s page</a>.</li>` : ''}
${printable ? html`<li><strong>Your printable cards</strong> <a href="${orderPath}/cards">Print them</a> on A4 or A5 paper, fold them once and hand them over.</li>` : ''}
<li><strong>In the coming weeks</strong> Your gifts are bought near the families who need them and handed over by local teams.</li>
</ol>
${context.isSandbox ? html`<p>This is a demonstration shop of a fictional agency: no money moved. Mails are sent only where a mail server is set up; otherwise the staff area keeps them to look at.</p>` : ''}
<p class="haven-actions"><a class="haven-button haven-button--secondary" href="${to(site, '/gifts')}">Back to the gifts</a></p></section>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}

/** Shown while the result of a payment is unknown. */
export function paymentPendingPage(context: PageContext, orderId: string): Markup {
  const { site } = context;
  return layout(context, {
    title: 'We are checking your payment',
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>We are checking your payment</h1></div>
<div class="haven-alert haven-alert--info" role="status"><p class="haven-alert__title">Please do not pay again yet</p><p class="haven-alert__text">Our payment provider has not told us yet whether the payment for order ${orderId} went through. We keep asking. Whatever the answer is, you will not be charged twice.</p></div>
<p class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/thank-you')}?order=${encodeURIComponent(orderId)}">Check again</a></p>`,
  });
}
