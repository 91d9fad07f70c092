import type { Database } from '../../../server/database/open-database.ts';
import type { Attempt, Refusal } from '../../payments/index.ts';
import type { Donation } from './ledger.ts';

/**
 * What else happens when the money of a donation moves, in the same transaction: appeals match it, plans go on, mails
 * are queued. Each is written by the feature that it belongs to.
 */
export interface DonationEffect {
  /** Gifts are paid, all in this transaction; their receipts have no numbers yet. */
  paid?(tx: Database, paid: readonly PaidDonation[], now: number): Promise<void>;
  /** The paid gifts have their receipt numbers. Other gifts of the country wait until the transaction ends. */
  receipted?(tx: Database, donations: readonly Donation[], now: number): Promise<void>;
  /** A bank debit was accepted; its money comes days later. */
  accepted?(tx: Database, accepted: PaidDonation, now: number): Promise<void>;
  /** A try to take the gift ended without money. */
  failed?(tx: Database, donation: Donation, refusal: Refusal, now: number): Promise<void>;
  /** Money went back, by a refund or by the bank. `donation` has its new state. */
  returned?(tx: Database, donation: Donation, returned: ReturnedMoney, now: number): Promise<void>;
  /** The bank returned money that it had taken back, as after a dispute that was won. */
  reinstated?(tx: Database, donation: Donation, reinstated: ReinstatedMoney, now: number): Promise<void>;
}

/** A gift, and the attempt that paid it; undefined for an offline gift. */
export interface PaidDonation {
  donation: Donation;
  attempt: Attempt | undefined;
  /** When its charge was made at the provider, or it came on another way. */
  madeAt: Date;
  /** When its money was charged at the provider, or came on another way: never when it was recorded (M2.01). */
  chargedAt: Date;
}

export interface ReturnedMoney {
  kind: 'refunded' | 'reversed';
  amountMinor: number;
  /** The bank's reason of a reversal, such as `insufficient_funds`. */
  code: string;
  cause: string;
}

export interface ReinstatedMoney {
  amountMinor: number;
  cause: string;
}

/** Calls every effect of one kind, in their order. */
export async function runEffects<Name extends keyof DonationEffect>(
  effects: readonly DonationEffect[],
  name: Name,
  ...args: Parameters<NonNullable<DonationEffect[Name]>>
): Promise<void> {
  for (const effect of effects) {
    const run = effect[name] as ((...given: typeof args) => Promise<void>) | undefined;
    await run?.call(effect, ...args);
  }
}
