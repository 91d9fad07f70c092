import type { TypedBefore } from '#parts/fields/typed-before-upgrade.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { DONOR_ITEMS, DONOR_TICKS, type DonorText, type DonorTick } from '#rules/forms/update-details-fields.ts';
import type { PrefilledDonor } from './update-details-form.definition.ts';

/**
 * The values of the form, in the order of the page. `updateOptions` is not a field: its error is that of the five tick
 * boxes.
 */
export type UpdateValues = Record<Exclude<DonorText, 'recaptchaToken'>, string> &
  Record<DonorTick, boolean> & { updateOptions: string };

/** The first values of the form: the page's details, no tick set, both countries those of the site. */
export function firstDonorValues(
  donor: PrefilledDonor,
  siteCountryCode: SiteCountryCode,
  defaultState: string,
): UpdateValues {
  const country = donor.country || siteCountryCode;
  return {
    firstName: donor.firstName ?? '',
    lastName: donor.lastName ?? '',
    oldEmail: donor.oldEmail ?? '',
    donorId: donor.donorId ?? '',
    updateOptions: '',
    updateName: false,
    updateEmail: false,
    updatePhone: false,
    updateAddress: false,
    updateExpiryDate: false,
    newFirstName: '',
    newLastName: '',
    email: '',
    confirmEmail: '',
    phone: '',
    country,
    address: donor.address ?? '',
    suburb: donor.suburb ?? '',
    city: donor.city ?? '',
    state: donor.state || defaultStateFor(country, defaultState),
    postcode: donor.postcode ?? '',
    newCountry: siteCountryCode,
    newAddress: '',
    newSuburb: '',
    newCity: '',
    newState: defaultStateFor(siteCountryCode, defaultState),
    newPostcode: '',
    expiryDate: '',
    subscribe: false,
    privacy: false,
  };
}

/** Adds what was typed into the server's fields. A new detail typed there also ticks its item. */
export function withTyped(first: UpdateValues, typed: TypedBefore | undefined): UpdateValues {
  if (!typed) return first;
  const own = Object.entries(typed.values).filter(
    ([name, value]) => typeof value === typeof first[name as keyof UpdateValues],
  );
  const ticks = DONOR_TICKS.filter((tick) => DONOR_ITEMS[tick].some((field) => field in typed.values));
  return {
    ...first,
    ...Object.fromEntries(ticks.map((tick) => [tick, true])),
    ...Object.fromEntries(own),
  };
}
