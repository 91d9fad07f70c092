import type { Database } from '../../server/database/open-database.ts';
import type { Attempt } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';
import type { ChargeCustomer } from './provider/charge-client.ts';

/** What a payment can pay for. */
export type PayableKind = Attempt['payableKind'];

/** Identifies something that a payment pays for. */
export interface PayableRef {
  kind: PayableKind;
  id: string;
}

/** An order or a donation, as its payment sees it. `totalMinor` is in cents. */
export interface Payable extends PayableRef {
  /** The session that may pay it; null when only the site's own jobs may. */
  sessionId: string | null;
  siteCountryCode: string;
  currency: string;
  totalMinor: number;
  /** The payer agreed to later charges, for which the provider keeps the source. */
  keepsSource: boolean;
  isPaid: boolean;
  /** The charge that paid it. */
  transactionId: string | null;
  customer: ChargeCustomer;
}

/** Why an attempt ended without a payment. */
export interface Refusal {
  status: 'declined' | 'failed';
  errorCode: string;
  declineCode: string | null;
}

/** A charge that was made. */
export interface TakenCharge {
  id: string;
  /** When it was asked for at the provider. */
  madeAt: Date;
  /** When its money was charged at the provider, whenever we record it (M2.01). */
  chargedAt: Date;
}

/** A payable whose row is locked until the transaction ends, and what may happen to it there. */
export interface HeldPayable {
  /** Its charge succeeded. */
  paid(attempt: Attempt, charge: TakenCharge, now: number): Promise<void>;
  /** The provider accepted a debit whose money comes days later; only for a kind that can be debited. */
  accepted(attempt: Attempt, charge: TakenCharge, now: number): Promise<void>;
  /** Its attempt ended without a payment. */
  unpaid(attempt: Attempt, refusal: Refusal, now: number): Promise<void>;
}

/** Payables whose rows are locked until the transaction ends, to be paid together. */
export interface HeldPayables {
  /** Those that are locked: the others are held by another transaction. */
  ids: readonly string[];
  /** The charges of some of them succeeded. */
  paid(charges: readonly { attempt: Attempt; charge: TakenCharge }[], now: number): Promise<void>;
}

/**
 * The kind of thing that payments pay for. Its row is the lock of every payment of it; the functions run in the
 * payment's short transactions.
 */
export interface Payables {
  kind: PayableKind;
  find(db: Database, id: string): Promise<Payable | undefined>;
  /** Locks the row as it is until the transaction ends. Rejects when there is none. */
  hold(tx: Database, id: string): Promise<HeldPayable>;
  /** Locks several rows at once, and waits for none; only for a kind of which many are paid at the same moment. */
  holdFree?(tx: Database, ids: readonly string[]): Promise<HeldPayables>;
  /** Locks the row until the transaction ends, and computes its total again while it is unpaid. */
  lock(tx: Database, id: string): Promise<Payable | undefined>;
  /** Reserves what may run out and marks it as being paid. Returns why it cannot be paid now. */
  reserve(tx: Database, payable: Payable): Promise<PaymentTextName | undefined>;
}

/** The kinds of payables by name. */
export type PayableTable = Record<PayableKind, Payables>;
