import { html } from 'hono/html';
import type { CardType } from '#website/ecard.ts';
import { isEcardMissingDetails } from '#website/ecard.ts';
import type { PricedLine } from '../server/website/cart/read-cart.ts';
import type { Order, OrderEcard } from '../server/website/orders/find-order.ts';
import { agencyOf } from './agency.ts';
import { layout } from './layout.ts';
import { orderSummary } from './order-summary.ts';
import { type Markup, type PageContext, price, to } from './page-context.ts';

export interface ThankYouData {
  order: Order;
  lines: readonly PricedLine[];
  ecards: readonly OrderEcard[];
}

/** The receipt of a paid order. */
export function thankYouPage(context: PageContext, { order, lines, ecards }: ThankYouData): Markup {
  const { site } = context;
  const wanted = ecards.filter((card) => card.cardType !== 'not required');
  const date = new Intl.DateTimeFormat(site.lang, { dateStyle: 'long' }).format(order.paidAt ?? order.createdAt);
  return layout(context, {
    title: 'Thank you',
    main: html`<section class="haven-thank-you">
<img class="haven-thank-you__image" src="/design/thank-you.svg" width="480" height="320" alt="">
<h1 class="haven-thank-you__title">Thank you, ${order.customerFirstName}</h1>
<p class="haven-thank-you__text">Your payment went through. Because of you, families who had to flee get what they need.</p>
<dl class="haven-facts">
<div class="haven-facts__row"><dt>Order number</dt><dd data-order-id>${order.id}</dd></div>
<div class="haven-facts__row"><dt>Date</dt><dd>${date}</dd></div>
<div class="haven-facts__row"><dt>Amount paid</dt><dd>${price(order.totalMinor, site)} ${order.currency}</dd></div>
<div class="haven-facts__row"><dt>Payment reference</dt><dd data-transaction-id>${order.transactionId}</dd></div>
<div class="haven-facts__row"><dt>Receipt to</dt><dd>${order.customerEmailAddress}</dd></div>
</dl>
</section>
<div class="page-split"><div class="page-split__main">
${wanted.length > 0 ? cardList(wanted, lines) : ''}
<section class="prose"><h2>What happens next</h2>
<ol class="haven-next-steps haven-next-steps--titled">
<li><strong>Today</strong> Keep this page: print it or write down your order number.</li>
${wanted.length > 0 ? html`<li><strong>Your cards</strong> Print the printable ones and hand them over. A live shop would now send the e-mail cards to their recipients.</li>` : ''}
<li><strong>In the coming weeks</strong> Your gifts are bought near the families who need them and handed over by local teams.</li>
</ol>
<p>This is a demonstration shop of a fictional agency: no money moved, no e-mail is sent, and this page is no tax receipt. ${agencyOf(site).tax}</p>
<p><a class="haven-button haven-button--secondary" href="${to(site, '/gifts')}">Back to the gifts</a></p></section>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}

function cardList(cards: readonly OrderEcard[], lines: readonly PricedLine[]): Markup {
  const giftOf = (card: OrderEcard) => lines.find((line) => card.instanceId.startsWith(`${line.itemId}-`))?.name ?? '';
  return html`<section class="haven-card"><h2 class="haven-card__title">Your cards</h2><ul class="haven-card__body" role="list">${cards.map(
    (card) =>
      html`<li><strong>${giftOf(card)}</strong>: ${card.cardType === 'email' ? 'by e-mail' : 'to print'}${card.recipientName ? html`, for ${card.recipientName}` : ''}${card.message ? html`<br>“${card.message}”` : ''}${isEcardMissingDetails({ ...card, cardType: card.cardType as CardType }) ? html` <span class="haven-badge haven-badge--warning">Missing Details</span>` : ''}</li>`,
  )}</ul></section>`;
}

/** Shown while nobody knows yet whether a payment went through. */
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
