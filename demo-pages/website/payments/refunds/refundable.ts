import type { Database } from '../../../server/database/open-database.ts';
import type { Refund, RefundUnits } from './find-refunds.ts';

/** What can be refunded. */
export type RefundableKind = Refund['refundableKind'];

/** Identifies something whose money can go back. */
export interface RefundableRef {
  kind: RefundableKind;
  id: string;
}

/** An order or a donation, as its refunds see it. Sums in cents. */
export interface Refundable extends RefundableRef {
  siteCountryCode: string;
  currency: string;
  /** The charge that paid it at the provider; null when it was not charged, such as a gift by bank transfer. */
  chargeId: string | null;
  /** 0 while it is not paid. */
  paidMinor: number;
  /** Everything that went back, when that can happen without staff too; otherwise it is the sum of the refunds. */
  returnedMinor?: number;
  /** What the payer's bank has taken back, for a kind of which the refunds do not hold it. */
  reversedMinor?: number;
}

/** The kind of thing that is refunded. The functions run in the refund's short transactions. */
export interface Refundables {
  /** How texts for staff name it. */
  noun: 'order' | 'gift';
  /** Locks the row until the transaction ends. */
  lock(tx: Database, id: string): Promise<Refundable | undefined>;
  /** Why these units cannot go back to the stock, for a kind that has some. */
  unitsProblem?(
    tx: Database,
    refundable: Refundable,
    units: RefundUnits,
    returned: ReadonlyMap<string, number>,
  ): Promise<string | undefined>;
  /** The money went back: what else happens with it. `refund` has the provider's id. */
  refunded(tx: Database, refund: Refund, now: number): Promise<void>;
}

/** The kinds of refundables by name. */
export type RefundableTable = Record<RefundableKind, Refundables>;
