import { AFTERPAY_SCRIPTS } from './afterpay/afterpay-scripts.ts';
import { APPLE_PAY_SCRIPTS } from './apple-pay/apple-pay-scripts.ts';
import { GOOGLE_PAY_SCRIPTS } from './google-pay/google-pay-scripts.ts';
import { PAYPAL_SCRIPTS } from './paypal/paypal-scripts.ts';
import { STRIPE_SCRIPTS } from './stripe/stripe-scripts.ts';

/**
 * The scripts of the wallets' vendors: apart from the list of wallets, because fraud checks, the vault and
 * `setVendorScripts` need the addresses without any wallet.
 */
export const WALLET_SCRIPTS = {
  ...APPLE_PAY_SCRIPTS,
  ...GOOGLE_PAY_SCRIPTS,
  ...STRIPE_SCRIPTS,
  ...PAYPAL_SCRIPTS,
  ...AFTERPAY_SCRIPTS,
};
