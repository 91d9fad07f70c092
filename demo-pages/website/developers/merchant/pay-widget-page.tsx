import type { HostedCheckout } from '../../payments/index.ts';
import { layout, type Markup, type PageContext, PayWidget, price, to } from '../../platform/index.ts';
import { codeListing, plainListing } from './code-listing.tsx';
import { payWidgetScenarios } from './pay-widget-scenarios.tsx';
import type { Scenario } from './test-data-client.ts';

export interface PayWidgetFacts {
  providerOrigin: string;
  /** Whole currency units, as the server charges them. */
  amount: string;
  /** The order's id in the page's address; absent when there is no order. */
  order?: string;
  checkout?: HostedCheckout;
  /** The id of the chosen one among `scenarios`. */
  scenario: string;
  /** The sandbox's; none while it does not answer. */
  scenarios: readonly Scenario[];
  /** The scenario that a developer typed, unchanged. */
  typed: string;
  /** Why there is no checkout. */
  problem?: string;
}

const ITEMS = [
  ['Winter blankets', 'For a family of five', 2, 1500],
  ['Solar lamp', 'Light after sunset', 1, 2000],
] as const;

function orderSummary({ site }: PageContext): Markup {
  const total = ITEMS.reduce((sum, [, , quantity, each]) => sum + quantity * each, 0);
  return (
    <section className="shop-order" aria-labelledby="order-title">
      <h2 className="shop-order__title" id="order-title">
        Your order
      </h2>
      <ul className="shop-order__lines" role="list">
        {ITEMS.map(([name, detail, quantity, each]) => (
          <li key={name}>
            <span className="shop-order__what">
              <strong>{name}</strong>
              <span>{quantity > 1 ? `${quantity} × ${price(each, site)}` : detail}</span>
            </span>
            <span className="shop-order__price">{price(quantity * each, site)}</span>
          </li>
        ))}
      </ul>
      <p className="shop-order__total">
        <span>Total</span>
        <strong>{price(total, site)}</strong>
      </p>
    </section>
  );
}

function payment({ providerOrigin, checkout, problem }: PayWidgetFacts): Markup {
  if (!checkout) {
    return (
      <div className="haven-alert haven-alert--error" role="alert">
        <p className="haven-alert__title">There is no checkout to show</p>
        <p className="haven-alert__text">{problem}</p>
      </div>
    );
  }
  return (
    <>
      <PayWidget
        id="checkout"
        token={checkout.token}
        environment="custom"
        apiOrigin={providerOrigin}
        widgetOrigin={providerOrigin}
      >
        <noscript>
          <div className="haven-alert haven-alert--info">
            <p className="haven-alert__title">Paying needs JavaScript</p>
            <p className="haven-alert__text">
              Card details are typed into frames of the payment provider, which a script places here.
            </p>
          </div>
        </noscript>
      </PayWidget>
      <p className="merchant-demo__result" id="checkout-result" role="status" />
    </>
  );
}

/** A shop's checkout page: the order, the hosted checkout, and tools for a merchant's developer. */
export function payWidgetPage(context: PageContext, facts: PayWidgetFacts): Markup {
  const { site } = context;
  return layout(context, {
    title: 'Hosted checkout',
    description:
      'The hosted checkout in a shop’s page: one tag, and the provider leads the shopper through the payment.',
    mainClass: 'merchant-page',
    main: (
      <>
        <link rel="stylesheet" href="/merchant/merchant.css" />
        <link rel="stylesheet" href="/merchant/pay-widget-page.css" />
        <link rel="modulepreload" href={`${facts.providerOrigin}/checkout-widget/pay-widget.js`} crossOrigin="" />
        <div className="page-head">
          <p className="eyebrow">
            <a href={to(site, '/merchant')}>For merchants’ developers</a>
          </p>
          <h1>Hosted checkout</h1>
          <p className="lead">
            One tag in your page. The provider chooses the steps: cards, wallets, bank accounts, pay later, 3-D Secure,
            reviews and retries.
          </p>
        </div>
        <div className="shop" id="shop" data-order={facts.order ?? ''} data-provider={facts.providerOrigin}>
          <div className="shop__till">
            {orderSummary(context)}
            <section className="shop__payment" aria-labelledby="payment-title">
              <h2 className="shop__payment-title" id="payment-title">
                Payment
              </h2>
              {payment(facts)}
            </section>
          </div>
          <div className="shop__desk">
            {payWidgetScenarios(context, facts)}
            <section aria-labelledby="events-title">
              <h2 className="shop__desk-title" id="events-title">
                Events
              </h2>
              <div
                className="merchant-log"
                id="checkout-log"
                role="log"
                aria-label="Events of the checkout"
                tabIndex={0}
              />
            </section>
          </div>
        </div>
        {payWidgetCode(facts.providerOrigin)}
        {facts.checkout && (
          <>
            <script src={`${facts.providerOrigin}/vendor/apple-pay.js`} defer />
            <script type="module" src="/merchant/pay-widget.js" />
          </>
        )}
        <script type="module" src="/merchant/copy-code.js" />
      </>
    ),
  });
}

const tag = (provider: string) => `<script type="module"
  src="${provider}/checkout-widget/pay-widget.js"
></script>
<pay-widget token="…from your server…"
  environment="custom"
  api-origin="${provider}"
  widget-origin="${provider}"
></pay-widget>`;

const server = `// With the secret key. The token goes into the tag.
const response = await fetch(\`\${provider}/v1/checkouts/intent\`, {
  method: 'POST',
  headers: {
    'x-user-secret-key': secretKey,
    'content-type': 'application/json',
    'idempotency-key': orderId,
  },
  body: JSON.stringify({
    amount: '50.00',
    currency: 'AUD',
    reference: orderId,
    return_url: pageAddress,
  }),
});
const { token } = (await made.json()).resource.data;`;

const events = `// Your server asks the provider before anything is sent out.
const checkout = document.querySelector('pay-widget');
checkout.addEventListener('paymentSuccessful', thank);
checkout.addEventListener('paymentFailure', offerAnotherWay);
checkout.addEventListener('paymentExpired', startAgain);`;

const policy = (provider: string) => `Content-Security-Policy:
  script-src 'self' ${provider};
  connect-src 'self' ${provider};
  frame-src ${provider};
  style-src 'self';
  require-trusted-types-for 'script';
  trusted-types haven-sdk`;

/** The code that a merchant pastes: a tag and its script, the events, and the call of the server. */
const payWidgetCode = (provider: string): Markup => (
  <section className="merchant-demo shop-code" aria-labelledby="paste-title">
    <div className="merchant-demo__head">
      <h2 className="merchant-demo__title" id="paste-title">
        What you paste
      </h2>
      <p>
        One tag and its script for the page, three lines for its events. No card details, no form and no step is yours
        to write.
      </p>
    </div>
    <div className="merchant-demo__code">
      {plainListing('Your page', tag(provider))}
      {codeListing('Your script', events)}
    </div>
    <div className="merchant-demo__code">
      {codeListing('Your server', server)}
      {plainListing('Your policy', policy(provider))}
    </div>
  </section>
);
