import type { ReactNode } from 'react';
import { AddressFields } from '#parts/address/address-fields.tsx';
import { useAddress } from '#parts/address/use-address.ts';
import { TextField } from '#parts/fields/text-field.tsx';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { countryOptions, stateOptions } from '#rules/address/address-options.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { pickedAddress } from '#rules/address/picked-address.ts';
import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { type AddressKind, DONOR_ADDRESSES, needsCity, needsSuburb } from '#rules/forms/donor-address.ts';
import type { DonorItem } from '#rules/forms/update-details-fields.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import type { DonorForm } from './use-update-details.ts';

interface DonorAddressProps {
  form: DonorForm;
  kind: AddressKind;
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
}

/** The donor's current address, or the new one. */
function DonorAddress({ form, kind, siteCountryCode, suburbRequired, defaultState }: DonorAddressProps) {
  const t = useTexts(UPDATE_TEXTS);
  const address = useAddress(form, DONOR_ADDRESSES[kind], (country) => defaultStateFor(country, defaultState));
  const { country, state } = address.place;
  // W7.03: the search covers only the site's country, so a picked address is in that country.
  const search = useTagEvents(['address-pick'], ({ detail }: CustomEvent<ResolvedAddress>) =>
    address.fill(siteCountryCode, pickedAddress(detail, siteCountryCode)),
  );
  const isTownNeeded = needsCity(country);
  const person = useTexts(PERSON_TEXTS);
  return (
    <AddressFields
      address={address}
      legend={kind === 'new' ? t('newAddress') : t('oldAddress')}
      className="update-details-form__item update-details-form__item--updateAddress"
      section={`section-${kind}`}
      countries={countryOptions(address.firstCountry, t.language)}
      states={stateOptions(country, state)}
      isSuburbRequired={needsSuburb(country, suburbRequired)}
      isCityRequired={isTownNeeded}
      cityLabel={isTownNeeded ? t('townOrCity') : t('city')}
      isSuburbOfTown={isTownNeeded}
      search={
        <address-search
          country={siteCountryCode}
          label={kind === 'new' ? t('searchNew') : t('searchOld')}
          hint={siteCountryCode === 'NZL' ? person('searchNewZealand') : person('searchAustralia')}
          ref={search}
        />
      }
    />
  );
}

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
