import { withAsciiDigits } from '#rules/ascii-digits.ts';
import type { SiteCountryCode } from '#rules/country.ts';

const MONTH_AND_YEAR = /^(?:0[1-9]|1[0-2])\/(?:\d{2}|\d{4})$/;

/**
 * W1.13: the rule of each country's site. The specification gives no difference, so both are MM/YY or MM/YYYY (W5.25,
 * W5.26).
 */
const EXPIRY_BY_COUNTRY: Readonly<Record<SiteCountryCode, RegExp>> = { AUS: MONTH_AND_YEAR, NZL: MONTH_AND_YEAR };

/** The patterns, for the test that proves them linear-time. */
export const EXPIRY_PATTERNS: readonly RegExp[] = Object.values(EXPIRY_BY_COUNTRY);

/**
 * Whether `value` is an expiry date by the site's rule. A past date is accepted: the card's issuer decides about it.
 */
export function isExpiryDate(value: string, siteCountryCode: SiteCountryCode): boolean {
  return EXPIRY_BY_COUNTRY[siteCountryCode].test(withAsciiDigits(value));
}
