import { VENDOR_NAMES, type VendorName } from './vendor-names.ts';

/** The vendor that a script's own address names: PayPal for `…/vendor/paypal.js?…`. Undefined for any other address. */
export function vendorScriptName(address: string): VendorName | undefined {
  const { pathname } = new URL(address);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.js$/, '');
  return VENDOR_NAMES.find((known) => known === name);
}
