import type { ShippingOption } from './wallet-event.ts';

/** Splits a full name into first and last name. */
export function splitName(name: string | undefined): { first_name?: string; last_name?: string } {
  const [, first_name = '', last_name = ''] = /(\S+)\s*(.*)/s.exec(name?.trim() ?? '') ?? [];
  return { first_name, last_name };
}

/** S3.51: the fourteen fields of a wallet's payment; fields that the wallet does not send are omitted. */
export interface WalletPaymentSource {
  readonly wallet_type?: string | undefined;
  readonly type?: string | undefined;
  readonly card_scheme?: string | undefined;
  readonly card_name?: string | undefined;
  readonly card_number_last4?: string | undefined;
  readonly expire_month?: number | undefined;
  readonly expire_year?: number | undefined;
  readonly address_line1?: string | undefined;
  readonly address_line2?: string | undefined;
  readonly address_city?: string | undefined;
  readonly address_postcode?: string | undefined;
  readonly address_state?: string | undefined;
  readonly address_country?: string | undefined;
  /** The wallet's own token, in the provider's format. */
  readonly ref_token?: string | undefined;
  /** The PayPal payer's, where the provider reads it. */
  readonly external_payer_id?: string | undefined;
}

/** S3.54: the address and the option of the delivery. */
export interface WalletShipping {
  /** The chosen option's type, such as `PICKUP`, or its id if it has no type. */
  readonly method?: string | undefined;
  readonly options?: readonly ShippingOption[] | undefined;
  readonly address_line1?: string | undefined;
  readonly address_line2?: string | undefined;
  readonly address_city?: string | undefined;
  readonly address_postcode?: string | undefined;
  readonly address_state?: string | undefined;
  readonly address_country?: string | undefined;
  readonly contact?:
    | {
        readonly first_name?: string | undefined;
        readonly last_name?: string | undefined;
        readonly email?: string | undefined;
        readonly phone?: string | undefined;
      }
    | undefined;
}

/** The body of a capture: the payment that the shopper authorised (S3.51 to S3.54). */
export interface WalletPaymentMethod {
  readonly payment_method_id?: string | undefined;
  readonly external_payer_id?: string | undefined;
  readonly customer?:
    | {
        readonly payer_name?: string | undefined;
        readonly payer_email?: string | undefined;
        readonly payer_phone?: string | undefined;
        readonly payment_source?: WalletPaymentSource | undefined;
      }
    | undefined;
  readonly shipping?: WalletShipping | undefined;
}

/** S3.54: the delivery in the provider's terms. */
export function shippingMethod(chosen: ShippingOption | undefined): string | undefined {
  return chosen?.type ?? chosen?.id;
}

/** Removes undefined, null and empty values at every depth; undefined if nothing is left. */
export function compact<Value>(value: Value): Value | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length ? (value.map(compact) as Value) : undefined;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, compact(part)] as const)
    .filter(([, part]) => part !== undefined);
  return entries.length ? (Object.fromEntries(entries) as Value) : undefined;
}
