import { AFTERPAY_DESCRIPTOR } from './afterpay/afterpay-wallet.ts';
import { APPLE_PAY_DESCRIPTOR } from './apple-pay/apple-pay-wallet.ts';
import type { WalletDescriptor } from './core/wallet-descriptor.ts';
import { FLYPAY_DESCRIPTOR } from './flypay/flypay-wallet.ts';
import { FLYPAY_V2_DESCRIPTOR } from './flypay-v2/flypay-v2-wallet.ts';
import { GOOGLE_PAY_DESCRIPTOR } from './google-pay/google-pay-wallet.ts';
import { PAYPAL_DESCRIPTOR } from './paypal/paypal-wallet.ts';
import { STRIPE_DESCRIPTOR } from './stripe/stripe-wallet.ts';

/** Every wallet, once; a gateway's wallets are rendered in this order. */
export const WALLETS: readonly WalletDescriptor[] = [
  APPLE_PAY_DESCRIPTOR,
  GOOGLE_PAY_DESCRIPTOR,
  STRIPE_DESCRIPTOR,
  PAYPAL_DESCRIPTOR,
  FLYPAY_DESCRIPTOR,
  FLYPAY_V2_DESCRIPTOR,
  AFTERPAY_DESCRIPTOR,
];
