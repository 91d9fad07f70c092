import { html } from 'hono/html';
import type { Checkout } from './external-checkout-store.ts';

type Markup = ReturnType<typeof html>;
export type Outcome = { decision: string; label: string; status: Checkout['status']; isSlow?: boolean };
export type SimulatedProvider = {
  name: string;
  likeness: string;
  promise: string;
  approve: string;
  outcomes: readonly Outcome[];
  mark: Markup;
};

const CANCEL: Outcome = { decision: 'cancel', label: 'Cancel and go back', status: 'cancelled' };
const SLOW: Outcome = { decision: 'slow', label: 'Approve after 5 seconds', status: 'approved', isSlow: true };
const DECLINE: Outcome = { decision: 'decline', label: 'Decline', status: 'declined' };
const REFER: Outcome = { decision: 'refer', label: 'Refer to a person', status: 'referred' };
const FAIL: Outcome = { decision: 'error', label: 'Fail with an error', status: 'failed' };

const approve = (label: string): Outcome => ({ decision: 'approve', label, status: 'approved' });

/** The three simulated checkouts, each with a mark of its own, drawn for this sandbox. */
export const SIMULATED: Record<'paypal' | 'zip' | 'afterpay', SimulatedProvider> = {
  paypal: {
    name: 'SimPal',
    likeness: 'PayPal',
    promise: 'Pay from your SimPal balance',
    approve: 'Agree and pay',
    outcomes: [approve('Agree and pay'), SLOW, DECLINE, REFER, FAIL, CANCEL],
    mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M11 12h18v13a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5z" class="ink"/><path d="M15.5 12a4.5 4.5 0 0 1 9 0" class="line"/></svg>`,
  },
  zip: {
    name: 'SimZip',
    likeness: 'Zip',
    promise: 'Pay it later, interest free',
    approve: 'Confirm payment',
    outcomes: [approve('Confirm payment'), SLOW, DECLINE, REFER, FAIL, CANCEL],
    mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M21.5 8 11 22h8l-2 10 12-15h-8.5z" class="ink"/></svg>`,
  },
  afterpay: {
    name: 'SimLater',
    likeness: 'Afterpay',
    promise: 'Four payments, two weeks apart',
    approve: 'Confirm instalments',
    outcomes: [approve('Confirm instalments'), SLOW, DECLINE, FAIL, CANCEL],
    mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><circle cx="15" cy="15" r="4.4" class="ink"/><circle cx="26" cy="15" r="4.4" class="ink"/><circle cx="15" cy="26" r="4.4" class="ink"/><circle cx="26" cy="26" r="3.4" class="line"/></svg>`,
  },
};
