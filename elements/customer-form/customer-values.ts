import type { AuthorForm } from '#parts/fields/author-form.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { digitsOnly } from '#rules/phone.ts';
import { type GiftStoreCustomer, isTicked } from '#rules/shop/customer.ts';
import type { PrefilledCustomer } from './customer-form.definition.ts';

/** The values of the form: the 13 fields without storeId, in the order of the page. */
export type CustomerValues = Omit<GiftStoreCustomer, 'storeId'>;

/**
 * The first values of the form: those of the author's form, then the page's own, otherwise empty, with the country of
 * the site and its state. The privacy box is ticked only where it was sent so, in a post that was refused.
 */
export function firstCustomerValues(
  prefilled: PrefilledCustomer,
  { values, errors, failure }: Pick<AuthorForm, 'values' | 'errors' | 'failure'>,
  siteCountryCode: SiteCountryCode,
  defaultState: string,
): CustomerValues & Record<string, string | boolean> {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  const customer: PrefilledCustomer = { ...prefilled, ...Object.fromEntries(texts) };
  const country = customer.billingAddressCountry || siteCountryCode;
  const wasRefused = failure.length > 0 || Object.keys(errors).length > 0;
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
    readPrivacy: wasRefused && isTicked(values['readPrivacy']),
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
