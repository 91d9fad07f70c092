import { VENDOR_NAMES, type VendorName } from './vendor-names.ts';

/** The vendor that a script's own address names: `…/vendor/paypal.js?…` is PayPal's. Undefined for every other. */
export function vendorScriptName(address: string): VendorName | undefined {
  const { pathname } = new URL(address);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.js$/, '');
  return VENDOR_NAMES.find((known) => known === name);
}
