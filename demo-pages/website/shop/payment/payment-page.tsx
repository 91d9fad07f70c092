import { fromMinorUnits } from '#rules/money.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { WalletScripts } from '../../payments/index.ts';
import {
  checkoutSteps,
  GiftCheckout,
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  to,
} from '../../platform/index.ts';
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
  const change = (
    <a className="haven-link" href={to(site, '/checkout/details')}>
      {text('change')}
    </a>
  );
  const thankYou = `${to(site, '/thank-you')}?order=${encodeURIComponent(order.id)}`;
  return layout(context, {
    title: text('payment'),
    isCheckout: true,
    main: (
      <>
        {checkoutSteps(site, 'payment')}
        <div className="page-head">
          <h1>{text('payment')}</h1>
          <p className="lead">{text.rich('almost', { change })}</p>
        </div>
        {order.status === 'paying' && (
          <div className="haven-alert haven-alert--info" role="status">
            <p className="haven-alert__title">{text('beingChecked')}</p>
            <p className="haven-alert__text">
              {text.rich('beforeAgain', { see: <a href={thankYou}>{text('see')}</a> })}
            </p>
          </div>
        )}
        <div className="page-split">
          <div className="page-split__main">
            <GiftCheckout
              amount={fromMinorUnits(order.totalMinor)}
              orderId={order.id}
              thankYouRedirectUrl={thankYou}
              firstName={order.customerFirstName}
              lastName={order.customerLastName}
              email={order.customerEmailAddress}
              phone={order.customerPhoneNumber}
              contentId={site.contentId}
              store-id={site.storeId}
              environment={isSandbox ? 'sandbox' : 'custom'}
              apiOrigin={provider.providerOrigin}
              widgetOrigin={provider.widgetOrigin}
              publicKey={provider.publicKey}
              gatewayId={provider.gatewayId}
              currency={order.currency}
              lines={toCartLineJson(lines, site)}
              siteCountryCode={site.code}
              paypalAccepted={hasWallet}
              walletScript={hasWallet ? scripts.paypal : undefined}
            >
              <div className="haven-alert haven-alert--info">
                <p className="haven-alert__title">{text('needsScript')}</p>
                <p className="haven-alert__text">
                  {text('withoutScript', { phone: organisationOf(site).phone, order: order.id })}
                </p>
              </div>
            </GiftCheckout>
          </div>
          <div className="page-split__aside">{orderSummary(lines, site)}</div>
        </div>
      </>
    ),
  });
}
