import { type SiteCountryCode, siteCountryFromCulture } from '#rules/country.ts';
import { ADDRESS_SEARCH_MIN_CHARACTERS } from '#rules/limits.ts';
import { defaultStateFor } from './billing-state.ts';

/** The fields of an address that change with the country. */
export interface CountryDependentAddress {
  readonly country: string;
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly state: string;
}

/** The text to search for: trimmed, and only from the third character on (W5.37, W4.09). */
export function searchableAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length < ADDRESS_SEARCH_MIN_CHARACTERS ? undefined : trimmed;
}

/** The country of an address search: that of the site's culture, whatever the billing country is (W7.02, W7.03). */
export function addressSearchCountry(siteCulture: string | null | undefined): SiteCountryCode {
  return siteCountryFromCulture(siteCulture);
}

/**
 * The address in another country: street, suburb and postcode empty, with that country's default state (W4.08, W4.10).
 */
export function withCountry<Address extends CountryDependentAddress>(
  address: Address,
  country: string,
  pageDefaultState?: string,
): Address {
  const state = defaultStateFor(country, pageDefaultState);
  return { ...address, country, street: '', suburb: '', postcode: '', state };
}
