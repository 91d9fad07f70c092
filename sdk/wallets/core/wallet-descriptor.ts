import type { StartWallet } from './wallet.ts';

/** A wallet's facts: its room's `<wallet>-wallet.ts` states them, and `wallet-list.ts` lists every wallet once. */
export interface WalletDescriptor {
  /** The types of the gateways that offer it, in lower case without underscores (S3.50). */
  readonly gateways: readonly string[];
  /** For a wallet that shares its gateway with others: its key in `wallets`, `style`, `credentials` and in events. */
  readonly name?: string;
  /** The wallet's code: loaded only for a charge that is paid with it. */
  readonly load: () => Promise<{ readonly startWallet: StartWallet }>;
}
