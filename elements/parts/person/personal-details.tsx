import { SelectField, type SelectOption } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { digitsOnly } from '#rules/phone.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';

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

/** Removes everything but digits during typing and pasting (W5.17); the caret stays at its digit. */
function digitsWhileTyping(input: HTMLInputElement): void {
  const { value } = input;
  const digits = digitsOnly(value);
  if (digits === value) return;
  const caret = digitsOnly(value.slice(0, input.selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** The titles as they are sent and stored, with the key of their text. */
const TITLES = { Mr: 'mr', Mrs: 'mrs', Ms: 'ms', Miss: 'miss', Mx: 'mx', Dr: 'dr', Prof: 'prof', Rev: 'rev' } as const;

/** The options of the title, the empty one first; the page's own title is always among them. */
function titleOptions(current: string, t: Texts<typeof PERSON_TEXTS>): SelectOption[] {
  const titles = Object.entries(TITLES).map(([value, key]) => ({ value, label: t(key) }));
  const own = current === '' || Object.hasOwn(TITLES, current) ? [] : [{ value: current, label: current }];
  return [{ value: '', label: t('noTitle') }, ...titles, ...own];
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
          digitsWhileTyping(event.target as HTMLInputElement);
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
