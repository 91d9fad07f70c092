import { html } from 'hono/html';
import { hostedShell } from '../../core/index.ts';
import type { ThreeDsScenario } from '../../simulated/index.ts';
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
