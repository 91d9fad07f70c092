import { type Message, message } from '#locales/message.ts';
import { siteOfCountry } from '#rules/country.ts';
import DONOR_ADDRESS_TEXTS from '#texts/elements/donor-address';
import type { DonorText } from './update-details-fields.ts';

/** The field names of one of the two addresses, by content. */
export interface DonorAddressFields {
  readonly street: DonorText;
  readonly suburb: DonorText;
  readonly city: DonorText;
  readonly state: DonorText;
  readonly postcode: DonorText;
  readonly country: DonorText;
}

/** A donor's current address, and the new one. */
export const DONOR_ADDRESSES = {
  current: {
    street: 'address',
    suburb: 'suburb',
    city: 'city',
    state: 'state',
    postcode: 'postcode',
    country: 'country',
  },
  new: {
    street: 'newAddress',
    suburb: 'newSuburb',
    city: 'newCity',
    state: 'newState',
    postcode: 'newPostcode',
    country: 'newCountry',
  },
} as const satisfies Record<string, DonorAddressFields>;
export type AddressKind = keyof typeof DONOR_ADDRESSES;

/**
 * Whether an address in a country needs a suburb: always, except in New Zealand unless the page requires it (W5.53,
 * W5.56).
 */
export function needsSuburb(country: string, suburbRequired: boolean): boolean {
  return siteOfCountry(country) !== 'NZL' || suburbRequired;
}

/** Whether an address in a country needs a city: in New Zealand (W5.54). */
export function needsCity(country: string): boolean {
  return siteOfCountry(country) === 'NZL';
}

const NEW_ADDRESS = {
  street: message(DONOR_ADDRESS_TEXTS, 'newStreet'),
  suburb: message(DONOR_ADDRESS_TEXTS, 'newSuburb'),
  city: message(DONOR_ADDRESS_TEXTS, 'newCity'),
  postcode: message(DONOR_ADDRESS_TEXTS, 'newPostcode'),
};
const OLD_ADDRESS = {
  street: message(DONOR_ADDRESS_TEXTS, 'oldStreet'),
  suburb: message(DONOR_ADDRESS_TEXTS, 'oldSuburb'),
  city: message(DONOR_ADDRESS_TEXTS, 'oldCity'),
  postcode: message(DONOR_ADDRESS_TEXTS, 'oldPostcode'),
};

/**
 * The missing fields of the current and the new address, each checked by the rules of its own country; empty when both
 * are valid (W5.52 to W5.55).
 */
export function donorAddressErrors(
  values: Readonly<Partial<Record<DonorText, string>>>,
  suburbRequired: boolean,
): Partial<Record<DonorText, Message>> {
  const errors: Partial<Record<DonorText, Message>> = {};
  const text = (field: DonorText) => values[field]?.trim() ?? '';
  for (const kind of ['current', 'new'] as const) {
    const { street, suburb, city, postcode, country } = DONOR_ADDRESSES[kind];
    const messages = kind === 'new' ? NEW_ADDRESS : OLD_ADDRESS;
    const need = (field: DonorText, message: Message) => {
      if (text(field) === '') errors[field] = message;
    };
    need(street, messages.street);
    if (needsSuburb(text(country), suburbRequired)) need(suburb, messages.suburb);
    if (needsCity(text(country))) need(city, messages.city);
    need(postcode, messages.postcode);
  }
  return errors;
}
