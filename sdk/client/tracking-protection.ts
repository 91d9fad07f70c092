/** S9.11: true for a browser whose Enhanced Tracking Protection may stop payment frames, Firefox from 100 on. */
export function hasTrackingProtection(userAgent: string): boolean {
  return /Firefox\/\d{3}/.test(userAgent);
}

let hasWarned = false;

/** S9.12: tells the merchant's developer, once a page, at the first form or Afterpay checkout. */
export function warnOfTrackingProtection(userAgent: string): void {
  if (hasTrackingProtection(userAgent) && !hasWarned) {
    hasWarned = true;
    console.warn('Enhanced Tracking Protection may block the payment form: turn it off for this page.');
  }
}
