import { twoDecimals } from '../../client/minor-units.ts';
import { isText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import type { WalletContext } from './wallet.ts';
import type { ShippingOption, UpdateAnswer } from './wallet-event.ts';

/** The order as a wallet's sheet shows it. */
export interface WalletOrder {
  /** Decimal text of whole currency units with two digits after the point, such as `10.50`. */
  readonly amount: string;
  /** Three letters, upper case (S9.25, S9.26). */
  readonly currency: string;
  /** Two letters, upper case. */
  readonly country: string;
  /** The line above the amount. */
  readonly label: string;
  readonly merchantName: string | undefined;
  readonly requestShipping: boolean;
  /** In order; empty unless shipping is requested (S3.34, S3.35). */
  readonly shippingOptions: readonly ShippingOption[];
}

/**
 * Reads the order from the charge, which is what will be paid; the options fill in missing fields. Throws for a missing
 * country or currency, and for an invalid amount.
 */
export function readOrder({ token: { charge }, meta }: Pick<WalletContext, 'token' | 'meta'>): WalletOrder {
  const currency = charge.currency ?? meta.currency;
  const { country } = meta;
  if (!isText(country)) throw misuse('Wallet meta `country` is required: two letters.');
  if (!isText(currency)) throw misuse('The charge token or wallet meta must name a `currency`.');
  const requestShipping = meta.request_shipping === true;
  return {
    amount: twoDecimals(charge.amount ?? meta.amount ?? ''),
    currency: currency.toUpperCase(),
    country: country.toUpperCase(),
    label: meta.amount_label ?? meta.merchant_name ?? 'Total',
    merchantName: meta.merchant_name,
    requestShipping,
    shippingOptions: requestShipping ? (meta.shipping_options ?? []) : [],
  };
}

/** The order after the merchant's answer to an update. */
export function repriced(order: WalletOrder, { amount, shipping_options }: UpdateAnswer['body'] = {}): WalletOrder {
  return {
    ...order,
    amount: twoDecimals(amount ?? order.amount),
    shippingOptions: shipping_options ?? order.shippingOptions,
  };
}

/** The option with this id, or the first if the shopper has not chosen one. */
export function shippingOption({ shippingOptions }: WalletOrder, id?: string): ShippingOption | undefined {
  return shippingOptions.find((option) => option.id === id) ?? shippingOptions[0];
}
