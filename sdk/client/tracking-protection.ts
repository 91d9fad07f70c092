/** S9.11: true for a browser whose Enhanced Tracking Protection may block payment frames: Firefox from version 100. */
export function hasTrackingProtection(userAgent: string): boolean {
  return /Firefox\/\d{3}/.test(userAgent);
}

let hasWarned = false;

/** S9.12: warns the developer, once a page, when the first form or Afterpay checkout is created. */
export function warnOfTrackingProtection(userAgent: string): void {
  if (hasTrackingProtection(userAgent) && !hasWarned) {
    hasWarned = true;
    console.warn('Enhanced Tracking Protection may block the payment form: turn it off for this page.');
  }
}
