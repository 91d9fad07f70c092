import type { ReactNode } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import type { SiteCountryCode } from '#website/country.ts';
import type { DonorItem } from '#website/forms/update-details-fields.ts';
import { DonorAddress } from './donor-address.tsx';
import type { DonorForm } from './use-update-details.ts';

export interface UpdateItemsProps {
  form: DonorForm;
  ticked: readonly DonorItem[];
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
}

const PHONE_HINTS: Readonly<Record<SiteCountryCode, string>> = {
  AUS: 'Australian landline or mobile, 10 digits',
  NZL: 'New Zealand landline or mobile, 9 to 11 digits',
};

/** The fields of the ticked items. */
export function UpdateItems({ ticked, ...place }: UpdateItemsProps) {
  const { form, siteCountryCode } = place;
  const mail = { required: true, type: 'email', inputMode: 'email', autoComplete: 'section-new email' } as const;
  const items: Readonly<Record<DonorItem, () => ReactNode>> = {
    updateName: () => (
      <Item key="name" legend="Your new name">
        <div className="haven-field-row">
          <TextField
            label="New first name"
            required
            autoComplete="section-new given-name"
            {...form.field('newFirstName')}
          />
          <TextField
            label="New last name"
            required
            autoComplete="section-new family-name"
            {...form.field('newLastName')}
          />
        </div>
      </Item>
    ),
    updateEmail: () => (
      <Item key="email" legend="Your new e-mail address">
        <div className="haven-field-row">
          <TextField label="New e-mail" {...mail} {...form.field('email')} />
          <TextField label="New e-mail again" {...mail} {...form.field('confirmEmail')} />
        </div>
      </Item>
    ),
    updatePhone: () => (
      <Item key="phone" legend="Your new phone number">
        <TextField
          label="New phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="section-new tel"
          width="medium"
          hint={PHONE_HINTS[siteCountryCode]}
          {...form.field('phone')}
        />
      </Item>
    ),
    updateAddress: () => [
      <DonorAddress key="current" kind="current" {...place} />,
      <DonorAddress key="new" kind="new" {...place} />,
    ],
    updateExpiryDate: () => (
      <Item key="expiry" legend="Your card’s new expiry date">
        <TextField
          label="New expiry date"
          required
          width="short"
          autoComplete="cc-exp"
          hint="Month and year, like 09/29. Never send us your card number here."
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
