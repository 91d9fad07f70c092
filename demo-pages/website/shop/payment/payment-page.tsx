import { html } from 'hono/html';
import { fromMinorUnits } from '#rules/money.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { WalletScripts } from '../../payments/index.ts';
import { agencyOf, checkoutSteps, layout, type Markup, type PageContext, pageTexts, to } from '../../platform/index.ts';
import { toCartLineJson } from '../cart/read-cart.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import type { Order } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.tsx';

export interface PaymentPageData {
  order: Order;
  lines: readonly PricedLine[];
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  gatewayId: string;
  /** Whether PayPal is offered. */
  hasWallet: boolean;
  scripts: WalletScripts;
}

/** The payment page: the block with the provider's card form, and the order beside it. */
export function paymentPage(
  context: PageContext,
  { order, lines, hasWallet, scripts, ...provider }: PaymentPageData,
): Markup {
  const { site, isSandbox } = context;
  const text = pageTexts(site, CHECKOUT_PAGES);
  const change = html`<a class="haven-link" href="${to(site, '/checkout/details')}">${text('change')}</a>`;
  const thankYou = `${to(site, '/thank-you')}?order=${encodeURIComponent(order.id)}`;
  return layout(context, {
    title: text('payment'),
    isCheckout: true,
    main: html`${checkoutSteps(site, 'payment')}
<div class="page-head"><h1>${text('payment')}</h1><p class="lead">${text.rich('almost', { change })}</p></div>
${order.status === 'paying' ? html`<div class="haven-alert haven-alert--info" role="status"><p class="haven-alert__title">${text('beingChecked')}</p><p class="haven-alert__text">${text.rich('beforeAgain', { see: html`<a href="${thankYou}">${text('see')}</a>` })}</p></div>` : ''}
<div class="page-split"><div class="page-split__main">
<gift-checkout amount="${fromMinorUnits(order.totalMinor)}" order-id="${order.id}" thank-you-redirect-url="${thankYou}" first-name="${order.customerFirstName}" last-name="${order.customerLastName}" email="${order.customerEmailAddress}" phone="${order.customerPhoneNumber}" content-id="${site.contentId}" store-id="${site.storeId}" environment="${isSandbox ? 'sandbox' : 'custom'}" api-origin="${provider.providerOrigin}" widget-origin="${provider.widgetOrigin}" public-key="${provider.publicKey}" gateway-id="${provider.gatewayId}" currency="${order.currency}" lines="${JSON.stringify(toCartLineJson(lines, site))}" site-country-code="${site.code}"${hasWallet ? html` paypal-accepted wallet-script="${scripts.paypal ?? ''}"` : ''}>
<div class="haven-alert haven-alert--info"><p class="haven-alert__title">${text('needsScript')}</p><p class="haven-alert__text">${text('withoutScript', { phone: agencyOf(site).phone, order: order.id })}</p></div>
</gift-checkout>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}
