import type { AddressDetails } from '#website/api/address-schemas.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { stateCode } from './address-options.ts';

const LAND: Readonly<Record<SiteCountryCode, string>> = { AUS: 'Australian', NZL: 'New Zealand' };

/** What a search for addresses of this country says below its label. */
export const addressSearchHint = (country: SiteCountryCode): string =>
  `${LAND[country]} addresses. Start typing, or fill in the fields below yourself.`;

/** The fields that a picked address gives; a state that is named becomes its code, and one that is not stays empty. */
export const pickedAddress = (address: AddressDetails, country: SiteCountryCode) => ({
  street: address.streetAddress,
  suburb: address.suburb,
  city: address.city,
  state: stateCode(country, address.state),
  postcode: address.postcode,
});
