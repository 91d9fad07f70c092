import { defaultStateFor } from '#website/address/billing-state.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { digitsOnly } from '#website/phone.ts';
import type { GiftStoreCustomer } from '#website/shop/customer.ts';
import type { PrefilledCustomer } from './customer-form.definition.ts';

/** What the form holds: the 13 fields without storeId, in the order of the page. */
export type CustomerValues = Omit<GiftStoreCustomer, 'storeId'>;

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

/** The customer as it is posted: blanks around the texts are nobody's intention. */
export function customerToPost(values: CustomerValues, storeId: string): GiftStoreCustomer {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return { storeId, ...(Object.fromEntries(entries) as CustomerValues) };
}
