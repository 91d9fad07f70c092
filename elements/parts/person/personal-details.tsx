import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { keepDigits } from './keep-digits.ts';
import { titleOptions } from './title-options.ts';

type PersonField =
  | 'customerTitle'
  | 'customerFirstName'
  | 'customerLastName'
  | 'customerPhoneNumber'
  | 'customerEmailAddress';

export interface PersonalDetailsProps {
  form: { field(name: PersonField): FieldBinding };
  /** The title that the page already has. */
  firstTitle: string;
  siteCountryCode: SiteCountryCode;
  isPhoneOptional?: boolean;
}

const PHONE_HINTS: Readonly<Record<SiteCountryCode, string>> = {
  AUS: 'Australian landline or mobile, 10 digits',
  NZL: 'New Zealand landline or mobile, 9 to 11 digits',
};

/** The name and contact details of a customer or a donor. */
export function PersonalDetails({ form, firstTitle, siteCountryCode, isPhoneOptional = false }: PersonalDetailsProps) {
  const phone = form.field('customerPhoneNumber');
  return (
    <>
      <SelectField
        label="Title"
        optional
        width="short"
        options={titleOptions(firstTitle)}
        autoComplete="honorific-prefix"
        {...form.field('customerTitle')}
      />
      <div className="haven-field-row">
        <TextField label="First name" required autoComplete="given-name" {...form.field('customerFirstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...form.field('customerLastName')} />
      </div>
      <TextField
        label="Phone"
        required={!isPhoneOptional}
        optional={isPhoneOptional}
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
