import { AddressFields } from '#parts/address/address-fields.tsx';
import { useAddress } from '#parts/address/use-address.ts';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { countryOptions, stateOptions } from '#rules/address/address-options.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { pickedAddress } from '#rules/address/picked-address.ts';
import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { type AddressKind, DONOR_ADDRESSES, needsCity, needsSuburb } from '#rules/forms/donor-address.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import type { DonorForm } from './use-update-details.ts';

export interface DonorAddressProps {
  form: DonorForm;
  kind: AddressKind;
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
}

/** The donor's current address, or the new one. */
export function DonorAddress({ form, kind, siteCountryCode, suburbRequired, defaultState }: DonorAddressProps) {
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
