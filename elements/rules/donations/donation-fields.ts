import type { Message } from '#locales/message.ts';
import { withAddress } from '#rules/address/with-address.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { checkFields, noCardNumber, TEXT_LIMIT } from '#rules/forms/check-fields.ts';
import { detailOf, emailOf, type FormInput, formInput, lineOf, linesOf, tooLong } from '#rules/forms/form-input.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { type CustomerField, validateCustomer } from '#rules/shop/customer.ts';
import { siteDayOf } from '#rules/site-day.ts';
import { DEDICATION_KINDS, type DedicationInput, dedicationErrors, NO_DEDICATION } from './dedication.ts';
import { type AmountBounds, amountMessage, DEFAULT_BOUNDS, parseDonationAmount } from './donation-amount.ts';

export const FREQUENCIES = ['one-off', 'monthly'] as const;
export type DonationFrequency = (typeof FREQUENCIES)[number];

export const DONATION_PAYMENT_TYPES = ['CreditCard', 'PayPal', 'ApplePay', 'GooglePay', 'BankAccount'] as const;
export type DonationPaymentType = (typeof DONATION_PAYMENT_TYPES)[number];

/** The donor's own texts, with the names of the customer form and `organisation` (D1.08). */
export const DONOR_TEXTS = [
  'customerTitle',
  'customerFirstName',
  'customerLastName',
  'customerPhoneNumber',
  'customerEmailAddress',
  'organisation',
  'billingAddressStreet',
  'billingAddressSuburb',
  'billingAddressCity',
  'billingAddressState',
  'billingAddressPostcode',
  'billingAddressCountry',
] as const satisfies readonly (Exclude<CustomerField, 'storeId' | 'readPrivacy'> | 'organisation')[];

export type DonationDonor = Record<(typeof DONOR_TEXTS)[number], string>;

/** A donation in the shape in which it is posted. Amounts are decimals in whole currency units. */
export interface DonationSubmission extends DonationDonor, DedicationInput {
  /** Made once for a gift; the same for every try of it. */
  donationKey: string;
  siteCountryCode: SiteCountryCode;
  frequency: DonationFrequency;
  /** The gift without the costs. */
  amount: number;
  coverCosts: boolean;
  /** What the page showed as the charge; the server only compares it. */
  total: number;
  appeal: string;
  contentId: string;
  receiptAddress: '' | 'required';
  readPrivacy: boolean;
  paymentType: DonationPaymentType;
  /** A one-time token, a JSON text of `token` and `charge_3ds_id`, or the id of a wallet's charge. */
  paymentData: string;
  /** The version of the debit request agreement that was accepted; empty without a bank account. */
  mandateVersion: string;
}

/** The fields of the post, in their order. */
export const DONATION_FIELDS = [
  'donationKey',
  'siteCountryCode',
  'frequency',
  'amount',
  'coverCosts',
  'total',
  'appeal',
  'contentId',
  ...DONOR_TEXTS,
  'receiptAddress',
  'readPrivacy',
  'dedicationKind',
  'dedicationName',
  'dedicationRecipientName',
  'dedicationRecipientEmail',
  'dedicationMessage',
  'dedicationDesign',
  'dedicationSendOn',
  'paymentType',
  'paymentData',
  'mandateVersion',
] as const satisfies readonly (keyof DonationSubmission)[];

/**
 * The fields of the form as a browser posts them without scripts, in the order of the page. `part` is the part that was
 * open.
 */
export const DONATION_FORM_FIELDS = [
  'part',
  'frequency',
  'amount',
  'monthlyAmount',
  'otherAmount',
  'coverCosts',
  ...DONOR_TEXTS,
  'dedicationKind',
  'dedicationName',
  'dedicationRecipientName',
  'dedicationRecipientEmail',
  'dedicationMessage',
  'dedicationSendOn',
  'readPrivacy',
] as const;

export type DonationField = keyof DonationSubmission;
export type DonationErrors = Partial<Record<DonationField, Message>>;

/** A read donation. `paymentType` is empty in a post without a means of payment, such as one without scripts. */
export type ReadDonation = Omit<DonationSubmission, 'paymentType' | 'amount' | 'total'> & {
  paymentType: DonationPaymentType | '';
  /** The gift in cents; undefined when it is refused. */
  giftMinor: number | undefined;
  /** The amount as it was posted, to be shown again. */
  typedAmount: string;
  /** The total that the page showed, as a decimal text; empty when it posted none. */
  shownTotal: string;
};

export interface ParseDonationOptions {
  /** The site. A server passes its own, never that of the body. */
  readonly siteCountryCode: SiteCountryCode;
  readonly bounds?: AmountBounds;
  /** The language of the page on which the amount was typed; by default English. */
  readonly language?: string;
  /** Whether the address is required. A server passes its own page's choice; by default that of the body. */
  readonly receiptAddress?: '' | 'required';
  /** The time of the check, for the day on which a card is sent. */
  readonly now?: Date;
}

