import type { Markup } from '../../platform/index.ts';
import { codeListing, plainListing } from './code-listing.tsx';

const tag = (provider: string) => `<script type="module"
  src="${provider}/checkout-widget/pay-widget.js"
></script>
<pay-widget token="…from your server…"
  environment="custom"
  api-origin="${provider}"
  widget-origin="${provider}"
></pay-widget>`;

const server = `// With the secret key. The token goes into the tag.
const made = await fetch(\`\${provider}/v1/checkouts/intent\`, {
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
export const payWidgetCode = (provider: string): Markup => (
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
