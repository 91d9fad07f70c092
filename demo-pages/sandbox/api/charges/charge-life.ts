/** The states of a charge. `captured` money is the merchant's; only captured money is refunded or taken back. */
export const CHARGE_STATUSES = [
  'pending',
  'pending_settlement',
  'authorised',
  'complete',
  'failed',
  'cancelled',
  'expired',
  'dishonoured',
  'charged_back',
] as const;

export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** A step in the life of a charge: from which states it leads to which, and the event that announces it. */
interface Move {
  from: readonly ChargeStatus[];
  to: ChargeStatus;
  event: string;
}

/** Every step that there is; a test compares it with the diagram in docs/payments/charges.md. */
export const CHARGE_MOVES = {
  authorise: { from: ['pending'], to: 'authorised', event: 'charge.authorised' },
  pay: { from: ['pending', 'pending_settlement'], to: 'complete', event: 'charge.paid' },
  fail: { from: ['pending'], to: 'failed', event: 'charge.failed' },
  capture: { from: ['authorised'], to: 'complete', event: 'charge.paid' },
  cancel: { from: ['authorised'], to: 'cancelled', event: 'charge.cancelled' },
  expire: { from: ['authorised'], to: 'expired', event: 'charge.expired' },
  dishonour: { from: ['complete'], to: 'dishonoured', event: 'charge.dishonoured' },
  charge_back: { from: ['complete'], to: 'charged_back', event: 'charge.charged_back' },
  reinstate: { from: ['charged_back'], to: 'complete', event: 'charge.reinstated' },
} as const satisfies Record<string, Move>;

export type ChargeMove = keyof typeof CHARGE_MOVES;

/** The state after a step; null when the step does not lead from this state. */
export function stateAfter(status: ChargeStatus, move: ChargeMove): ChargeStatus | null {
  const { from, to }: Move = CHARGE_MOVES[move];
  return from.includes(status) ? to : null;
}

/** How long an authorisation may be captured. */
export const AUTHORISATION_MS = 7 * 24 * 60 * 60 * 1000;

/** The states in which the payer’s bank has taken the money back. */
const REVERSED: readonly string[] = ['dishonoured', 'charged_back'];

/** Whether the payer’s bank has taken the money of a charge back, and not returned it. */
export const isReversed = (status: string): boolean => REVERSED.includes(status);

/** The states in which the merchant has, or had, the money. */
const CAPTURED: readonly ChargeStatus[] = ['complete', 'dishonoured', 'charged_back'];

/**
 * The part of a charge that the merchant got, in minor units. `capturedMinor` is null for a charge that was not
 * authorised first: all of it.
 */
export function capturedAmount({
  status,
  amountMinor,
  capturedMinor,
}: {
  status: string;
  amountMinor: number;
  capturedMinor: number | null;
}): number {
  return CAPTURED.some((captured) => captured === status) ? (capturedMinor ?? amountMinor) : 0;
}

/** Why the money of a charge cannot be captured or cancelled, in the state that it has. */
export const NOT_AUTHORISED: Readonly<Record<ChargeStatus, string>> = {
  pending: 'The charge’s bank has not answered yet',
  pending_settlement: 'A bank debit is not authorised first: it is paid by itself',
  authorised: 'The authorisation ended after seven days',
  complete: 'The charge has been captured, which is possible once',
  failed: 'The charge failed, so no money is authorised',
  cancelled: 'The authorisation was cancelled',
  expired: 'The authorisation ended after seven days',
  dishonoured: 'The charge has been captured, and the payer’s bank took the money back',
  charged_back: 'The charge has been captured, and the payer disputed it',
};

/** The statuses of a wallet's charge. `pending` means authorised, as the page's calls have always named it. */
export const WALLET_STATUSES = [
  'wallet_initialized',
  'capturing',
  'complete',
  'pending',
  'inreview',
  'failed',
  'cancelled',
  'expired',
] as const;
