import { useRef, useState } from 'react';
import { focusById } from '#parts/focus-by-id.ts';
import { SelectField } from '#parts/select-field.tsx';
import { StatusMessage } from '#parts/status-message.tsx';
import { TextField } from '#parts/text-field.tsx';
import type { AddressDetails } from '#website/api/address-schemas.ts';
import { defaultStateFor } from '#website/billing-state.ts';
import type { SiteCountryCode } from '#website/country.ts';
import './address-search-tag.ts';
import { countryOptions, stateOptions } from './customer-options.ts';
import { type AddressValues, type CustomerValues, pickedValues } from './customer-values.ts';
import type { CustomerRuleForm } from './use-customer-form.ts';

export interface BillingAddressProps {
  form: CustomerRuleForm;
  first: CustomerValues;
  siteCountryCode: SiteCountryCode;
  defaultState: string;
}

const SEARCH_HINTS: Readonly<Record<SiteCountryCode, string>> = {
  AUS: 'Australian addresses. Start typing, or fill in the fields below yourself.',
  NZL: 'New Zealand addresses. Start typing, or fill in the fields below yourself.',
};

/** The billing address: a search that fills the fields, and the fields, which are always there to type in. */
export function BillingAddress({ form, first, siteCountryCode, defaultState }: BillingAddressProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState({
    country: first.billingAddressCountry,
    state: first.billingAddressState,
  });
  const [status, setStatus] = useState('');
  const inNewZealand = place.country === 'NZL';

  const enterCountry = (country: string, address: Partial<AddressValues>, state: string) => {
    setPlace({ country, state });
    form.setValues({ ...address, billingAddressCountry: country, billingAddressState: state });
  };
  const changeCountry = (country: string) => {
    // W4.08: what belongs to the other country goes; name, phone and city stay.
    const emptied = { billingAddressStreet: '', billingAddressSuburb: '', billingAddressPostcode: '' };
    enterCountry(country, emptied, defaultStateFor(country, defaultState));
    setStatus('Street, suburb and postcode are empty now, for an address in the new country.');
  };
  const fill = ({ detail }: CustomEvent<AddressDetails>) => {
    // W7.03: the search knows the site's country alone, so a picked address is one of that country.
    const picked = pickedValues(detail, siteCountryCode, defaultState);
    enterCountry(siteCountryCode, picked, picked.billingAddressState);
    setStatus('Address filled. Check it and change what is not right.');
    const filled = (Object.keys(picked) as (keyof AddressValues)[]).find((name) => picked[name] !== '');
    if (filled) focusById(box.current, form.fieldId(filled));
  };

  const country = form.field('billingAddressCountry');
  const states = stateOptions(place.country, place.state);
  const state = { ...form.field('billingAddressState'), autoComplete: 'address-level1' };
  return (
    <fieldset className="haven-fieldset haven-form" ref={box}>
      <legend className="haven-fieldset__legend">Billing address</legend>
      <SelectField
        label="Country"
        optional
        options={countryOptions(first.billingAddressCountry)}
        autoComplete="country"
        {...country}
        onChange={(event) => {
          country.onChange(event);
          changeCountry(event.target.value);
        }}
      />
      <address-search country={siteCountryCode} hint={SEARCH_HINTS[siteCountryCode]} onaddress-pick={fill} />
      <TextField
        label="Street and number"
        required
        autoComplete="address-line1"
        {...form.field('billingAddressStreet')}
      />
      <div className="haven-field-row">
        <TextField
          label="Suburb"
          required
          autoComplete={inNewZealand ? 'address-level3' : 'address-level2'}
          {...form.field('billingAddressSuburb')}
        />
        <TextField label="City" optional autoComplete="address-level2" {...form.field('billingAddressCity')} />
      </div>
      <div className="haven-field-row">
        {states ? (
          // A new list is a new control: the form gives it its value once the options are there.
          <SelectField
            key={`${place.country} ${place.state}`}
            label="State or region"
            optional
            options={states}
            {...state}
          />
        ) : (
          <TextField label="State or region" optional {...state} />
        )}
        <TextField
          label="Postcode"
          required
          width="short"
          inputMode={states ? 'numeric' : 'text'}
          autoComplete="postal-code"
          {...form.field('billingAddressPostcode')}
        />
      </div>
      <StatusMessage>{status}</StatusMessage>
    </fieldset>
  );
}
