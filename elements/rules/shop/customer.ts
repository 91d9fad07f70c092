import { type Message, message } from '#locales/message.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { isTypedEmail } from '#rules/email.ts';
import { noCardNumber } from '#rules/forms/check-fields.ts';
import { isBlank } from '#rules/is-blank.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { isPhone } from '#rules/phone.ts';
import CUSTOMER_RULES_TEXTS from '#texts/elements/customer-rules';

export { isTicked };

/** The 13 fields of the gift store customer, in the order they are posted (W3.07). */
export const CUSTOMER_FIELDS = [
  'storeId',
  'customerTitle',
  'customerFirstName',
  'customerLastName',
  'customerPhoneNumber',
  'customerEmailAddress',
  'billingAddressCity',
  'billingAddressStreet',
  'billingAddressPostcode',
  'billingAddressState',
  'billingAddressSuburb',
  'billingAddressCountry',
  'readPrivacy',
] as const;
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** The buyer: texts as typed, `billingAddressCountry` an alpha-3 code, `readPrivacy` the ticked box. */
export interface GiftStoreCustomer extends Record<Exclude<CustomerField, 'readPrivacy'>, string> {
  readPrivacy: boolean;
}

/** An unchecked customer: from a form, a request body or storage. */
export type UncheckedCustomer = { readonly [Field in CustomerField]?: unknown };

/** One message for each field that is wrong. */
export type CustomerErrors = Partial<Record<CustomerField, Message>>;

/** The error message for a phone number, by site. */
export const PHONE_MESSAGES: Readonly<Record<SiteCountryCode, Message>> = {
  AUS: message(CUSTOMER_RULES_TEXTS, 'phoneAustralia'),
  NZL: message(CUSTOMER_RULES_TEXTS, 'phoneNewZealand'),
};

/**
 * The errors of a customer, one plain sentence per field; empty when the details can be sent. Only the 8 required
 * fields are checked (W5.16): title, city, state and country never block (W5.15).
 */
export function validateCustomer(customer: UncheckedCustomer, siteCountryCode: SiteCountryCode): CustomerErrors {
  const errors: CustomerErrors = {};
  const require = (field: CustomerField, valid: boolean, message: Message) => {
    if (!valid) errors[field] = message;
  };
  const text = (field: CustomerField) => textOf(customer[field]);
  const filled = (field: CustomerField, message: Message) => require(field, text(field) !== '', message);

  const name = (field: CustomerField, message: Message) => {
    const cardNumber = noCardNumber(text(field));
    require(field, text(field) !== '' && !cardNumber, cardNumber ?? message);
  };

  name('customerFirstName', message(CUSTOMER_RULES_TEXTS, 'firstName'));
  name('customerLastName', message(CUSTOMER_RULES_TEXTS, 'lastName'));
  const phone = text('customerPhoneNumber');
  require('customerPhoneNumber', isPhone(phone, siteCountryCode), PHONE_MESSAGES[siteCountryCode]);
  const email = text('customerEmailAddress');
  require('customerEmailAddress', isTypedEmail(email), message(CUSTOMER_RULES_TEXTS, 'email'));
  filled('billingAddressStreet', message(CUSTOMER_RULES_TEXTS, 'street'));
  filled('billingAddressSuburb', message(CUSTOMER_RULES_TEXTS, 'suburb'));
  filled('billingAddressPostcode', message(CUSTOMER_RULES_TEXTS, 'postcode'));
  require('readPrivacy', isTicked(customer.readPrivacy), message(CUSTOMER_RULES_TEXTS, 'privacy'));
  return errors;
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? isBlank(value)
      ? ''
      : value.trim()
    : typeof value === 'number'
      ? String(value)
      : '';
}
