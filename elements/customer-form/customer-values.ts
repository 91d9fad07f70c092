import { defaultStateFor } from '#website/address/billing-state.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { detailOf } from '#website/forms/form-input.ts';
import { digitsOnly } from '#website/phone.ts';
import type { GiftStoreCustomer } from '#website/shop/customer.ts';
import type { PrefilledCustomer } from './customer-form.definition.ts';

/** The values of the form: the 13 fields without storeId, in the order of the page. */
export type CustomerValues = Omit<GiftStoreCustomer, 'storeId'>;

/** The first values of the form: the page's own, otherwise empty, with the country of the site and its state. */
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

/** The customer in the shape in which it is posted, with trimmed texts. */
export function customerToPost(values: CustomerValues, storeId: string): GiftStoreCustomer {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? detailOf(values, name) : value,
  ]);
  return { storeId, ...(Object.fromEntries(entries) as CustomerValues) };
}
