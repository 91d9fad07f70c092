import { minorUnitsOf } from '../../client/minor-units.ts';
import { isRecord } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import {
  shippingMethod,
  splitName,
  type WalletPaymentMethod,
  type WalletPaymentSource,
} from '../core/payment-method.ts';
import type { ShippingAddress, ShippingOption } from '../core/wallet-event.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import type { WalletOrder } from '../core/wallet-order.ts';

/** S5.40, S5.41: an object with only a boolean `advancedFraudSignals`; throws for everything else. */
export function assertLoadParameters(parameters: unknown): asserts parameters is { advancedFraudSignals?: boolean } {
  const isAllowed =
    isRecord(parameters) &&
    Object.entries(parameters).every(([name, value]) => name === 'advancedFraudSignals' && typeof value === 'boolean');
  if (isAllowed) return;
  throw misuse('load_parameters must be an object with only a boolean advancedFraudSignals.');
}

/** The query of Stripe's script. */
export function stripeScriptQuery(parameters: unknown = {}): URLSearchParams {
  assertLoadParameters(parameters);
  return new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
}

/** S9.23: minor units, rounded down in decimal. */
export function stripeTotal({ label, amount }: WalletOrder) {
  return { label, amount: minorUnitsOf(amount) };
}

/** The delivery options, the chosen one first, because the sheet selects the first. */
export function stripeOptions({ shippingOptions }: WalletOrder, chosen?: ShippingOption) {
  const rest = shippingOptions.filter((option) => option !== chosen);
  return (chosen ? [chosen, ...rest] : rest).map(({ id, label, detail, amount = 0 }) => ({
    id,
    label,
    detail: detail ?? '',
    amount: minorUnitsOf(amount),
  }));
}

/** S3.37: the wallets that the merchant's list omits. */
function disabledWallets({ wallets }: WalletMeta): string[] | undefined {
  if (!Array.isArray(wallets)) return undefined;
  const others = ['link', 'browserCard'];
  return [
    ...(wallets.includes('apple') ? [] : ['applePay']),
    ...(wallets.includes('google') ? [] : ['googlePay']),
    ...others,
  ];
}

/** The options of a payment request; `raw_data_initialization` overrides them (S3.38). */
export function stripePaymentRequest(order: WalletOrder, meta: WalletMeta): Record<string, unknown> {
  const { requestShipping, shippingOptions } = order;
  const disableWallets = disabledWallets(meta);
  return {
    country: order.country,
    currency: order.currency.toLowerCase(), // S9.24
    total: stripeTotal(order),
    ...(meta.request_payer_name === true && { requestPayerName: true }), // S3.44
    ...(meta.request_payer_email === true && { requestPayerEmail: true }),
    ...(meta.request_payer_phone === true && { requestPayerPhone: true }),
    ...(requestShipping && { requestShipping: true }),
    ...(shippingOptions.length && { shippingOptions: stripeOptions(order) }),
    ...(disableWallets && { disableWallets }),
    ...meta.raw_data_initialization,
  };
}

/** An address in Stripe's format. */
export interface StripeAddress {
  readonly recipient?: string;
  readonly addressLine?: readonly string[];
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
  readonly phone?: string;
}

/** The payment that the shopper authorised. */
export interface StripePayment {
  readonly paymentMethod: {
    readonly id: string;
    readonly card?: {
      readonly brand?: string;
      readonly funding?: string;
      readonly last4?: string;
      readonly exp_month?: number;
      readonly exp_year?: number;
      /** The wallet that the shopper used: `google_pay`, `apple_pay`, … */
      readonly wallet?: { readonly type?: string } | null;
    };
    readonly billing_details?: {
      readonly name?: string | null;
      readonly address?: Readonly<Record<string, string | null>> | null;
    };
  };
  /** `applePay`, `googlePay`, `browserCard` or `link`. */
  readonly walletName?: string;
  readonly payerName?: string;
  readonly payerEmail?: string;
  readonly payerPhone?: string;
  readonly shippingAddress?: StripeAddress | null;
}

/** An address with the provider's field names (S3.55). */
export function stripeAddress(address: StripeAddress | null | undefined): ShippingAddress {
  const [address_line1, address_line2] = address?.addressLine ?? [];
  return {
    address_line1,
    address_line2,
    address_city: address?.city,
    address_postcode: address?.postalCode,
    address_state: address?.region,
    address_country: address?.country?.toUpperCase(),
  };
}

/** The wallet of a payment request by its name in the sheet; none for a card saved in the browser. */
const KINDS: Readonly<Record<string, string>> = { applePay: 'apple_pay', googlePay: 'google_pay' };

/** Only Stripe sends all fourteen fields of a card (S3.51). */
function stripeSource({ paymentMethod, walletName }: StripePayment): WalletPaymentSource {
  const { id, card, billing_details } = paymentMethod;
  const kind = walletName ? KINDS[walletName] : card?.wallet?.type;
  const { line1, line2, city, postal_code, state, country } = billing_details?.address ?? {};
  return {
    wallet_type: kind?.replace('_pay', '') ?? 'stripe',
    type: kind ?? card?.funding,
    card_scheme: card?.brand,
    card_name: billing_details?.name ?? undefined,
    card_number_last4: card?.last4,
    expire_month: card?.exp_month,
    expire_year: card?.exp_year,
    address_line1: line1 ?? undefined,
    address_line2: line2 ?? undefined,
    address_city: city ?? undefined,
    address_postcode: postal_code ?? undefined,
    address_state: state ?? undefined,
    address_country: country ?? undefined,
    ref_token: id,
  };
}

/** The capture of an authorised payment (S3.51 to S3.54). */
export function stripeMethod(
  payment: StripePayment,
  { requestShipping, shippingOptions }: WalletOrder,
  chosen?: ShippingOption,
): WalletPaymentMethod {
  const { paymentMethod, payerName, payerEmail, payerPhone, shippingAddress } = payment;
  const contact = {
    ...splitName(shippingAddress?.recipient),
    email: payerEmail,
    phone: shippingAddress?.phone ?? payerPhone,
  };
  return {
    payment_method_id: paymentMethod.id,
    customer: {
      payer_name: payerName,
      payer_email: payerEmail,
      payer_phone: payerPhone,
      payment_source: stripeSource(payment),
    },
    ...(requestShipping && {
      shipping: {
        method: shippingMethod(chosen),
        options: shippingOptions,
        ...stripeAddress(shippingAddress),
        contact,
      },
    }),
  };
}
