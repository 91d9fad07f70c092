import { html } from 'hono/html';
import { approve, CANCEL, DECLINE, FAIL, REFER, type SimulatedProvider, SLOW } from './simulated-provider.ts';

export const SIM_ZIP = {
  kind: 'zip',
  gatewayType: 'Zipmoney',
  name: 'SimZip',
  likeness: 'Zip',
  promise: 'Pay it later, interest free',
  approve: 'Confirm payment',
  outcomes: [approve('Confirm payment'), SLOW, DECLINE, REFER, FAIL, CANCEL],
  report: (status) => (status === 'failed' ? {} : { event: 'complete', state: status }),
  returnQuery: (status) => ({ result: status }),
  mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M21.5 8 11 22h8l-2 10 12-15h-8.5z" class="ink"/></svg>`,
} as const satisfies SimulatedProvider;
