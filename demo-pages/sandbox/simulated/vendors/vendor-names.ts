/** The vendors whose scripts are simulated, by the name in their address: `/vendor/<name>.js`. */
export const VENDOR_NAMES = ['apple-pay', 'google-pay', 'paypal', 'stripe', 'afterpay', 'fraud'] as const;
export type VendorName = (typeof VENDOR_NAMES)[number];
