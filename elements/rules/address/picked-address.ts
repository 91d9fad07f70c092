import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { stateCode } from './address-options.ts';

/**
 * The fields of a picked address; the name of a state becomes its code, and an unknown state stays empty. An Australian
 * address has no city beside its suburb: a lookup that repeats the suburb leaves the field empty.
 */
export const pickedAddress = (address: ResolvedAddress, country: SiteCountryCode) => ({
  street: address.streetAddress,
  suburb: address.suburb,
  city: country === 'AUS' && address.city === address.suburb ? '' : address.city,
  state: stateCode(country, address.state),
  postcode: address.postcode,
});
