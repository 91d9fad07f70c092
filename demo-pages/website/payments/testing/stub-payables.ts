import type { Database } from '../../../server/database/open-database.ts';
import type { HeldPayable, Payable, PayableKind, Payables, PayableTable } from '../payable.ts';
import type { PaymentTextName } from '../payment-texts.ts';

/** An order of $45 that anybody may pay who has the session `mine`. */
export const ORDER: Payable = {
  kind: 'order',
  id: 'order-1',
  sessionId: 'mine',
  siteCountryCode: 'AUS',
  currency: 'AUD',
  totalMinor: 4_500,
  keepsSource: false,
  isPaid: false,
  transactionId: null,
  customer: { first_name: 'Ada', last_name: 'Payer', email: 'ada@example.org', phone: '' },
};

/** Payables of one kind without tables: what is payable is what a test says, and what happened to it is remembered. */
export class StubPayables implements Payables {
  readonly kind: PayableKind;
  /** By default any id is that of an order that is not paid. */
  payable: Partial<Payable> | undefined = {};
  /** Why it cannot be reserved. */
  reserved: PaymentTextName | undefined;
  /** What happened, such as `paid order-1 ch_1` with the moment of the charge. */
  readonly happened: string[] = [];
  onLock: (tx: Database) => Promise<unknown> = async () => undefined;
  holdFree?: NonNullable<Payables['holdFree']>;

  constructor(kind: PayableKind = 'order') {
    this.kind = kind;
  }

  /** The table of kinds for payments that pay for these alone, or for these and others. */
  tableWith(...others: StubPayables[]): PayableTable {
    return Object.fromEntries([this, ...others].map((each) => [each.kind, each])) as unknown as PayableTable;
  }

  async find(_: unknown, id: string): Promise<Payable | undefined> {
    return this.payable && { ...ORDER, kind: this.kind, id, ...this.payable };
  }

  async lock(tx: Database, id: string): Promise<Payable | undefined> {
    await this.onLock(tx);
    return this.find(tx, id);
  }

  async reserve(): Promise<PaymentTextName | undefined> {
    return this.reserved;
  }

  async hold(_: unknown, id: string): Promise<HeldPayable> {
    const note = (...words: (string | number)[]) => void this.happened.push(words.join(' '));
    return {
      paid: async (attempt, charge) => note('paid', id, attempt.id, charge.id, charge.chargedAt.getTime()),
      accepted: async (attempt, charge) => note('accepted', id, attempt.id, charge.id, charge.chargedAt.getTime()),
      unpaid: async (attempt, { status, errorCode, declineCode }, now) =>
        note('unpaid', id, attempt.id, status, errorCode, declineCode ?? '-', now),
    };
  }
}
