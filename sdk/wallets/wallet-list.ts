import { AFTERPAY_WALLET } from './afterpay/afterpay-wallet.ts';
import { APPLE_PAY } from './apple-pay/apple-pay-wallet.ts';
import type { WalletDescriptor } from './core/wallet-descriptor.ts';
import { FLYPAY } from './flypay/flypay-wallet.ts';
import { FLYPAY_V2 } from './flypay-v2/flypay-v2-wallet.ts';
import { GOOGLE_PAY } from './google-pay/google-pay-wallet.ts';
import { PAYPAL } from './paypal/paypal-wallet.ts';
import { STRIPE } from './stripe/stripe-wallet.ts';

/** Every wallet, once; a gateway's wallets are drawn in this order. */
export const WALLETS: readonly WalletDescriptor[] = [
  APPLE_PAY,
  GOOGLE_PAY,
  STRIPE,
  PAYPAL,
  FLYPAY,
  FLYPAY_V2,
  AFTERPAY_WALLET,
];
