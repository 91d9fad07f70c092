import { encodeAddressId } from './address-id.ts';
import type { Locality } from './locality.ts';

/** What `Get` returns: the fields that a selected address fills (W7.04). */
export interface AddressDetails {
  id: string;
  city: string;
  postcode: string;
  state: string;
  suburb: string;
  streetAddress: string;
}

/** What `Search` returns (W3.08): the details and one line of text. */
export interface AddressSuggestion extends AddressDetails {
  address: string;
}

/** The fields of a street in a locality. */
export function toAddressDetails(locality: Locality, street: string): AddressDetails {
  const { name, city, postcode, state } = locality;
  return { id: encodeAddressId(locality.id, street), city, postcode, state, suburb: name, streetAddress: street };
}

/** The same with its line of text: `12 Wattle Street, Richmond VIC 3121`, or `…, Ponsonby, Auckland 1011`. */
export function toAddressSuggestion(locality: Locality, street: string): AddressSuggestion {
  const { name, city, postcode, state, siteCountryCode } = locality;
  const towns = name === city ? name : `${name}, ${city}`;
  const place = siteCountryCode === 'AUS' ? `${name} ${state} ${postcode}` : `${towns} ${postcode}`;
  return { ...toAddressDetails(locality, street), address: street ? `${street}, ${place}` : place };
}
