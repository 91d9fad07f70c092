import { html } from 'hono/html';
import { fromMinorUnits } from '#website/money.ts';
import { toCartLineJson } from '../cart/read-cart.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import type { Order } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.ts';
import { agencyOf } from '../site/agency.ts';
import { checkoutSteps } from '../site/layout/checkout-steps.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import type { WalletScripts } from './provider/wallet-places.ts';

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
  const thankYou = `${to(site, '/thank-you')}?order=${encodeURIComponent(order.id)}`;
  return layout(context, {
    title: 'Payment',
    isCheckout: true,
    main: html`${checkoutSteps(site, 'Payment')}
<div class="page-head"><h1>Payment</h1><p class="lead">Almost there. You can still <a class="haven-link" href="${to(site, '/checkout/details')}">change your details</a>.</p></div>
${order.status === 'paying' ? html`<div class="haven-alert haven-alert--info" role="status"><p class="haven-alert__title">A payment for this order is being checked</p><p class="haven-alert__text"><a href="${thankYou}">See whether it went through</a> before you pay again. You will not be charged twice.</p></div>` : ''}
<div class="page-split"><div class="page-split__main">
<gift-checkout amount="${fromMinorUnits(order.totalMinor)}" order-id="${order.id}" thank-you-redirect-url="${thankYou}" first-name="${order.customerFirstName}" last-name="${order.customerLastName}" email="${order.customerEmailAddress}" phone="${order.customerPhoneNumber}" content-id="${site.contentId}" store-id="${site.storeId}" environment="${isSandbox ? 'sandbox' : 'custom'}" api-origin="${provider.providerOrigin}" widget-origin="${provider.widgetOrigin}" public-key="${provider.publicKey}" gateway-id="${provider.gatewayId}" currency="${order.currency}" lines="${JSON.stringify(toCartLineJson(lines, site))}" site-country-code="${site.code}"${hasWallet ? html` paypal-accepted wallet-script="${scripts.paypal ?? ''}"` : ''}>
<div class="haven-alert haven-alert--info"><p class="haven-alert__title">Paying by card needs JavaScript</p><p class="haven-alert__text">The card form comes from our payment provider, so that your card number never reaches us, and it cannot run without JavaScript. Switch JavaScript on and reload this page. Your cart, your cards and your details are kept. Or call ${agencyOf(site).phone} (illustrative), name order ${order.id}, and we take your payment over the phone.</p></div>
</gift-checkout>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}
