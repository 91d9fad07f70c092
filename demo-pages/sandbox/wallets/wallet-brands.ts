import { html } from 'hono/html';
import { SIMULATED } from '../checkouts/simulated-providers.ts';

export type PageKind = 'flypay' | 'flypay-v2' | 'afterpay' | 'paypal';
export type WalletDecision = 'approve' | 'slow' | 'in_review' | 'decline' | 'fail' | 'cancel';

type Way = { decision: WalletDecision; label: string };

const SLOW: Way = { decision: 'slow', label: 'Approve after 5 seconds' };
const DECLINE: Way = { decision: 'decline', label: 'Decline' };
const REVIEW: Way = { decision: 'in_review', label: 'Hold for review' };
const FAIL: Way = { decision: 'fail', label: 'Fail with an error' };
const CANCEL: Way = { decision: 'cancel', label: 'Cancel and go back' };
const approve = (label: string): Way => ({ decision: 'approve', label });

const FLY_MARK = html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M8 21 32 9 24 31l-5-8z" class="ink"/><path d="m19 23 13-14" class="line"/></svg>`;

const FLYPAY = {
  name: 'SimFly',
  likeness: 'supermarket pay-later',
  promise: 'Pay now, split it later',
  look: 'flypay',
  gateways: ['Flypay'],
  ways: [approve('Pay now'), SLOW, REVIEW, DECLINE, FAIL],
  mark: FLY_MARK,
};

/** The wallets that have pages of their own: what they are called, and each way that a payment there can end. */
export const WALLET_PAGES = {
  flypay: FLYPAY,
  'flypay-v2': { ...FLYPAY, gateways: ['FlypayV2'], ways: [approve('Pay now'), SLOW, DECLINE, FAIL, CANCEL] },
  afterpay: {
    ...SIMULATED.afterpay,
    look: 'afterpay',
    gateways: ['Afterpay'],
    ways: [approve(SIMULATED.afterpay.approve), SLOW, DECLINE, CANCEL],
  },
  paypal: {
    ...SIMULATED.paypal,
    look: 'paypal',
    gateways: ['Paypal'],
    ways: [approve(SIMULATED.paypal.approve), SLOW, REVIEW, DECLINE, FAIL, CANCEL],
  },
} satisfies Record<PageKind, unknown>;
