import { formField, type Markup, SITES } from '../../../platform/index.ts';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { OFFLINE_METHODS, type OfflineField } from '../acts/parse-offline-gift.ts';
import { OFFLINE_GIFT_PATH } from '../donation-record-paths.ts';
import { actForm, noteField, type PostedForm, valuesOf } from './act-form.tsx';
import { dayField } from './day-field.tsx';

export interface OfflineGiftPageData {
  formKey: string;
  appeals: readonly { code: string; name: string; siteCountryCode: string }[];
  posted?: PostedForm | undefined;
}

/** The form for a gift by bank transfer, cheque or cash. */
export function offlineGiftPage(context: StaffPageContext, { formKey, appeals, posted }: OfflineGiftPageData): Markup {
  const values = valuesOf(posted, 'offline-gift');
  const shared = (name: OfflineField, label: string, hint?: string) => ({
    name,
    label,
    value: values.textOf(name),
    autocomplete: 'off',
    error: values.errorOf(name),
    hint,
  });
  const optional = (name: OfflineField, label: string, hint?: string) =>
    formField({ ...shared(name, label, hint), optional: true });
  const fields = [
    formField({
      ...shared('siteCountryCode', 'Country'),
      options: SITES.map(({ code, countryName, currency }) => ({ value: code, label: `${countryName} (${currency})` })),
    }),
    formField({ ...shared('amount', 'Amount', 'In the currency of that country.'), width: 'medium' }),
    formField({ ...shared('method', 'Payment method'), options: OFFLINE_METHODS }),
    dayField(shared('givenOn', 'Date received', 'In the current or previous tax year.')),
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">Donor</legend>
      {optional('customerFirstName', 'First name')}
      {formField({ ...shared('customerLastName', 'Last name', 'Or enter an organisation below.'), optional: true })}
      {optional('organisation', 'Organisation')}
      {formField({
        ...shared('customerEmailAddress', 'Email', 'If you enter one, we’ll email the receipt straight away.'),
        optional: true,
        type: 'email',
      })}
      {optional('customerPhoneNumber', 'Phone')}
      {optional('billingAddressStreet', 'Street')}
      {optional('billingAddressSuburb', 'Suburb or town')}
      {optional('billingAddressState', 'State')}
      {optional('billingAddressPostcode', 'Postcode')}
    </fieldset>,
    formField({
      ...shared('appeal', 'Appeal'),
      optional: true,
      options: [
        { value: '', label: 'None' },
        ...appeals.map(({ code, name, siteCountryCode }) => ({ value: code, label: `${name} (${siteCountryCode})` })),
      ],
    }),
    noteField(values, {
      id: 'note',
      label: 'Note',
      hint: 'For the audit trail, such as the bank statement line or cheque number.',
    }),
  ];
  return staffPage(context, {
    title: 'Enter a gift',
    lead:
      'Record a gift by bank transfer, cheque or cash. It gets a receipt number straight away and counts ' +
      'towards its appeal.',
    place: 'donations/offline-gift',
    problems: posted?.problems ?? [],
    main: actForm(OFFLINE_GIFT_PATH, formKey, fields, 'Enter gift'),
  });
}
