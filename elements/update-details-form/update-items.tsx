import type { ReactNode } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import { PERSON_TEXTS } from '#parts/person/person.texts.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import type { SiteCountryCode } from '#website/country.ts';
import type { DonorItem } from '#website/forms/update-details-fields.ts';
import { DonorAddress } from './donor-address.tsx';
import { UPDATE_TEXTS } from './update-details-form.texts.ts';
import type { DonorForm } from './use-update-details.ts';

export interface UpdateItemsProps {
  form: DonorForm;
  ticked: readonly DonorItem[];
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
}

/** The fields of the ticked items. */
export function UpdateItems({ ticked, ...place }: UpdateItemsProps) {
  const t = useTexts(UPDATE_TEXTS);
  const person = useTexts(PERSON_TEXTS);
  const { form, siteCountryCode } = place;
  const mail = { required: true, type: 'email', inputMode: 'email', autoComplete: 'section-new email' } as const;
  const items: Readonly<Record<DonorItem, () => ReactNode>> = {
    updateName: () => (
      <Item key="name" legend={t('newName')}>
        <div className="haven-field-row">
          <TextField
            label={t('newFirstName')}
            required
            autoComplete="section-new given-name"
            {...form.field('newFirstName')}
          />
          <TextField
            label={t('newLastName')}
            required
            autoComplete="section-new family-name"
            {...form.field('newLastName')}
          />
        </div>
      </Item>
    ),
    updateEmail: () => (
      <Item key="email" legend={t('newEmailTitle')}>
        <div className="haven-field-row">
          <TextField label={t('newEmail')} {...mail} {...form.field('email')} />
          <TextField label={t('newEmailAgain')} {...mail} {...form.field('confirmEmail')} />
        </div>
      </Item>
    ),
    updatePhone: () => (
      <Item key="phone" legend={t('newPhoneTitle')}>
        <TextField
          label={t('newPhone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="section-new tel"
          width="medium"
          hint={siteCountryCode === 'NZL' ? person('phoneNewZealand') : person('phoneAustralia')}
          {...form.field('phone')}
        />
      </Item>
    ),
    updateAddress: () => [
      <DonorAddress key="current" kind="current" {...place} />,
      <DonorAddress key="new" kind="new" {...place} />,
    ],
    updateExpiryDate: () => (
      <Item key="expiry" legend={t('newExpiryTitle')}>
        <TextField
          label={t('newExpiry')}
          required
          width="short"
          autoComplete="cc-exp"
          hint={t('expiryHint')}
          {...form.field('expiryDate')}
        />
      </Item>
    ),
  };
  return ticked.map((item) => items[item]());
}

function Item({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="haven-fieldset update-details-form__item">
      <legend className="haven-fieldset__legend">{legend}</legend>
      {children}
    </fieldset>
  );
}
