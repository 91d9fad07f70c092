import { html } from 'hono/html';
import { shopHead } from '../gifts/shop-head.ts';
import { receiptOf } from '../orders/receipt.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price } from '../site/page-context.ts';
import type { OrderPageData } from './order-page.ts';

/** The receipt on its own page, with what the country's tax office requires; only the receipt is printed. */
export function receiptPage(context: PageContext, { order, lines, orderPath, refunds }: OrderPageData): Markup {
  const { site } = context;
  const receipt = receiptOf(order, refunds);
  return layout(context, {
    title: `${receipt.title} ${order.id}`,
    head: shopHead(context, { isPrivate: true }),
    main: html`<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${orderPath}">Your order</a></li><li><span aria-current="page">Receipt</span></li></ol></nav>
<article class="receipt">
<header class="receipt__head"><img src="/design/logo.svg" width="56" height="56" alt=""><div><p class="receipt__organisation">${receipt.organisation}</p><h1 class="receipt__title">${receipt.title}</h1></div></header>
<dl class="haven-facts receipt__facts">${[...receipt.facts, ...receipt.registrations].map(([label, value]) => html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<table class="receipt__lines"><caption class="haven-visually-hidden">What was given</caption>
<thead><tr><th scope="col">Gift</th><th scope="col">Price</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map((line) => html`<tr><th scope="row">${line.name} <span>${line.variant}</span></th><td>${line.quantity} × ${price(line.priceMinor, site)}</td><td>${price(line.priceMinor * line.quantity, site)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row" colspan="2">Total</th><td>${price(order.totalMinor, site)} ${order.currency}</td></tr></tfoot></table>
${receipt.statements.map((text) => html`<p class="receipt__statement">${text}</p>`)}
${receipt.signatory ? html`<p class="receipt__signature"><span class="receipt__hand">${receipt.signatory.name}</span><span>${receipt.signatory.name}, ${receipt.signatory.role}</span></p>` : ''}
</article>
<p class="receipt__hint">To print or keep it as a PDF, use your browser’s print command: only the receipt is printed.</p>`,
  });
}
