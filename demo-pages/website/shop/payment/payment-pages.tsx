import { fromMinorUnits } from '#rules/money.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { type PaymentServices, type WalletScripts, walletPolicy, walletScripts } from '../../payments/index.ts';
import {
  botCheckPolicy,
  changePolicy,
  checkoutSteps,
  currentSession,
  GiftCheckout,
  layout,
  type Markup,
  orderPath,
  organisationOf,
  type PageContext,
  pageContext,
  pagesOf,
  pageTexts,
  renderPage,
  type Site,
  sharedBySite,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { cartContext, readCartLines, toCartLineJson } from '../cart/read-cart.ts';
import { reviewCart } from '../cart/review-cart.ts';
import { detailsPage } from '../details/details-page.tsx';
import { customerOf, emptyCustomer } from '../details/parse-customer.ts';
import { lockAndPriceOrder } from '../details/price-order.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { paymentPendingPage, thankYouPage } from '../order-pages/thank-you-page.tsx';
import {
  findLastPaidOrder,
  findOrder,
  findOrderEcards,
  findOrderLines,
  findOwnOrder,
  findUnpaidOrder,
  type Order,
  settledOrder,
} from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.tsx';

const checkout = sharedBySite((services: PaymentServices, site: Site) => {
  const { db, payments, forms } = services;
  const goTo = (c: WebsiteContext, path: string) => c.redirect(to(site, path), 303);

  // An open wallet charge is for the cart as it was, and the cart may change here, so the charge is cancelled.
  const releaseUnpaid = async (session: string | undefined) => {
    const order = await findUnpaidOrder(db, session, site);
    if (order?.status !== 'paying') return order;
    await payments.release({ kind: 'order', id: order.id });
    return findOrder(db, order.id);
  };

  const details = async (c: WebsiteContext) => {
    const session = currentSession(c);
    await reviewCart(db, session, site);
    const lines = await readCartLines(db, session, site);
    if (lines.length === 0) return goTo(c, '/cart');
    const order = await releaseUnpaid(session);
    const customer = order ? customerOf(order) : emptyCustomer(site);
    return c.html(renderPage(detailsPage(await cartContext(c, services, site), { lines, customer })));
  };

  const payment = async (c: WebsiteContext) => {
    const session = currentSession(c);
    await reviewCart(db, session, site);
    const unpaid = await releaseUnpaid(session);
    if (unpaid?.status === 'paid') return goTo(c, `/thank-you?order=${encodeURIComponent(unpaid.id)}`);
    if (!unpaid && (await readCartLines(db, session, site)).length > 0) return goTo(c, '/checkout/details');
    // A page that never received its payment's answer is reloaded: its order is already paid.
    if (!unpaid) return goTo(c, (await findLastPaidOrder(db, session, site)) ? '/thank-you' : '/cart');
    const order = await db.transaction((tx) => lockAndPriceOrder(tx, unpaid.id));
    const lines = await findOrderLines(db, unpaid.id);
    if (!order || lines.length === 0) return goTo(c, '/cart');
    const { providerOrigin, widgetOrigin, publicKey, gatewayId, walletGatewayId } = services;
    // Gifts are paid by card or PayPal.
    changePolicy(c, walletPolicy({ ...services, cardWalletGatewayId: '' }));
    const provider = { providerOrigin, widgetOrigin, publicKey, gatewayId, scripts: walletScripts(services) };
    const data = { order, lines, ...provider, hasWallet: walletGatewayId !== '' };
    // After several declines the payment is sent again with a bot check, so the page must be able to load it.
    const { botCheck } = forms;
    changePolicy(c, botCheckPolicy(botCheck));
    return c.html(
      renderPage(paymentPage({ ...(await cartContext(c, services, site)), botCheck: botCheck.page }, data)),
    );
  };

  const thankYou = async (c: WebsiteContext) => {
    const session = currentSession(c);
    const asked = c.req.query('order');
    const found = asked ? await findOwnOrder(db, session, site, asked) : await findLastPaidOrder(db, session, site);
    if (!found) return asked ? c.notFound() : goTo(c, '/gifts');
    // The page may be opened while a payment has no recorded result, for example after a crash: settle it now.
    const order = await settledOrder(services, found);
    if (order.status === 'open') return goTo(c, '/checkout/payment');
    const context = await pageContext(c, services);
    if (order.status === 'paying') return c.html(renderPage(paymentPendingPage(context, order.id)));
    const [lines, ecards] = [await findOrderLines(db, order.id), await findOrderEcards(db, order.id)];
    return c.html(renderPage(thankYouPage(context, { order, lines, ecards, orderPath: await orderPath(db, order) })));
  };

  return { details, payment, thankYou };
});

const definePage = pagesOf<PaymentServices>();
const FACTS = { languages: 'all', countries: 'own', cache: 'no-store', sitemap: 'disallow' } as const;

/** Details, payment and thanks. A step whose data is missing redirects the visitor to the step that collects it. */
export const checkoutPages = [
  definePage({
    ...FACTS,
    path: '/checkout/details',
    security: 'checkout',
    unlinked: 'a cart with gifts leads to it',
    handlers: (services, site) => ({ get: checkout(services, site).details }),
  }),
  definePage({
    ...FACTS,
    path: '/checkout/payment',
    security: 'payment',
    unlinked: 'the details lead to it',
    handlers: (services, site) => ({ get: checkout(services, site).payment }),
  }),
  definePage({
    ...FACTS,
    path: '/thank-you',
    unlinked: 'a payment leads to it',
    handlers: (services, site) => ({ get: checkout(services, site).thankYou }),
  }),
];

interface PaymentPageData {
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
function paymentPage(context: PageContext, { order, lines, hasWallet, scripts, ...provider }: PaymentPageData): Markup {
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
