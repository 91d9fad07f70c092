import { html } from 'hono/html';
import { formatCardNumber } from '#payment-rules/card/card-number.ts';
import { SANDBOX_CALLS } from '../api/openapi/index.ts';
import { GOOD_CODE } from '../api/three-ds/index.ts';
import { DEMO, decimalAmount } from '../core/index.ts';
import {
  AFTERPAY_LIMITS,
  cardName,
  SIMULATED,
  TEST_ACCOUNTS,
  TEST_CARDS,
  VENDOR_NAMES,
  WALLET_CARDS,
} from '../simulated/index.ts';
import { activityTable, type TableCell } from './activity-table.ts';

const outcome = (kind: string, effect: string) => html`<span class="outcome ${kind}">${effect}</span>`;

function cardSection(): TableCell {
  const rows = TEST_CARDS.map(({ number, scheme, outcome: kind, effect }) => [
    html`<code>${formatCardNumber(number)}</code>`,
    outcome(kind, effect),
    scheme,
  ]);
  return html`<section aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>Use any name, an expiry date in the future, and any security code of the right length (three digits; four for
      American Express). Every other number is refused and never stored.</p>
    ${activityTable('Table of test cards', ['Number', 'What happens', 'Scheme'], rows, '')}
  </section>`;
}

function checkoutSection(): TableCell {
  const rows = Object.values(SIMULATED).map(({ name, likeness, outcomes }) => [
    html`<strong>${name}</strong>`,
    likeness,
    outcomes.map(({ label }) => label).join(' · '),
  ]);
  return html`<section aria-labelledby="checkouts">
    <h2 id="checkouts">Simulated checkouts</h2>
    <p>Three gateways lead to a page that simulates another provider. Each has a button for every way a checkout can
      end. Name and email on it come back as <code>checkout_holder</code> and <code>checkout_email</code>.</p>
    ${activityTable('Table of simulated checkouts', ['Page', 'Stands for', 'Buttons'], rows, '')}
    <p class="note">SimLater lends from ${decimalAmount(AFTERPAY_LIMITS.least)} to
      ${decimalAmount(AFTERPAY_LIMITS.most)}: any other <code>meta.amount</code> is refused with
      <code>invalid_amount</code> before the page opens.</p>
  </section>`;
}

function accountSection(): TableCell {
  const rows = TEST_ACCOUNTS.map(({ example, exampleNz, effect }) => [
    html`<code>${example}</code>`,
    html`<code>${exampleNz}</code>`,
    outcome('decline', effect),
  ]);
  return html`<section aria-labelledby="others">
    <h2 id="others">Gift cards and bank accounts</h2>
    <p>A gift card is any 8 to 19 digits with a PIN of 4 to 8 digits. An Australian account is any BSB of 6 digits,
      such as <code>062-000</code>, and 4 to 9 digits. A New Zealand account must have a valid check digit: for example
      <code>01-0902-0068389-00</code>. All of them are approved. A saved account is debited two bank business days
        later; these endings of the account number are dishonoured:</p>
    ${activityTable('Table of test accounts', ['Australia', 'New Zealand', 'What happens'], rows, '')}
  </section>`;
}

/** What to type to see each outcome. */
export const testNumberSections = (): TableCell =>
  html`${cardSection()}${accountSection()}${walletSections()}${checkoutSection()}`;

/** The sandbox's page about wallets, 3-D Secure and saved sources. */
function walletSections() {
  const rows = WALLET_CARDS.map((card) => [cardName(card), card.effect, html`<code>sandbox_${card.outcome}</code>`]);
  return html`<section aria-labelledby="wallets">
        <h2 id="wallets">Wallets</h2>
        <p>Simulated vendors’ scripts show a sheet over the shop’s page. The card that is chosen there decides how
          the payment ends; its token contains the outcome, for example <code>sandbox_approve</code>.</p>
        ${activityTable('Table of wallet cards', ['Card in the sheet', 'What happens', 'Word'], rows, '')}
        <p>Scripts: ${VENDOR_NAMES.map((name) => html`<code>/vendor/${name}.js</code> `)}. The supermarket wallet has
          pages of its own, <code>/wallet/flypay</code> and <code>/wallet/flypay-v2</code>.</p>
      </section>
      <section aria-labelledby="secure">
        <h2 id="secure">3-D Secure, saved sources</h2>
        <p>Cards marked 3-D Secure above lead to a simulated bank, whose code is always <code>${GOOD_CODE}</code>.
          Charges require it only when <code>_3ds.required</code> is set.</p>
        <dl>
          <div><dt>Query token, shows saved sources</dt><dd><code>${DEMO.queryToken}</code></dd></div>
          <div><dt>Display token, shows a stored card</dt><dd><code>${DEMO.vaultDisplayToken}</code></dd></div>
          <div><dt>The same without the security code</dt><dd><code>${DEMO.vaultDisplayNumberToken}</code></dd></div>
        </dl>
      </section>`;
}

/** Every call of the API, what it takes and what it is for. */
export function callSection(): TableCell {
  const rows = SANDBOX_CALLS.map(([method, path, key, purpose]) => [
    html`<code>${method} ${path}</code>`,
    key,
    purpose,
  ]);
  return html`<section aria-labelledby="calls">
    <h2 id="calls">Every call</h2>
    <p>Public keys go into the header <code>x-user-public-key</code>, secret keys into <code>x-user-secret-key</code>,
      tokens into <code>x-access-token</code>. An access token does what a public key does, on the pages that it names.
      The <a href="/reference">reference</a> shows what each call takes and answers.</p>
    ${activityTable('Table of calls', ['Call', 'With', 'For'], rows, '')}
  </section>`;
}
