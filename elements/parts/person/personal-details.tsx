import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';
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

/** The name and contact details of a customer or a donor. */
export function PersonalDetails({ form, firstTitle, siteCountryCode, isPhoneOptional = false }: PersonalDetailsProps) {
  const t = useTexts(PERSON_TEXTS);
  const phone = form.field('customerPhoneNumber');
  return (
    <>
      <SelectField
        label={t('title')}
        optional
        width="short"
        options={titleOptions(firstTitle, t)}
        autoComplete="honorific-prefix"
        {...form.field('customerTitle')}
      />
      <div className="haven-field-row">
        <TextField label={t('firstName')} required autoComplete="given-name" {...form.field('customerFirstName')} />
        <TextField label={t('lastName')} required autoComplete="family-name" {...form.field('customerLastName')} />
      </div>
      <TextField
        label={t('phone')}
        required={!isPhoneOptional}
        optional={isPhoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
        hint={siteCountryCode === 'NZL' ? t('phoneNewZealand') : t('phoneAustralia')}
        {...phone}
        onChange={(event) => {
          keepDigits(event.target as HTMLInputElement);
          phone.onChange(event);
        }}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t('forReceipt')}
        {...form.field('customerEmailAddress')}
      />
    </>
  );
}
