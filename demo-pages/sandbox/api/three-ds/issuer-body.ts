import { html } from 'hono/html';
import { decimalAmount, hostedShell } from '../../core/index.ts';
import type { ThreeDsScenario } from '../../simulated/index.ts';
import { logo } from '../../simulated/index.ts';
import type { Authentication } from './authentication-store.ts';

const message = (event: string, { id }: Authentication, further: object) => ({
  event,
  widget_id: id,
  charge_3ds_id: id,
  purpose: 'payment_source',
  message_source: 'widget.paydock',
  ...further,
});

const EVENTS: Partial<Record<Authentication['status'], string>> = {
  success: 'chargeAuthSuccess',
  rejected: 'chargeAuthReject',
  timed_out: 'chargeAuthReject',
  cancelled: 'chargeAuthCancelled',
};

/** The message about an authentication's outcome for the merchant's page; null while it is open. */
export function outcomeMessage(authentication: Authentication): object | null {
  const event = EVENTS[authentication.status];
  return event ? message(event, authentication, { status: authentication.status }) : null;
}

/** What the issuer's page reports first, in the formats url and html: the authentication has begun. */
export function startFacts(authentication: Authentication, origins: readonly string[]) {
  return factsOf(message('chargeAuth', authentication, { status: authentication.status }), origins);
}

const RESULTS: Record<Authentication['status'], { mark: string; title: string }> = {
  created: { mark: 'wait', title: 'Your bank has not answered yet' },
  pending: { mark: 'wait', title: 'Your bank has not answered yet' },
  success: { mark: 'good', title: 'Your bank has confirmed the payment' },
  rejected: { mark: 'bad', title: 'Your bank did not confirm the payment' },
  cancelled: { mark: 'wait', title: 'You cancelled at your bank' },
  timed_out: { mark: 'bad', title: 'That took too long' },
};

const factsOf = (report: object | null, origins: readonly string[]) => ({
  message: JSON.stringify(report),
  'page-origins': origins.join(' '),
});

/** The page after the challenge: shows the outcome to the shopper and posts it to the merchant's page. */
export function issuerResultPage(authentication: Authentication, report: object | null, origins: readonly string[]) {
  const { mark, title } = RESULTS[authentication.status];
  const body = html`<main class="card" aria-label="Your bank">
      <p class="mark ${mark}" aria-hidden="true"></p>
      <h1>${title}</h1>
      <p role="status">The shop goes on by itself.</p>
    </main>`;
  return hostedShell({ title, sheet: 'checkout', script: 'three-ds-announce', facts: factsOf(report, origins), body });
}

const METHOD_STATUS: Partial<Record<ThreeDsScenario, string>> = {
  skipped: 'MethodSkipped',
  method_timeout: 'AuthTimedOut',
  method_invalid: 'invalid_event',
};

/** The hidden frame that collects device data for the issuer. */
export function methodPage(authentication: Authentication, origins: readonly string[]) {
  const status = METHOD_STATUS[authentication.scenario as ThreeDsScenario] ?? 'MethodFinished';
  const info = status === 'MethodFinished' ? { info: 'Device data collected' } : {};
  const facts = factsOf(message('chargeAuth', authentication, { status, ...info }), origins);
  return hostedShell({ title: '3-D Secure', sheet: 'checkout', script: 'three-ds-announce', facts, body: '' });
}

/** The code that the simulated bank has sent. */
export const GOOD_CODE = '123456';

const MARK = logo(
  html`<path d="M20 9 31 15v2H9v-2zM11 19h3v9h-3zM18.5 19h3v9h-3zM26 19h3v9h-3zM9 29h22v2.5H9z" class="ink"/>`,
);

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
            ? html`<p class="error" id="code-error" role="alert">That is not the code.
              You have ${left} ${left === 1 ? 'try' : 'tries'} left.</p>`
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
