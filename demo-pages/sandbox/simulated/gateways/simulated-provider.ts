import type { html } from 'hono/html';

type Markup = ReturnType<typeof html>;
type Status = 'created' | 'approved' | 'declined' | 'referred' | 'cancelled' | 'failed';
export type Outcome = { decision: string; label: string; status: Status; isSlow?: boolean };

/** A simulated checkout: its file `sim-….ts` states its facts, and `simulated-providers.ts` lists it. */
export type SimulatedProvider = {
  /** Names it in the addresses of its pages and in `checkout_type`. */
  kind: string;
  gatewayType: string;
  name: string;
  likeness: string;
  promise: string;
  approve: string;
  outcomes: readonly Outcome[];
  /** The least and the most that it lends, in cents. */
  limits?: { least: number; most: number };
  /** What its word for a decided checkout adds to the message for the merchant's page. */
  report?(status: Status): { event?: string; state?: string; status?: string };
  /** What it adds to the address that the shopper returns to. */
  returnQuery?(status: Status): Readonly<Record<string, string>>;
  mark: Markup;
};

export const CANCEL: Outcome = { decision: 'cancel', label: 'Cancel and go back', status: 'cancelled' };
export const SLOW: Outcome = { decision: 'slow', label: 'Approve after 5 seconds', status: 'approved', isSlow: true };
export const DECLINE: Outcome = { decision: 'decline', label: 'Decline', status: 'declined' };
export const REFER: Outcome = { decision: 'refer', label: 'Refer to a person', status: 'referred' };
export const FAIL: Outcome = { decision: 'error', label: 'Fail with an error', status: 'failed' };
export const approve = (label: string): Outcome => ({ decision: 'approve', label, status: 'approved' });
