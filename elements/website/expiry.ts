import type { SiteCountryCode } from './country.ts';

const EXPIRY_DATE = /^(?:0[1-9]|1[0-2])\/(?:\d{2}|\d{4})$/;

/** The patterns, for the test that proves them linear-time. */
export const EXPIRY_PATTERNS: readonly RegExp[] = [EXPIRY_DATE];

/**
 * Whether `value` is written MM/YY or MM/YYYY (W5.25). Both countries share the format, and a past date is
 * not refused (W5.26): the card's issuer decides about that.
 */
export function isExpiryDate(value: string, _siteCountryCode?: SiteCountryCode): boolean {
  return EXPIRY_DATE.test(value);
}
