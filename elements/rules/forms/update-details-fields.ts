import type { SiteCountryCode } from '#rules/country.ts';

/** The 31 fields of a donor update, in the order they are posted (W3.25). */
export const DONOR_FIELDS = [
  'firstName',
  'lastName',
  'oldEmail',
  'donorId',
  'expiryDate',
  'address',
  'suburb',
  'postcode',
  'state',
  'city',
  'country',
  'newAddress',
  'newSuburb',
  'newPostcode',
  'newCity',
  'newState',
  'newCountry',
  'subscribe',
  'newFirstName',
  'newLastName',
  'email',
  'confirmEmail',
  'phone',
  'privacy',
  'updateExpiryDate',
  'updateName',
  'updateEmail',
  'updatePhone',
  'updateAddress',
  'siteCountryCode',
  'recaptchaToken',
] as const;
export type DonorField = (typeof DONOR_FIELDS)[number];

/** The items a donor can change, in the order of the page: the tick box of each, and its fields (W3.26 to W3.28). */
export const DONOR_ITEMS = {
  updateName: ['newFirstName', 'newLastName'],
  updateEmail: ['email', 'confirmEmail'],
  updatePhone: ['phone'],
  updateAddress: [
    'address',
    'suburb',
    'postcode',
    'state',
    'city',
    'country',
    'newAddress',
    'newSuburb',
    'newPostcode',
    'newState',
    'newCity',
    'newCountry',
  ],
  updateExpiryDate: ['expiryDate'],
} as const satisfies Record<string, readonly DonorField[]>;
export type DonorItem = keyof typeof DONOR_ITEMS;
export const DONOR_TICKS = Object.keys(DONOR_ITEMS) as readonly DonorItem[];

export type DonorTick = DonorItem | 'privacy' | 'subscribe';
export type DonorText = Exclude<DonorField, DonorTick | 'siteCountryCode'>;

/** A donor update in the shape in which it is posted: texts, ticks as true or false, countries as alpha-3 codes. */
export interface DonorUpdate extends Record<DonorText, string>, Record<DonorTick, boolean> {
  siteCountryCode: SiteCountryCode;
}

/** The most characters of each field; the rules of email addresses, phones and dates have their own limits. */
export const DONOR_LIMITS: Readonly<Record<Exclude<DonorText, 'recaptchaToken'>, number>> = {
  firstName: 100,
  lastName: 100,
  oldEmail: 254,
  donorId: 50,
  expiryDate: 7,
  address: 200,
  suburb: 100,
  postcode: 20,
  state: 50,
  city: 100,
  country: 50,
  newAddress: 200,
  newSuburb: 100,
  newPostcode: 20,
  newState: 50,
  newCity: 100,
  newCountry: 50,
  newFirstName: 100,
  newLastName: 100,
  email: 254,
  confirmEmail: 254,
  phone: 30,
};
