import { type Message, message } from '#locales/message.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { type SiteCountryCode, siteOfCountry } from '#rules/country.ts';
import { isEmail } from '#rules/email.ts';
import { matchesPattern } from '#rules/field-rule.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { isPhone } from '#rules/phone.ts';
import { PHONE_MESSAGES } from '#rules/shop/customer.ts';
import { isExpiryDate } from '#rules/shop/expiry.ts';
import UPDATE_DETAILS_RULES_TEXTS from '#texts/elements/update-details-rules';
import { noCardNumber, tokenOf } from './check-fields.ts';
import { DONOR_ADDRESSES, donorAddressErrors } from './donor-address.ts';
import { detailOf, formInput, lineOf, tooLong } from './form-input.ts';
import {
  DONOR_FIELDS,
  DONOR_ITEMS,
  DONOR_LIMITS,
  DONOR_TICKS,
  type DonorField,
  type DonorText,
  type DonorTick,
  type DonorUpdate,
} from './update-details-fields.ts';

/** One message for each field that is wrong; `updateOptions` means the five tick boxes together. */
export type DonorErrors = Partial<Record<DonorField | 'updateOptions', Message>>;

export interface ParseDonorOptions {
  /** Whether addresses in New Zealand need a suburb; false by default (W5.56). */
  readonly suburbRequired?: boolean;
  /** The site; by default that of the input. A server passes its own. */
  readonly siteCountryCode?: SiteCountryCode;
}

export interface ParsedDonorUpdate {
  /** Exactly the 31 fields, cleaned: what may be posted or stored when there are no errors. */
  values: DonorUpdate;
  errors: DonorErrors;
  /** Whether a required field is empty or wrong. */
  missingAny: boolean;
  /** Whether none of the five items is ticked (W5.51). */
  needToUpdateOne: boolean;
}

const ADDRESSES = Object.values(DONOR_ADDRESSES);
const TICKS: ReadonlySet<string> = new Set<DonorTick>([...DONOR_TICKS, 'privacy', 'subscribe']);

/**
 * Reads a donor update from anything: the values of the form, a JSON body, form entries. The fields of an item that is
 * not ticked are dropped, because the donor did not choose to change it.
 */
export function parseUpdateDetails(input: unknown, options: ParseDonorOptions = {}): ParsedDonorUpdate {
  const values = readDonorUpdate(input, options.siteCountryCode);
  const needToUpdateOne = !DONOR_TICKS.some((tick) => values[tick]);
  const missing = donorErrors(values, options.suburbRequired ?? false);
  return {
    values,
    errors: needToUpdateOne ? { ...missing, updateOptions: message(UPDATE_DETAILS_RULES_TEXTS, 'nothing') } : missing,
    missingAny: Object.keys(missing).length > 0,
    needToUpdateOne,
  };
}

function readDonorUpdate(input: unknown, siteCountryCode?: SiteCountryCode): DonorUpdate {
  const body = formInput(input);
  const ticked = (field: string) => Object.hasOwn(body, field) && isTicked(body[field]);
  const dropped = new Set<string>(
    DONOR_TICKS.filter((tick) => !ticked(tick)).flatMap((tick) => [...DONOR_ITEMS[tick]]),
  );
  const read = (field: DonorField) => {
    if (TICKS.has(field)) return ticked(field);
    if (dropped.has(field)) return '';
    return detailOf(body, field);
  };
  const fields = Object.fromEntries(DONOR_FIELDS.map((field) => [field, read(field)]));
  return {
    // Each field has the type of its name, which the compiler cannot infer from the entries.
    ...(fields as unknown as DonorUpdate),
    ...Object.fromEntries(ADDRESSES.map(({ country, state }) => [state, stateIn(fields[country], fields[state])])),
    siteCountryCode: siteCountryCode ?? siteOfCountry(lineOf(body, 'siteCountryCode')) ?? 'AUS',
    recaptchaToken: tokenOf(body),
  };
}

/** A list without scripts stays that of the first country: a state of the other one becomes the country's first. */
const stateIn = (country: unknown, state: unknown) =>
  state && siteOfCountry(String(country)) ? defaultStateFor(String(country), String(state)) : state;

/** W5.60 */
const repeatsEmail = matchesPattern('email', message(UPDATE_DETAILS_RULES_TEXTS, 'sameEmail'));

function donorErrors(values: DonorUpdate, suburbRequired: boolean): DonorErrors {
  const errors: DonorErrors = {};
  const need = (field: DonorField, valid: boolean, message: Message) => {
    if (!valid) errors[field] ??= message;
  };
  const filled = (field: DonorText, message: Message) => need(field, values[field] !== '', message);
  const { siteCountryCode } = values;

  for (const name of ['firstName', 'lastName', 'newFirstName', 'newLastName'] as const) {
    const message = noCardNumber(values[name]);
    if (message) need(name, false, message);
  }
  filled('firstName', message(UPDATE_DETAILS_RULES_TEXTS, 'firstName'));
  filled('lastName', message(UPDATE_DETAILS_RULES_TEXTS, 'lastName'));
  need('oldEmail', isEmail(values.oldEmail), message(UPDATE_DETAILS_RULES_TEXTS, 'email'));
  if (values.updateName) {
    filled('newFirstName', message(UPDATE_DETAILS_RULES_TEXTS, 'newFirstName'));
    filled('newLastName', message(UPDATE_DETAILS_RULES_TEXTS, 'newLastName'));
  }
  if (values.updateEmail) {
    need('email', isEmail(values.email), message(UPDATE_DETAILS_RULES_TEXTS, 'newEmail'));
    const differs = repeatsEmail(values.confirmEmail, { email: values.email });
    if (differs) need('confirmEmail', false, differs);
  }
  if (values.updatePhone) need('phone', isPhone(values.phone, siteCountryCode), PHONE_MESSAGES[siteCountryCode]);
  if (values.updateAddress) Object.assign(errors, donorAddressErrors(values, suburbRequired));
  if (values.updateExpiryDate) {
    const valid = isExpiryDate(values.expiryDate, siteCountryCode);
    need('expiryDate', valid, message(UPDATE_DETAILS_RULES_TEXTS, 'expiry'));
  }
  need('privacy', values.privacy, message(UPDATE_DETAILS_RULES_TEXTS, 'privacy'));
  for (const field of Object.keys(DONOR_LIMITS) as (keyof typeof DONOR_LIMITS)[]) {
    const message = tooLong(values[field], DONOR_LIMITS[field]);
    if (message) need(field, false, message);
  }
  return errors;
}
