import type { Database } from '../../server/database/open-database.ts';
import {
  createDonationBooks,
  createDonationEffects,
  createDonations,
  createPlanCharger,
  createSourceWatch,
  type Donations,
  findAppealCode,
} from '../giving/index.ts';
import {
  createChargeFollower,
  createChargeLookup,
  type Payments,
  type ProviderEventHandler,
  type Refunds,
} from '../payments/index.ts';
import { debitAgreement, siteOf } from '../platform/index.ts';
import { createOrderBooks } from '../shop/index.ts';
import { createReconciliation, type ReconciliationResult } from '../staff/index.ts';

export interface GivingOptions {
  db: Database;
  payments: Payments;
  refunds: Pick<Refunds, 'settle'>;
  siteOrigin: string;
  providerOrigin: string;
  secretKey: string;
  walletGatewayId: string;
  cardWalletGatewayId: string;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/** Donations and monthly plans, with the work that processes share. */
export interface Giving {
  donations: Donations;
  eventHandlers: readonly ProviderEventHandler[];
  /** Charges some of the monthly gifts that are due; 0 when none is left. */
  chargePlans(): Promise<number>;
  /** Asks the provider about some of the open charges that are due; 0 when none is left. */
  askAboutCharges(): Promise<number>;
  /** Tells donors whose card ends soon. */
  announceCardEnds(): Promise<number>;
  /** Compares our books with the provider's list of charges; `actor` is who asks. */
  reconcile(actor?: string): Promise<ReconciliationResult>;
}

/** Puts the features of giving together, which do not know of each other. */
export function createGiving(options: GivingOptions): Giving {
  const { db, payments, refunds, siteOrigin, walletGatewayId, cardWalletGatewayId, clock } = options;
  const effects = createDonationEffects(options);
  const charges = createChargeLookup(options);
  const follower = createChargeFollower({
    db,
    payments,
    refunds,
    charges,
    books: { donation: createDonationBooks(effects), order: createOrderBooks(options) },
    clock,
  });
  const sources = createSourceWatch({ db, siteOrigin, clock });
  return {
    donations: createDonations({
      db,
      payments,
      clock,
      findAppealCode: (code, siteCountryCode) => findAppealCode(db, code, siteCountryCode),
      walletGateways: { PayPal: walletGatewayId, ApplePay: cardWalletGatewayId, GooglePay: cardWalletGatewayId },
      agreementVersion: (siteCountryCode) => debitAgreement(siteOf(siteCountryCode)).version,
    }),
    eventHandlers: [follower.handle, sources.handle],
    chargePlans: createPlanCharger(options).chargeDue,
    askAboutCharges: follower.ask,
    announceCardEnds: sources.announceEnds,
    reconcile: createReconciliation({ ...options, charges, follow: follower.follow, adopt: payments.adopt }),
  };
}
