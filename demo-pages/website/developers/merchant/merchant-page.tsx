import { type Markup, type PageContext, to } from '../../platform/index.ts';
import { plainListing } from './code-listing.tsx';
import { type MerchantFacts, merchantLayout, merchantNav } from './merchant-layout.tsx';
import { testData } from './test-data.tsx';

const TAGS = `<script src="https://pay.example.org/sdk/sdk.global.js" defer></script>
<script src="/your-shop.js" type="module"></script>`;

const policy = (provider: string) => `Content-Security-Policy:
  style-src 'self';
  frame-src ${provider};
  connect-src 'self' ${provider};
  script-src 'self' ${provider}/vendor/;
  require-trusted-types-for 'script';
  trusted-types haven-sdk`;

/**
 * The start page for a merchant's developer: how to install the library, every demo by purpose, and the test numbers.
 */
export function merchantPage(context: PageContext, facts: MerchantFacts): Markup {
  return merchantLayout(context, facts, {
    title: 'Payments for merchants',
    description: 'Every form and button of the payments library, live in a sandbox, beside the code that makes it.',
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">For merchants’ developers</p>
          <h1>Take payments on your own page</h1>
          <p className="lead">
            Every form and button of the payments library, live in a sandbox, beside the code that makes it. Click,
            type, and watch the events.
          </p>
          <p>
            <a href={to(context.site, '/merchant/checkout')}>The hosted checkout</a>: one tag, and the provider leads
            the shopper through the payment.
          </p>
        </div>
        {merchantNav(context)}
        <section className="merchant-demo" aria-labelledby="install-title" id="install">
          <div className="merchant-demo__head">
            <h2 className="merchant-demo__title" id="install-title">
              Install
            </h2>
            <p>
              One script tag, then your own script. Nothing to build, no cookies, no telemetry, no inline styles or
              scripts.
            </p>
          </div>
          <div className="merchant-demo__live merchant-demo__live--plain">
            <p>
              The library defines one global, <code>haven</code>. Another name goes into the tag’s{' '}
              <code>data-global</code>.
            </p>
            <p>
              These pages have the strictest policy a browser knows. Forms and checkout buttons add the provider to{' '}
              <code>frame-src</code> and <code>connect-src</code>, and do with <code>trusted-types 'none'</code>.
              Wallets and fraud checks add their vendors’ scripts, which the library loads through the one policy{' '}
              <code>haven-sdk</code>.
            </p>
            <p>
              All listings are the files that the browser runs, word for word. They share a few small modules:{' '}
              <a href="/merchant/shop.js">shop.js</a>, <a href="/merchant/event-log.js">event-log.js</a>,{' '}
              <a href="/merchant/ask-server.js">ask-server.js</a> and{' '}
              <a href="/merchant/take-payment.js">take-payment.js</a>.
            </p>
          </div>
          <div className="merchant-demo__code">
            {plainListing('Your page', TAGS)}
            {plainListing('Your server', policy(facts.providerOrigin))}
          </div>
        </section>
        {testData(facts.cards)}
      </>
    ),
    scripts: ['copy-code'],
  });
}
