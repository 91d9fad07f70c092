import { html } from 'hono/html';
import { approve, CANCEL, DECLINE, FAIL, type SimulatedProvider, SLOW } from './simulated-provider.ts';

/** The least and the most that it lends, in cents. */
export const AFTERPAY_LIMITS = { least: 100, most: 200_000 } as const;

const STATUSES: Readonly<Record<string, string>> = {
  approved: 'SUCCESS',
  cancelled: 'CANCELLED',
  declined: 'DECLINED',
  referred: 'REFERRED',
};
const statusWord = (status: string) => STATUSES[status] ?? 'ERROR';

export const SIM_AFTERPAY = {
  kind: 'afterpay',
  gatewayType: 'Afterpay',
  name: 'SimLater',
  likeness: 'Afterpay',
  promise: 'Four payments, two weeks apart',
  approve: 'Confirm instalments',
  outcomes: [approve('Confirm instalments'), SLOW, DECLINE, FAIL, CANCEL],
  limits: AFTERPAY_LIMITS,
  report: (status) => ({ status: statusWord(status) }),
  returnQuery: (status) => ({ status: statusWord(status) }),
  mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><circle cx="15" cy="15" r="4.4" class="ink"/><circle cx="26" cy="15" r="4.4" class="ink"/><circle cx="15" cy="26" r="4.4" class="ink"/><circle cx="26" cy="26" r="3.4" class="line"/></svg>`,
} as const satisfies SimulatedProvider;
