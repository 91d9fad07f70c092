import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { SiteCountryCode } from '#website/country.ts';
import type { CustomerValues } from './customer-values.ts';
import { keepDigits } from './keep-digits.ts';
import { titleOptions } from './title-options.ts';
import type { CustomerRuleForm } from './use-customer-form.ts';

export interface PersonalDetailsProps {
  form: CustomerRuleForm;
  first: CustomerValues;
  siteCountryCode: SiteCountryCode;
}

const PHONE_HINTS: Readonly<Record<SiteCountryCode, string>> = {
  AUS: 'Australian landline or mobile, 10 digits',
  NZL: 'New Zealand landline or mobile, 9 to 11 digits',
};

/** The shopper's name and contact details. */
export function PersonalDetails({ form, first, siteCountryCode }: PersonalDetailsProps) {
  const phone = form.field('customerPhoneNumber');
  return (
    <>
      <SelectField
        label="Title"
        optional
        width="short"
        options={titleOptions(first.customerTitle)}
        autoComplete="honorific-prefix"
        {...form.field('customerTitle')}
      />
      <div className="haven-field-row">
        <TextField label="First name" required autoComplete="given-name" {...form.field('customerFirstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...form.field('customerLastName')} />
      </div>
      <TextField
        label="Phone"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
        hint={PHONE_HINTS[siteCountryCode]}
        {...phone}
        onChange={(event) => {
          keepDigits(event.target as HTMLInputElement);
          phone.onChange(event);
        }}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="For your receipt"
        {...form.field('customerEmailAddress')}
      />
    </>
  );
}
