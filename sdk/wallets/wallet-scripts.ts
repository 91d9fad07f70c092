import { AFTERPAY_SANDBOX_SCRIPT, AFTERPAY_SCRIPT } from './afterpay/afterpay-scripts.ts';
import { APPLE_PAY_SCRIPT } from './apple-pay/apple-pay-scripts.ts';
import { GOOGLE_PAY_SCRIPT } from './google-pay/google-pay-scripts.ts';
import { PAYPAL_SCRIPT } from './paypal/paypal-scripts.ts';
import { STRIPE_SCRIPT } from './stripe/stripe-scripts.ts';

/**
 * The scripts of the wallets' vendors, by the names that `setVendorScripts` takes: apart from the list of wallets, because
 * fraud checks, the vault and `setVendorScripts` need the addresses without any wallet.
 */
export const WALLET_SCRIPTS = {
  apple: APPLE_PAY_SCRIPT,
  google: GOOGLE_PAY_SCRIPT,
  stripe: STRIPE_SCRIPT,
  paypal: PAYPAL_SCRIPT,
  afterpay: AFTERPAY_SCRIPT,
  afterpay_sandbox: AFTERPAY_SANDBOX_SCRIPT,
};
