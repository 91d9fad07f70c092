import type { Shown } from '#locales/message.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type GiftStoreCustomer,
  isTicked,
  validateCustomer,
} from '#rules/shop/customer.ts';
import type { Fields, Site } from '../../platform/index.ts';

/** An empty customer form. */
export function emptyCustomer(site: Site): GiftStoreCustomer {
  return parseCustomer({ storeId: site.storeId, billingAddressCountry: site.code });
}

/** Reads the 13 fields (W3.07) and nothing else. */
export function parseCustomer(fields: Fields): GiftStoreCustomer {
  const texts = CUSTOMER_FIELDS.map((field) => [field, detailOf(fields, field)]);
  return { ...Object.fromEntries(texts), readPrivacy: isTicked(fields['readPrivacy']) } as GiftStoreCustomer;
}

const MAX_LENGTH = 200;

/** The errors in a customer's details: the shared rules, and the maximum lengths that the server stores. */
export function checkCustomer(customer: GiftStoreCustomer, site: Site): Partial<Record<CustomerField, Shown>> {
  const errors: Partial<Record<CustomerField, Shown>> = validateCustomer(customer, site.code);
  for (const [field, value] of Object.entries(customer)) {
    if (typeof value === 'string' && value.length > MAX_LENGTH) {
      errors[field as CustomerField] =
        `Shorten ${LABELS[field as CustomerField] ?? field} to ${MAX_LENGTH} characters.`;
    }
  }
  return errors;
}

const LABELS: Partial<Record<CustomerField, string>> = {
  customerTitle: 'your title',
  customerFirstName: 'your first name',
  customerLastName: 'your last name',
  customerPhoneNumber: 'your phone number',
  customerEmailAddress: 'your email address',
  billingAddressStreet: 'your street',
  billingAddressSuburb: 'your suburb',
  billingAddressCity: 'your city',
  billingAddressState: 'your state',
  billingAddressPostcode: 'your postcode',
  billingAddressCountry: 'your country',
};

/** The customer details that an order stores; an existing order implies that the privacy notice was read. */
export function customerOf(order: Omit<GiftStoreCustomer, 'readPrivacy'>): GiftStoreCustomer {
  return { ...parseCustomer(order as unknown as Fields), readPrivacy: true };
}
