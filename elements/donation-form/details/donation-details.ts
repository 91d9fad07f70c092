import type { RuleFormValues } from '#parts/form/form-check.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { withAddress } from '#rules/address/with-address.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import {
  type DedicationErrors,
  type DedicationInput,
  dedicationErrors,
  NO_DEDICATION,
} from '#rules/donations/dedication.ts';
import { type DonationDonor, type DonationErrors, donorErrors } from '#rules/donations/donation-fields.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { siteDayOf } from '#rules/site-day.ts';

/** The values of the details: the donor, the tick box and the dedication. */
export type DonorValues = DonationDonor & DedicationInput & { readPrivacy: boolean };
export type DonorFormValues = DonorValues & RuleFormValues;

/** The sentence of the server for a field, which holds as long as the field has the refused value. */
export interface RefusedField {
  readonly value: string | boolean;
  readonly message: string;
}
export type RefusedFields = Readonly<Record<string, RefusedField>>;

/** The first values: those typed or posted before, otherwise empty, with the country of the site. */
export function firstDonor(
  values: Readonly<Record<string, string | boolean>>,
  siteCountryCode: SiteCountryCode,
  defaultState: string,
): DonorFormValues {
  const country = String(values['billingAddressCountry'] || siteCountryCode);
  const empty: DonorFormValues = {
    customerTitle: '',
    customerFirstName: '',
    customerLastName: '',
    customerPhoneNumber: '',
    customerEmailAddress: '',
    organisation: '',
    billingAddressCountry: country,
    billingAddressStreet: '',
    billingAddressSuburb: '',
    billingAddressCity: '',
    billingAddressState: defaultStateFor(country, defaultState),
    billingAddressPostcode: '',
    ...NO_DEDICATION,
    readPrivacy: false,
  };
  const typed = Object.entries(values).filter(([name, value]) => typeof value === typeof empty[name]);
  return { ...empty, ...Object.fromEntries(typed) } as DonorFormValues;
}

/** Every error of the details: the rules of the server, and what the server has refused. */
export function detailErrors(
  values: DonorFormValues,
  page: { siteCountryCode: SiteCountryCode; receiptAddress: '' | 'required' },
  refused: RefusedFields,
): DonationErrors & DedicationErrors {
  const { siteCountryCode, receiptAddress } = page;
  const stillRefused = Object.entries(refused).flatMap(([name, { value, message }]) =>
    values[name] === value ? [[name, message]] : [],
  );
  return {
    ...(Object.fromEntries(stillRefused) as DonationErrors),
    ...donorErrors(values, siteCountryCode, receiptAddress),
    ...dedicationErrors(values, siteDayOf(new Date(), siteCountryCode)),
  };
}

/**
 * The details in the shape in which they are posted: texts as the server reads them, without an address that was not
 * entered.
 */
export function donorToPost(values: DonorFormValues): DonorValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value !== 'string' ? value : name === 'dedicationMessage' ? value.trim() : detailOf(values, name),
  ]);
  const posted = withAddress(Object.fromEntries(entries) as DonorValues);
  // Texts of a dedication that was taken back are not sent.
  return posted.dedicationKind === '' ? { ...posted, ...NO_DEDICATION } : posted;
}
