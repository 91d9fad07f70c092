import { type SiteCountryCode, siteOfCountry } from '#rules/country.ts';
import { isEmail } from '#rules/email.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { formatMoney, parseMoney } from '#rules/money.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import { MOST_INTEGER } from '../../../../server/database/sql-rows.ts';
import {
  addEntry,
  donations,
  findAppealCode,
  newReference,
  offlinePayment,
  payDonations,
} from '../../../giving/index.ts';
import {
  type ActProblem,
  type ActResult,
  actOnce,
  emailKey,
  type Fields,
  type StaffActor,
  siteOf,
  textField,
} from '../../../platform/index.ts';
import { giftDayProblem, readNote } from './act-rules.ts';
import type { ActSettings } from './gift-acts.ts';

export const OFFLINE_METHODS = [
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'cheque', label: 'Cheque' },
  { value: 'cash', label: 'Cash' },
] as const;
type OfflineMethod = (typeof OFFLINE_METHODS)[number]['value'];

/** The texts of the form in their order; a donor's have the names of the donation's columns. */
const OFFLINE_FIELDS = [
  'siteCountryCode',
  'amount',
  'method',
  'givenOn',
  'customerFirstName',
  'customerLastName',
  'organisation',
  'customerEmailAddress',
  'customerPhoneNumber',
  'billingAddressStreet',
  'billingAddressSuburb',
  'billingAddressState',
  'billingAddressPostcode',
  'appeal',
  'note',
] as const;
export type OfflineField = (typeof OFFLINE_FIELDS)[number];

/** A gift that did not come through the provider, as staff typed it. */
interface OfflineGiftForm {
  typed: Readonly<Record<OfflineField, string>>;
  country: SiteCountryCode;
  amountMinor: number;
  method: OfflineMethod;
  problems: ActProblem[];
}

const LONGEST = 200;

/** Reads the form; what is wrong is in `problems`. Whether the appeal exists is left to the caller. */
export function parseOfflineGift(fields: Fields, now: number): OfflineGiftForm {
  const typed = Object.fromEntries(
    OFFLINE_FIELDS.map((name) => [name, name === 'note' ? textField(fields, name) : detailOf(fields, name)]),
  ) as Record<OfflineField, string>;
  const problems: ActProblem[] = [];
  const refuse = (field: OfflineField, message: string) => problems.push({ field, message });
  const country = siteOfCountry(typed.siteCountryCode);
  if (!country) refuse('siteCountryCode', 'Choose the country.');
  const amountMinor = parseMoney(typed.amount) ?? 0;
  if (amountMinor === 0) refuse('amount', 'Enter the amount in dollars and cents, such as 250 or 62.50.');
  else if (amountMinor > MOST_INTEGER)
    refuse('amount', 'Enter at most $21,474,836.47. Split a larger gift, and say so in the note.');
  const method = OFFLINE_METHODS.find(({ value }) => value === typed.method)?.value;
  if (!method) refuse('method', 'Choose the payment method.');
  const dayProblem = giftDayProblem(typed.givenOn, country ?? 'AUS', now);
  if (dayProblem) refuse('givenOn', dayProblem);
  if (typed.customerFirstName === '' && typed.customerLastName === '' && typed.organisation === '')
    refuse('customerLastName', 'Enter the donor’s name or the organisation.');
  if (typed.customerEmailAddress !== '' && !isEmail(typed.customerEmailAddress))
    refuse('customerEmailAddress', 'Enter an email address such as name@example.org, or leave it empty.');
  for (const name of OFFLINE_FIELDS)
    if (name !== 'note' && typed[name].length > LONGEST) refuse(name, `Enter at most ${LONGEST} characters.`);
  return {
    typed,
    country: country ?? 'AUS',
    amountMinor,
    method: method ?? 'transfer',
    problems: [...problems, ...readNote(fields).problems],
  };
}

/**
 * Enters a gift by bank transfer, cheque or cash (D6.02): paid at once, with everything that follows from a paid gift.
 */
export function enterOfflineGift(
  db: Database,
  { form, formKey, staff }: { form: OfflineGiftForm; formKey: string; staff: StaffActor },
  { effects, now }: ActSettings,
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const { typed, country, amountMinor, method } = form;
    const appealCode = typed.appeal === '' ? null : await findAppealCode(tx, typed.appeal, country);
    if (typed.appeal !== '' && appealCode === null)
      return { problem: { field: 'appeal', message: 'Choose an appeal in the same country as the gift.' } };
    const id = newReference('GIFT');
    const { currency } = siteOf(country);
    const [donation] = await tx
      .insert(donations)
      .values({
        id,
        donationKey: `offline:${formKey}`,
        siteCountryCode: country,
        currency,
        source: 'offline',
        frequency: 'one-off',
        giftMinor: amountMinor,
        costsMinor: 0,
        totalMinor: amountMinor,
        status: 'pending',
        appealCode,
        customerTitle: '',
        customerFirstName: typed.customerFirstName,
        customerLastName: typed.customerLastName,
        customerPhoneNumber: typed.customerPhoneNumber,
        customerEmailAddress: typed.customerEmailAddress,
        emailKey: emailKey(typed.customerEmailAddress),
        organisation: typed.organisation,
        billingAddressStreet: typed.billingAddressStreet,
        billingAddressSuburb: typed.billingAddressSuburb,
        billingAddressCity: '',
        billingAddressState: typed.billingAddressState,
        billingAddressPostcode: typed.billingAddressPostcode,
        billingAddressCountry: '',
        method,
        givenOn: typed.givenOn,
        createdAt: new Date(now),
      })
      .returning();
    const by = { actor: staff.name, detail: method };
    await addEntry(tx, id, {
      entry: 'promised',
      amountMinor: 0,
      cause: `promised:${id}`,
      at: new Date(now),
      ...by,
    });
    const money = { cause: `offline:${id}`, ...by };
    await payDonations(tx, effects, [offlinePayment(donation!, money)], now);
    return {
      action: 'donation',
      siteCountryCode: country,
      subject: id,
      outcome: 'entered',
      detail: `${formatMoney(amountMinor, currency, country)} by ${method} on ${typed.givenOn}: ${typed.note}`,
    };
  });
}
