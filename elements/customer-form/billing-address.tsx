import { AddressFields } from '#parts/address/address-fields.tsx';
import { useAddress } from '#parts/address/use-address.ts';
import { countryOptions, stateOptions } from '#website/address/address-options.ts';
import { defaultStateFor } from '#website/address/billing-state.ts';
import { addressSearchHint, pickedAddress } from '#website/address/picked-address.ts';
import type { SiteCountryCode } from '#website/country.ts';
import './address-search-tag.ts';
import type { CustomerRuleForm } from './use-customer-form.ts';

export interface BillingAddressProps {
  form: CustomerRuleForm;
  siteCountryCode: SiteCountryCode;
  defaultState: string;
}

const NAMES = {
  country: 'billingAddressCountry',
  street: 'billingAddressStreet',
  suburb: 'billingAddressSuburb',
  city: 'billingAddressCity',
  state: 'billingAddressState',
  postcode: 'billingAddressPostcode',
} as const;

export function BillingAddress({ form, siteCountryCode, defaultState }: BillingAddressProps) {
  const address = useAddress(form, NAMES, (country) => defaultStateFor(country, defaultState));
  const { country, state } = address.place;
  return (
    <AddressFields
      address={address}
      legend="Billing address"
      className="haven-form"
      countries={countryOptions(address.firstCountry)}
      states={stateOptions(country, state)}
      isCountryOptional
      isSuburbRequired
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
