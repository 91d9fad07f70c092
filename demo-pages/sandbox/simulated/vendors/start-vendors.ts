import { startAfterpay } from './afterpay-vendor.ts';
import { startApplePay } from './apple-pay/apple-pay-vendor.ts';
import { startFraudScript } from './fraud-vendor.ts';
import { startGooglePay } from './google-pay/google-pay-vendor.ts';
import { startPaypal } from './paypal/paypal-vendor.ts';
import { startStripe } from './stripe/stripe-vendor.ts';
import type { VendorName, VendorPage } from './vendor-names.ts';
import { vendorScriptName } from './vendor-names.ts';

const VENDORS: Record<VendorName, (page: VendorPage) => void> = {
  'apple-pay': startApplePay,
  'google-pay': startGooglePay,
  paypal: startPaypal,
  stripe: startStripe,
  afterpay: startAfterpay,
  fraud: startFraudScript,
};

// One program serves every vendor's name: it starts the vendor that its own address names, and nothing else.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { origin, searchParams: query } = new URL(script.src);
  const name = vendorScriptName(script.src);
  if (name) VENDORS[name]({ origin, query, script });
}
