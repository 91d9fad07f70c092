import { html } from 'hono/html';
import { formatCardNumber } from '#payment-rules/card/card-number.ts';
import { decimalAmount } from '../core/index.ts';
import { AFTERPAY_LIMITS, SIMULATED, TEST_ACCOUNTS, TEST_CARDS } from '../simulated/index.ts';
import { activityTable, type Cell } from './activity-table.ts';
import { walletSections } from './wallet-sections.ts';

const outcome = (kind: string, effect: string) => html`<span class="outcome ${kind}">${effect}</span>`;

function cardSection(): Cell {
  const rows = TEST_CARDS.map(({ number, scheme, outcome: kind, effect }) => [
    html`<code>${formatCardNumber(number)}</code>`,
    outcome(kind, effect),
    scheme,
  ]);
  return html`<section aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>Use any name, an expiry date in the future, and any security code of the right length (three digits; four for American Express). Every
      other number is refused and never stored.</p>
    ${activityTable('Table of test cards', ['Number', 'What happens', 'Scheme'], rows, '')}
  </section>`;
}

function checkoutSection(): Cell {
  const rows = Object.values(SIMULATED).map(({ name, likeness, outcomes }) => [
    html`<strong>${name}</strong>`,
    likeness,
    outcomes.map(({ label }) => label).join(' · '),
  ]);
  return html`<section aria-labelledby="checkouts">
    <h2 id="checkouts">Simulated checkouts</h2>
    <p>Three gateways lead to a page that simulates another provider. Each has a button for every way a checkout can end. Name and email on it
      come back as <code>checkout_holder</code> and <code>checkout_email</code>.</p>
    ${activityTable('Table of simulated checkouts', ['Page', 'Stands for', 'Buttons'], rows, '')}
    <p class="note">SimLater lends from ${decimalAmount(AFTERPAY_LIMITS.least)} to ${decimalAmount(AFTERPAY_LIMITS.most)}: any other
      <code>meta.amount</code> is refused with <code>invalid_amount</code> before the page opens.</p>
  </section>`;
}

function accountSection(): Cell {
  const rows = TEST_ACCOUNTS.map(({ example, exampleNz, effect }) => [
    html`<code>${example}</code>`,
    html`<code>${exampleNz}</code>`,
    outcome('decline', effect),
  ]);
  return html`<section aria-labelledby="others">
    <h2 id="others">Gift cards and bank accounts</h2>
    <p>A gift card is any 8 to 19 digits with a PIN of 4 to 8 digits. An Australian account is any BSB of 6 digits, such as
      <code>062-000</code>, and 4 to 9 digits. A New Zealand account must have a valid check digit: for example
      <code>01-0902-0068389-00</code>. All of them are approved. A saved account is debited two bank business days later; these endings of the
      account number are dishonoured:</p>
    ${activityTable('Table of test accounts', ['Australia', 'New Zealand', 'What happens'], rows, '')}
  </section>`;
}

/** What to type to see each outcome. */
export const testNumberSections = (): Cell =>
  html`${cardSection()}${accountSection()}${walletSections()}${checkoutSection()}`;
