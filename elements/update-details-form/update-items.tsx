import type { ReactNode } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import type { SiteCountryCode } from '#rules/country.ts';
import type { DonorItem } from '#rules/forms/update-details-fields.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import { DonorAddress } from './donor-address.tsx';
import type { DonorForm } from './use-update-details.ts';

export interface UpdateItemsProps {
  form: DonorForm;
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
}

/** The fields of all items. The sheet shows those of the ticked ones, with and without scripts. */
export function UpdateItems(place: UpdateItemsProps) {
  const t = useTexts(UPDATE_TEXTS);
  const person = useTexts(PERSON_TEXTS);
  const { form, siteCountryCode } = place;
  const mail = { required: true, type: 'email', inputMode: 'email', autoComplete: 'section-new email' } as const;
  return (
    <>
      <Item of="updateName" legend={t('newName')}>
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
      <Item of="updateEmail" legend={t('newEmailTitle')}>
        <div className="haven-field-row">
          <TextField label={t('newEmail')} {...mail} {...form.field('email')} />
          <TextField label={t('newEmailAgain')} {...mail} {...form.field('confirmEmail')} />
        </div>
      </Item>
      <Item of="updatePhone" legend={t('newPhoneTitle')}>
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
      <DonorAddress kind="current" {...place} />
      <DonorAddress kind="new" {...place} />
      <Item of="updateExpiryDate" legend={t('newExpiryTitle')}>
        <TextField
          label={t('newExpiry')}
          required
          width="short"
          autoComplete="cc-exp"
          hint={t('expiryHint')}
          {...form.field('expiryDate')}
        />
      </Item>
    </>
  );
}

function Item({ of, legend, children }: { of: DonorItem; legend: string; children: ReactNode }) {
  return (
    <fieldset className={`haven-fieldset update-details-form__item update-details-form__item--${of}`}>
      <legend className="haven-fieldset__legend">{legend}</legend>
      {children}
    </fieldset>
  );
}
