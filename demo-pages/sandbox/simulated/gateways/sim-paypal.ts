import { html } from 'hono/html';
import { approve, CANCEL, DECLINE, FAIL, REFER, type SimulatedProvider, SLOW } from './simulated-provider.ts';

export const SIM_PAYPAL = {
  kind: 'paypal',
  gatewayType: 'PaypalClassic',
  name: 'SimPal',
  likeness: 'PayPal',
  promise: 'Pay from your SimPal balance',
  approve: 'Agree and pay',
  outcomes: [approve('Agree and pay'), SLOW, DECLINE, REFER, FAIL, CANCEL],
  mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M11 12h18v13a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5z" class="ink"/><path d="M15.5 12a4.5 4.5 0 0 1 9 0" class="line"/></svg>`,
} as const satisfies SimulatedProvider;
