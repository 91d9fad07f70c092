import { html } from 'hono/html';
import { decimalAmount } from '../../core/index.ts';
import { type CheckoutKind, SIMULATED } from '../../simulated/index.ts';
import type { Checkout } from './external-checkout-store.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

function instalments(minor: number, currency: string) {
  const each = Math.floor(minor / 4);
  const parts = [minor - 3 * each, each, each, each];
  const days = ['Today', 'In 2 weeks', 'In 4 weeks', 'In 6 weeks'];
  return html`<ol class="instalments">
    ${parts.map((part, index) => html`<li><span>${days[index]}</span><strong>${currency} ${decimalAmount(part)}</strong></li>`)}
  </ol>`;
}

/** The page at a simulated provider: the merchant, the amount, and one button for each possible outcome. */
export function simulatedBody(kind: CheckoutKind, checkout: Checkout, merchantName: string) {
  const { name, likeness, promise, outcomes, mark } = SIMULATED[kind];
  const { meta, amountMinor, currency, description, referenceId } = checkout;
  const shopper = `${textOf(meta.first_name)} ${textOf(meta.last_name)}`.trim();
  const [first, ...others] = outcomes;
  const amount = amountMinor === null ? 'Decided by the shop' : `${currency} ${decimalAmount(amountMinor)}`;
  return html`<header>
      <span class="brand">${mark}<span>${name}</span></span>
      <span class="badge">Simulated</span>
    </header>
    <main>
      <h1>${promise}</h1>
      <p class="payee">to <strong>${textOf(meta.brand_name) || merchantName}</strong></p>
      <p class="amount">${amount}</p>
      ${description ? html`<p class="description">${description}</p>` : ''}
      ${kind === 'afterpay' && amountMinor !== null ? instalments(amountMinor, currency) : ''}
      <form method="post" action="/sandbox/${kind}/${referenceId}">
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="name" maxlength="200" value="${shopper || 'Avery Tester'}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="200"
          value="${textOf(meta.email) || 'avery.tester@example.org'}">
        <button class="first" name="decision" value="${first?.decision ?? ''}">${first?.label ?? ''}</button>
        <fieldset>
          <legend>Test other outcomes</legend>
          ${others.map(({ decision, label }) => html`<button name="decision" value="${decision}">${label}</button>`)}
        </fieldset>
      </form>
      <p class="note">This page simulates a provider of the ${likeness} type in the Haven sandbox. It belongs to no such
        company, knows no account of yours, and moves no money.</p>
    </main>`;
}
