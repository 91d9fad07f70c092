import { AddressFields } from '#parts/address/address-fields.tsx';
import { type AddressForm, useAddress } from '#parts/address/use-address.ts';
import { useBrowserValue } from '#runtime/browser-value.ts';
import { countryOptions, stateOptions } from '#website/address/address-options.ts';
import { defaultStateFor } from '#website/address/billing-state.ts';
import { addressSearchHint, pickedAddress } from '#website/address/picked-address.ts';
import type { SiteCountryCode } from '#website/country.ts';
import './address-search-tag.ts';

export interface BillingAddressProps {
  form: AddressForm<BillingAddressField>;
  siteCountryCode: SiteCountryCode;
  defaultState: string;
  legend?: string;
  /** Whether nothing of it has to be filled in. */
  isOptional?: boolean;
}

type BillingAddressField = (typeof NAMES)[keyof typeof NAMES];

const NAMES = {
  country: 'billingAddressCountry',
  street: 'billingAddressStreet',
  suburb: 'billingAddressSuburb',
  city: 'billingAddressCity',
  state: 'billingAddressState',
  postcode: 'billingAddressPostcode',
} as const;

/** The billing address of a customer or a donor, with the search that fills it. */
export function BillingAddress(props: BillingAddressProps) {
  const { form, siteCountryCode, defaultState, legend = 'Billing address', isOptional = false } = props;
  const address = useAddress(form, NAMES, (country) => defaultStateFor(country, defaultState));
  const { country, state } = address.place;
  const countries = countryOptions(address.firstCountry);
  // A browser's names of the other countries may not be the server's.
  const isInBrowser = useBrowserValue(() => true, false);
  const named = countries.filter(({ value }) => ['AUS', 'NZL', address.firstCountry].includes(value));
  return (
    <AddressFields
      address={address}
      legend={legend}
      className="haven-form"
      countries={isInBrowser ? countries : named}
      states={stateOptions(country, state)}
      isCountryOptional
      isRequired={!isOptional}
      isSuburbRequired={!isOptional}
      isCityRequired={false}
      cityLabel="City"
      isSuburbOfTown={country === 'NZL'}
      search={
        <address-search
          country={siteCountryCode}
          hint={addressSearchHint(siteCountryCode)}
          // W7.03: the search covers only the site's country, so a picked address is in that country.
          onaddress-pick={({ detail }) => address.fill(siteCountryCode, pickedAddress(detail, siteCountryCode))}
        />
      }
    />
  );
}
