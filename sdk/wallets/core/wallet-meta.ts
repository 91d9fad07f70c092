import { asRecord, isText, type UnknownRecord } from '../../client/record.ts';
import type { ShippingOption } from './wallet-event.ts';

/** The third argument of `WalletButtons`; every key is optional, and each wallet reads its own (S3.30, S3.46). */
export interface WalletMeta {
  /** `live`; everything else is the sandbox. Without it the charge token decides. */
  readonly gateway_mode?: 'live' | 'sandbox' | (string & {});
  readonly success_url?: string;
  readonly error_url?: string;
  /** Two letters; Apple Pay, Google Pay and the Stripe-type button cannot do without. */
  readonly country?: string;
  /** Whole currency units, for a charge token that names no amount. */
  readonly amount?: number | string;
  /** The line above the amount. */
  readonly amount_label?: string;
  /** For a charge token that names no currency. */
  readonly currency?: string;
  readonly merchant_name?: string;
  /** Which wallets may appear; absent means all. */
  readonly wallets?: readonly ('apple' | 'google')[];
  /** By wallet, on top of those in the charge token. */
  readonly credentials?: Readonly<Record<string, unknown>>;
  /** Asks the provider for the credentials of this gateway when neither token nor options have any. */
  readonly gateway_id?: string;
  readonly request_shipping?: boolean;
  readonly shipping_options?: readonly ShippingOption[];
  readonly show_billing_address?: boolean;
  readonly request_payer_name?: boolean;
  readonly request_payer_email?: boolean;
  readonly request_payer_phone?: boolean;
  readonly apple_pay_capabilities?: readonly string[];
  /** By wallet (`{apple: {...}}`) or flat. */
  readonly style?: Readonly<Record<string, unknown>>;
  /** Merged into the wallet's own request; by wallet or flat. */
  readonly raw_data_initialization?: Readonly<Record<string, unknown>>;
  /** Stripe-type only: what its script is loaded with. */
  readonly load_parameters?: { readonly advancedFraudSignals?: boolean };
  readonly pay_later?: boolean;
  readonly standalone?: boolean;
  readonly hide_message?: boolean;
  readonly capture?: boolean;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly client_id?: string;
  /** The page's nonce, for the vendor's script. */
  readonly nonce?: string;
}

/** S3.37: true unless the list of wallets leaves this one out. */
export function isListed(wallet: string, { wallets }: WalletMeta): boolean {
  return !Array.isArray(wallets) || wallets.includes(wallet);
}

/** S6.07, S6.08: the merchant's name at the wallet, undefined when it has none. */
export function merchantAt(wallet: string, credentials: UnknownRecord): string | undefined {
  const { merchant } = asRecord(credentials[wallet]);
  return isText(merchant) ? merchant : undefined;
}