const PAYMENT_DATA_LIMIT = 4096;
const MESSAGE_LIMIT = 4096;

/**
 * Reads a donation from anything: a JSON body, form entries. Never throws. The errors name every field of the gift, the
 * details and the dedication that is wrong; whether the means of payment fits is left to the caller.
 */
export function parseDonation(
  input: unknown,
  options: ParseDonationOptions,
): { values: ReadDonation; errors: DonationErrors } {
  const body = formInput(input);
  const { siteCountryCode, bounds = DEFAULT_BOUNDS, now = new Date() } = options;
  const line = (name: string) => lineOf(body, name);
  const typedAmount = postedAmount(body);
  const values: ReadDonation = {
    donationKey: line('donationKey'),
    siteCountryCode,
    frequency: frequencyOf(line('frequency')),
    giftMinor: parseDonationAmount(typedAmount, bounds, options.language),
    typedAmount,
    shownTotal: line('total'),
    coverCosts: tickOf(body, 'coverCosts'),
    appeal: line('appeal'),
    contentId: line('contentId'),
    ...donorOf(body),
    receiptAddress: options.receiptAddress ?? (line('receiptAddress') === 'required' ? 'required' : ''),
    readPrivacy: tickOf(body, 'readPrivacy'),
    ...dedicationOf(body),
    paymentType: DONATION_PAYMENT_TYPES.find((type) => type === line('paymentType')) ?? '',
    paymentData: line('paymentData'),
    mandateVersion: line('mandateVersion'),
  };
  const errors: DonationErrors = {
    ...limitErrors(values),
    ...(values.giftMinor === undefined ? { amount: amountMessage(bounds) } : {}),
    ...donorErrors(values, siteCountryCode, values.receiptAddress),
    ...dedicationErrors(values, siteDayOf(now, siteCountryCode)),
  };
  return { values, errors };
}

/** The address fields that block only where the address is required. */
const ADDRESS_FIELDS: readonly DonationField[] = [
  'billingAddressStreet',
  'billingAddressSuburb',
  'billingAddressPostcode',
];

/** D1.08: the rules and texts of the customer form; phone is optional, and the address only required on request. */
export function donorErrors(
  donor: Partial<DonationDonor> & { readonly readPrivacy?: unknown },
  siteCountryCode: SiteCountryCode,
  receiptAddress: '' | 'required',
): DonationErrors {
  const errors: DonationErrors = checkFields(
    { organisation: noCardNumber },
    { organisation: donor.organisation ?? '' },
  );
  for (const [field, message] of Object.entries(validateCustomer(donor, siteCountryCode))) {
    const name = field as Exclude<CustomerField, 'storeId'>;
    if (name === 'customerPhoneNumber' && !donor.customerPhoneNumber?.trim()) continue;
    if (receiptAddress !== 'required' && ADDRESS_FIELDS.includes(name)) continue;
    errors[name] = message;
  }
  return errors;
}

/** The typed other amount, or the chosen one. Without scripts the monthly amounts are a field of their own. */
function postedAmount(body: FormInput): string {
  const other = lineOf(body, 'otherAmount');
  if (other !== '') return other;
  const monthly = lineOf(body, 'frequency') === 'monthly' ? lineOf(body, 'monthlyAmount') : '';
  return monthly || lineOf(body, 'amount');
}

const frequencyOf = (text: string): DonationFrequency => (text === 'monthly' ? 'monthly' : 'one-off');
const tickOf = (body: FormInput, name: string) => Object.hasOwn(body, name) && isTicked(body[name]);

function donorOf(body: FormInput): DonationDonor {
  const donor = DONOR_TEXTS.map((name) => [name, detailOf(body, name)]);
  return withAddress(Object.fromEntries(donor) as DonationDonor);
}

function dedicationOf(body: FormInput): DedicationInput {
  const dedicationKind = DEDICATION_KINDS.find((kind) => kind === lineOf(body, 'dedicationKind')) ?? '';
  // Texts of a removed dedication must not be stored.
  if (dedicationKind === '') return NO_DEDICATION;
  return {
    dedicationKind,
    dedicationName: lineOf(body, 'dedicationName'),
    dedicationRecipientName: lineOf(body, 'dedicationRecipientName'),
    dedicationRecipientEmail: emailOf(body, 'dedicationRecipientEmail'),
    dedicationMessage: linesOf(body, 'dedicationMessage'),
    dedicationDesign: lineOf(body, 'dedicationDesign'),
    dedicationSendOn: lineOf(body, 'dedicationSendOn'),
  };
}

/** Every stored text has a limit, also if the page does not show it. */
function limitErrors(values: ReadDonation): DonationErrors {
  const errors: DonationErrors = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const limit =
      name === 'paymentData' ? PAYMENT_DATA_LIMIT : name === 'dedicationMessage' ? MESSAGE_LIMIT : TEXT_LIMIT;
    const message = tooLong(value, limit);
    if (message) errors[name as DonationField] = message;
  }
  return errors;
}
