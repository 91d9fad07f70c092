import { asRecord, isText, type UnknownRecord } from '../../client/record.ts';
import type { ShippingOption } from './wallet-event.ts';

/** The third argument of `WalletButtons`; every key is optional, and each wallet reads its own (S3.30, S3.46). */
export interface WalletMeta {
  /** `live`; every other value means the sandbox. If it is omitted, the charge token decides. */
  readonly gateway_mode?: 'live' | 'sandbox' | (string & {});
  /** Where a wallet that leads the page away sends the shopper back, instead of the charge's own addresses. */
  readonly success_url?: string;
  /** The same after a payment that was declined or cancelled. */
  readonly error_url?: string;
  /** Two letters; required by Apple Pay, Google Pay and the Stripe-type button. */
  readonly country?: string;
  /** Whole currency units, for a charge token without an amount. */
  readonly amount?: number | string;
  /** The line above the amount. */
  readonly amount_label?: string;
  /** For a charge token without a currency. */
  readonly currency?: string;
  readonly merchant_name?: string;
  /** The wallets that may appear; all if it is omitted. */
  readonly wallets?: readonly ('apple' | 'google')[];
  /** By wallet, in addition to those in the charge token. */
  readonly credentials?: Readonly<Record<string, unknown>>;
  /** Requests the credentials of this gateway if neither token nor options have any. */
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
  /** Stripe-type only: options for loading its script. */
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

/** The options that are true or false. */
const FLAGS = [
  'request_shipping',
  'show_billing_address',
  'request_payer_name',
  'request_payer_email',
  'request_payer_phone',
  'pay_later',
  'standalone',
  'hide_message',
  'capture',
] as const satisfies readonly (keyof WalletMeta)[];

/** A copy of the options in which the texts `true` and `false` of a template or an attribute are what they say. */
export function readWalletMeta(meta: unknown): WalletMeta {
  const record = asRecord(meta);
  const flags = FLAGS.filter((name) => record[name] === 'true' || record[name] === 'false');
  return { ...record, ...Object.fromEntries(flags.map((name) => [name, record[name] === 'true'])) };
}

/** S3.37: true unless the list of wallets omits this one. */
export function isListedMeta(wallet: string, { wallets }: WalletMeta): boolean {
  return !Array.isArray(wallets) || wallets.includes(wallet);
}

/** S6.07, S6.08: the merchant's name at the wallet; undefined if there is none. */
export function merchantAt(wallet: string, credentials: UnknownRecord): string | undefined {
  const { merchant } = asRecord(credentials[wallet]);
  return isText(merchant) ? merchant : undefined;
}
