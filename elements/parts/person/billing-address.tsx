import { AddressFields } from '#parts/address/address-fields.tsx';
import { type AddressForm, useAddress } from '#parts/address/use-address.ts';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { countryOptions, stateOptions } from '#rules/address/address-options.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { pickedAddress } from '#rules/address/picked-address.ts';
import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'address-search': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          country?: string;
          label?: string;
          hint?: string;
        };
    }
  }
}

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
  const t = useTexts(PERSON_TEXTS);
  const { form, siteCountryCode, defaultState, isOptional = false } = props;
  const address = useAddress(form, NAMES, (country) => defaultStateFor(country, defaultState));
  const { country, state } = address.place;
  // W7.03: the search covers only the site's country, so a picked address is in that country.
  const search = useTagEvents(['address-pick'], ({ detail }: CustomEvent<ResolvedAddress>) =>
    address.fill(siteCountryCode, pickedAddress(detail, siteCountryCode)),
  );
  const hint = siteCountryCode === 'NZL' ? t('searchNewZealand') : t('searchAustralia');
  return (
    <AddressFields
      address={address}
      legend={props.legend ?? t('billingAddress')}
      className="haven-form"
      countries={countryOptions(address.firstCountry, t.language)}
      states={stateOptions(country, state)}
      isRequired={!isOptional}
      isSuburbRequired={!isOptional}
      isCityRequired={false}
      cityLabel={t('city')}
      isSuburbOfTown={country === 'NZL'}
      search={
        <address-search country={siteCountryCode} hint={hint} ref={search}>
          <SearchRoom hint={hint} />
        </address-search>
      }
    />
  );
}

/** Has the height of the search, until its script has loaded and hides it. */
function SearchRoom({ hint }: { hint: string }) {
  return (
    <div className="haven-field haven-combobox__room">
      <span className="haven-field__label">{'\u00a0'}</span>
      <p className="haven-field__hint">{hint}</p>
      <span className="haven-field__control" />
      <p className="haven-combobox__status" />
    </div>
  );
}
