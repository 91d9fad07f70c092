import { html } from 'hono/html';
import { decimalAmount } from '../../core/index.ts';
import type { Authentication } from './authentication-store.ts';

/** The code that the simulated bank has sent. */
export const GOOD_CODE = '123456';

const MARK = html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M20 9 31 15v2H9v-2zM11 19h3v9h-3zM18.5 19h3v9h-3zM26 19h3v9h-3zM9 29h22v2.5H9z" class="ink"/></svg>`;

const OTHERS = [
  ['reject', 'Do not confirm'],
  ['cancel', 'Cancel'],
  ['timeout', 'Let it time out'],
  ['slow', 'Approve after 5 seconds'],
] as const;

/** The challenge page of the simulated card issuer: merchant, amount, a field for the code, and the other outcomes. */
export function issuerBody(authentication: Authentication, merchantName: string, isWrong: boolean) {
  const { amountMinor, currency, cardLast4, cardScheme, pageKey, wrongCodes } = authentication;
  const left = 3 - wrongCodes;
  const scheme = cardScheme === 'visa' ? 'Visa' : (cardScheme ?? 'Card');
  // No banner landmark: the page is usually in a frame of a page that has one.
  return html`<div class="header">
      <span class="brand">${MARK}<span>SimBank</span></span>
      <span class="badge">Simulated</span>
    </div>
    <main aria-label="Your bank">
      <h1>Confirm your payment</h1>
      <p class="payee">to <strong>${merchantName}</strong></p>
      <p class="amount">${currency} ${decimalAmount(amountMinor)}</p>
      <p class="description">${scheme} ending in ${cardLast4 ?? ''}</p>
      <form method="post" action="/3ds/challenge/${pageKey}">
        <label for="code">Code from your bank</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"
          aria-describedby="code-hint${isWrong ? ' code-error' : ''}" ${isWrong ? html`aria-invalid="true"` : ''}>
        <p class="hint" id="code-hint">A real bank would send it to you. Here it is always ${GOOD_CODE}.</p>
        ${
          isWrong
            ? html`<p class="error" id="code-error" role="alert">That is not the code. You have ${left} ${left === 1 ? 'try' : 'tries'} left.</p>`
            : ''
        }
        <button class="first" name="decision" value="confirm">Confirm payment</button>
        <fieldset>
          <legend>Test other outcomes</legend>
          ${OTHERS.map(([decision, label]) => html`<button name="decision" value="${decision}">${label}</button>`)}
        </fieldset>
      </form>
      <p class="note">This page simulates a card issuer in the Haven sandbox. It is not a bank and moves no money.</p>
    </main>`;
}
