import type { AddressDetails } from '#website/api/address-schemas.ts';
import { defaultStateFor, statesFor } from '#website/billing-state.ts';
import type { SiteCountryCode } from '#website/country.ts';
import type { GiftStoreCustomer } from '#website/customer.ts';
import { digitsOnly } from '#website/phone.ts';
import type { PrefilledCustomer } from './customer-form.definition.ts';

/** What the form holds: the 13 fields without storeId, in the order of the page. */
export type CustomerValues = Omit<GiftStoreCustomer, 'storeId'>;
/** What picking an address or changing the country fills. */
export type AddressValues = Pick<
  CustomerValues,
  | 'billingAddressStreet'
  | 'billingAddressSuburb'
  | 'billingAddressCity'
  | 'billingAddressState'
  | 'billingAddressPostcode'
>;

/** The fields as the form opens: what the page knows, else empty, with the country of the site and its state. */
export function firstValues(
  customer: PrefilledCustomer,
  siteCountryCode: SiteCountryCode,
  defaultState: string,
): CustomerValues & Record<string, string | boolean> {
  const country = customer.billingAddressCountry || siteCountryCode;
  return {
    customerTitle: customer.customerTitle ?? '',
    customerFirstName: customer.customerFirstName ?? '',
    customerLastName: customer.customerLastName ?? '',
    customerPhoneNumber: digitsOnly(customer.customerPhoneNumber ?? ''),
    customerEmailAddress: customer.customerEmailAddress ?? '',
    billingAddressCountry: country,
    billingAddressStreet: customer.billingAddressStreet ?? '',
    billingAddressSuburb: customer.billingAddressSuburb ?? '',
    billingAddressCity: customer.billingAddressCity ?? '',
    billingAddressState: customer.billingAddressState || defaultStateFor(country, defaultState),
    billingAddressPostcode: customer.billingAddressPostcode ?? '',
    readPrivacy: false,
  };
}

/** The address fields that a picked address gives; a state that is named becomes its code. */
export function pickedValues(address: AddressDetails, country: string, defaultState: string): AddressValues {
  const named = address.state.trim().toLowerCase();
  const state = statesFor(country).find(({ code, name }) => [code, name].some((text) => text.toLowerCase() === named));
  return {
    billingAddressStreet: address.streetAddress,
    billingAddressSuburb: address.suburb,
    billingAddressCity: address.city,
    billingAddressState: state?.code ?? (address.state.trim() || defaultStateFor(country, defaultState)),
    billingAddressPostcode: address.postcode,
  };
}

/** The customer as it is posted: blanks around the texts are nobody's intention. */
export function customerToPost(values: CustomerValues, storeId: string): GiftStoreCustomer {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return { storeId, ...(Object.fromEntries(entries) as CustomerValues) };
}
