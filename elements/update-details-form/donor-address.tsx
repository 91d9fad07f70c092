import { AddressFields } from '#parts/address/address-fields.tsx';
import { useAddress } from '#parts/address/use-address.ts';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { countryOptions, stateOptions } from '#website/address/address-options.ts';
import { defaultStateFor } from '#website/address/billing-state.ts';
import { addressSearchHint, pickedAddress } from '#website/address/picked-address.ts';
import type { AddressDetails } from '#website/api/address-schemas.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { type AddressKind, DONOR_ADDRESSES, needsCity, needsSuburb } from '#website/forms/donor-address.ts';
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
  const address = useAddress(form, DONOR_ADDRESSES[kind], (country) => defaultStateFor(country, defaultState));
  const { country, state } = address.place;
  // W7.03: the search covers only the site's country, so a picked address is in that country.
  const search = useTagEvents(['address-pick'], ({ detail }: CustomEvent<AddressDetails>) =>
    address.fill(siteCountryCode, pickedAddress(detail, siteCountryCode)),
  );
  const isTownNeeded = needsCity(country);
  const whose = kind === 'new' ? 'your new address' : 'your old address';
  return (
    <AddressFields
      address={address}
      legend={kind === 'new' ? 'Your new address' : 'Your old address'}
      className="update-details-form__item"
      section={`section-${kind}`}
      countries={countryOptions(address.firstCountry)}
      states={stateOptions(country, state)}
      isSuburbRequired={needsSuburb(country, suburbRequired)}
      isCityRequired={isTownNeeded}
      cityLabel={isTownNeeded ? 'Town or city' : 'City'}
      isSuburbOfTown={isTownNeeded}
      search={
        <address-search
          country={siteCountryCode}
          label={`Search for ${whose}`}
          hint={addressSearchHint(siteCountryCode)}
          ref={search}
        />
      }
    />
  );
}
