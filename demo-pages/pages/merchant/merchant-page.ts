import { html } from 'hono/html';
import { layout } from '../layout.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';
import { plainListing } from './code-listing.ts';
import { groupSection } from './demo-section.ts';
import { MERCHANT_DEMOS, MERCHANT_GROUPS } from './merchant-demos.ts';
import { merchantNav } from './merchant-nav.ts';
import { testData } from './test-data.ts';

export interface MerchantFacts {
  providerOrigin: string;
  publicKey: string;
  /** The text of a script of the page. */
  scriptText: (name: string) => string;
}

const TAGS = `<script src="https://pay.example.org/sdk/sdk.global.js" defer></script>
<script src="/your-shop.js" type="module"></script>`;

const policy = (provider: string) => `Content-Security-Policy:
  style-src 'self';
  frame-src ${provider};
  connect-src 'self' ${provider};
  script-src 'self' ${provider}/vendor/;
  require-trusted-types-for 'script';
  trusted-types haven-sdk`;

/** A merchant's page: the library from a script tag, every form and button live beside the code that makes it. */
export function merchantPage(context: PageContext, { providerOrigin, publicKey, scriptText }: MerchantFacts): Markup {
  const { currency } = context.site;
  return layout(context, {
    title: 'Payments for merchants',
    description: 'Every form and button of the payments library, live in a sandbox, beside the code that makes it.',
    mainClass: 'merchant-page',
    main: html`<link rel="stylesheet" href="/merchant/merchant.css">
<div class="page-head"><p class="eyebrow">For merchants’ developers</p><h1>Take payments on your own page</h1>
<p class="lead">Every form and button of the payments library, live in a sandbox, beside the code that makes it. Press, type, and watch the events.</p>
<p><a href="${to(context.site, '/merchant/checkout')}">The hosted checkout</a>: one tag, and the provider leads the shopper through the payment.</p></div>
<div id="merchant" data-provider="${providerOrigin}" data-public-key="${publicKey}" data-currency="${currency}">
${merchantNav()}
<section class="merchant-demo" aria-labelledby="install-title" id="install">
<div class="merchant-demo__head"><h2 class="merchant-demo__title" id="install-title">Install</h2><p>One script tag, then your own script. Nothing to build, no cookies, no telemetry, no inline styles or scripts.</p></div>
<div class="merchant-demo__live merchant-demo__live--plain">
<p>The library defines one global, <code>haven</code>. Another name goes into the tag’s <code>data-global</code>.</p>
<p>This page has the strictest policy a browser knows. Forms and checkout buttons add the provider to <code>frame-src</code> and <code>connect-src</code>, and do with <code>trusted-types 'none'</code>; wallets and fraud checks also add their vendors’ scripts, which the library loads through the one policy <code>haven-sdk</code>.</p>
<p>On this page all listings are the files that the browser runs, word for word. They share a few small modules: <a href="/merchant/shop.js">shop.js</a>, <a href="/merchant/event-log.js">event-log.js</a>, <a href="/merchant/ask-server.js">ask-server.js</a> and <a href="/merchant/take-payment.js">take-payment.js</a>.</p>
</div>
<div class="merchant-demo__code">${plainListing('Your page', TAGS)}${plainListing('Your server', policy(providerOrigin))}</div>
</section>
<noscript><div class="haven-alert haven-alert--info"><p class="haven-alert__title">The forms need JavaScript</p><p class="haven-alert__text">Card details are typed into frames of the payment provider, which a script places here. You can read the code without it.</p></div></noscript>
${MERCHANT_GROUPS.map((group) => groupSection(group, scriptText))}
${testData()}
</div>
<script src="/sdk/sdk.global.js" defer></script>
${[...MERCHANT_DEMOS.map(({ id }) => id), 'copy-code'].map((name) => html`<script src="/merchant/${name}.js" type="module"></script>`)}`,
  });
}
