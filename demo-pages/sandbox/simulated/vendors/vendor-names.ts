/** The vendors whose scripts are simulated, by the name in their address: `/vendor/<name>.js`. */
export const VENDOR_NAMES = ['apple-pay', 'google-pay', 'paypal', 'stripe', 'afterpay', 'fraud'] as const;
export type VendorName = (typeof VENDOR_NAMES)[number];

/** The origin that a simulated script was loaded from; it also serves the pages that the script opens. */
export type VendorPage = {
  origin: string;
  /** The options in the script's address. */
  query: URLSearchParams;
  script: HTMLScriptElement;
};

/** The vendor that a script's own address names: PayPal for `…/vendor/paypal.js?…`. Undefined for any other address. */
export function vendorScriptName(address: string): VendorName | undefined {
  const { pathname } = new URL(address);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.js$/, '');
  return VENDOR_NAMES.find((known) => known === name);
}
