/** S9.11: Firefox blocks third-party payment storage by default from this version on. */
const FIRST_VERSION = 100;

/** True for a browser whose Enhanced Tracking Protection may stop payment frames. */
export function hasTrackingProtection(userAgent: string): boolean {
  return Number(/Firefox\/(\d+)/.exec(userAgent)?.[1]) >= FIRST_VERSION;
}

/** S9.12: tells the merchant's developer, once for each component that loads. */
export function warnOfTrackingProtection(userAgent: string): void {
  if (hasTrackingProtection(userAgent)) {
    console.warn('Enhanced Tracking Protection may block this payment form: turn it off for this page.');
  }
}
