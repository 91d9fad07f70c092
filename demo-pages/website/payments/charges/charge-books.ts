import type { Database } from '../../../server/database/open-database.ts';
import type { PayableKind } from '../payable.ts';
import type { MadeRefund, ProviderCharge } from './charge-lookup.ts';

/** What our books have of the money of an order or a donation. Sums in cents. */
export interface BookedMoney {
  /** The charge that paid it, or that is on its way. */
  chargeId: string | null;
  paidMinor: number;
  refundedMinor: number;
  /** What the payer's bank has taken back and not returned. */
  reversedMinor: number;
  /** Another one after every entry, so that a charge that was looked up before an entry is known to be out of date. */
  version: string;
}

/** Money that a bank took back or returned. */
export interface BankMove {
  amountMinor: number;
  at: Date;
  /** The bank's reason. */
  code: string;
}

/**
 * The books of one order or donation, whose row is locked until the transaction ends. Each function records an event
 * with everything that follows from it, and does nothing when it was recorded before.
 */
export interface HeldBooks {
  read(): Promise<BookedMoney>;
  paid(charge: ProviderCharge): Promise<void>;
  failed(charge: ProviderCharge): Promise<void>;
  refunded(refund: MadeRefund): Promise<void>;
  reversed(move: BankMove): Promise<void>;
  reinstated(move: BankMove): Promise<void>;
  /** The books are up to date with the charge. */
  followed(charge: ProviderCharge): Promise<void>;
}

/** The books of one kind of payable. */
export interface ChargeBooks {
  find(db: Database, id: string): Promise<BookedMoney | undefined>;
  /** Locks the row until the transaction ends. */
  hold(tx: Database, id: string, now: number): Promise<HeldBooks | undefined>;
  /** Claims some open charges that the provider is asked about now, for a kind that has some (D2.06). */
  claimDue?(db: Database, now: number): Promise<{ id: string; chargeId: string | null }[]>;
}

/** The books by kind: whatever is paid follows its charge. */
export type ChargeBookTable = Record<PayableKind, ChargeBooks>;
