/**
 * A charge as the walks expect it: a second, simpler account of what the sandbox does. Amounts are minor units, times
 * epoch ms.
 */
export interface ModelCharge {
  card: 'approved' | 'declined' | 'disputed' | 'refuses refunds';
  state: 'authorised' | 'complete' | 'failed' | 'cancelled' | 'expired' | 'charged_back';
  amount: number;
  captured: number;
  refunded: number;
  /** When the authorisation ends, or the dispute begins. */
  dueAt: number;
  events: string[];
}

/** What a merchant's server asks for; without an amount, all of it. */
export type Action =
  | { kind: 'capture'; minor: number | null }
  | { kind: 'cancel' }
  | { kind: 'refund'; minor: number | null };

const DAY_MS = 86_400_000;

const paid = (charge: ModelCharge, captured: number, now: number): ModelCharge => ({
  ...charge,
  state: 'complete',
  captured,
  dueAt: charge.card === 'disputed' ? now + 10 * DAY_MS : Number.POSITIVE_INFINITY,
  events: [...charge.events, 'charge.paid'],
});

/** A new charge after its issuer's answer. */
export function begin(card: ModelCharge['card'], amount: number, isCaptured: boolean, now: number): ModelCharge {
  const none = { card, amount, captured: 0, refunded: 0, dueAt: Number.POSITIVE_INFINITY, events: [] };
  if (card === 'declined') return { ...none, state: 'failed', events: ['charge.failed'] };
  if (isCaptured) return paid({ ...none, state: 'complete' }, amount, now);
  return { ...none, state: 'authorised', dueAt: now + 7 * DAY_MS, events: ['charge.authorised'] };
}

/** The charge after an action, and `ok` or the code of the refusal. */
export function act(charge: ModelCharge, action: Action, now: number): [ModelCharge, string] {
  if (action.kind === 'refund') return refund(charge, action.minor);
  if (charge.state !== 'authorised') return [charge, 'charge_not_authorised'];
  const isOver = now >= charge.dueAt;
  if (action.kind === 'capture') {
    const captured = action.minor ?? charge.amount;
    if (captured > charge.amount) return [charge, 'capture_exceeds_authorisation'];
    return isOver ? [charge, 'charge_not_authorised'] : [paid(charge, captured, now), 'ok'];
  }
  if (isOver) return [charge, 'charge_not_authorised'];
  const events = [...charge.events, 'charge.cancelled'];
  return [{ ...charge, state: 'cancelled', dueAt: Number.POSITIVE_INFINITY, events }, 'ok'];
}

function refund(charge: ModelCharge, minor: number | null): [ModelCharge, string] {
  if (charge.state !== 'complete') return [charge, 'charge_not_complete'];
  const left = charge.captured - charge.refunded;
  const amount = minor ?? left;
  if (amount > left || amount === 0) return [charge, 'refund_exceeds_charge'];
  if (charge.card === 'refuses refunds') return [charge, 'refund_refused'];
  const events = [...charge.events, 'charge.refunded'];
  return [{ ...charge, refunded: charge.refunded + amount, events }, 'ok'];
}

/** The charge after everything that was due has happened. */
export function settle(charge: ModelCharge, now: number): ModelCharge {
  if (now < charge.dueAt) return charge;
  const over = { ...charge, dueAt: Number.POSITIVE_INFINITY };
  if (charge.state === 'authorised') return { ...over, state: 'expired', events: [...charge.events, 'charge.expired'] };
  if (charge.refunded === charge.captured) return over;
  return { ...over, state: 'charged_back', events: [...charge.events, 'charge.charged_back'] };
}
