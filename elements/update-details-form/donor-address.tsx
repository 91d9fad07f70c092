import { useRef, useState } from 'react';
import { focusById } from '#parts/focus-by-id.ts';
import { SelectField } from '#parts/select-field.tsx';
import { StatusMessage } from '#parts/status-message.tsx';
import { TextField } from '#parts/text-field.tsx';
import { countryOptions, stateCode, stateOptions } from '#website/address-options.ts';
import type { AddressDetails } from '#website/api/address-schemas.ts';
import { defaultStateFor } from '#website/billing-state.ts';
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

const LAND: Readonly<Record<SiteCountryCode, string>> = { AUS: 'Australian', NZL: 'New Zealand' };

/** The address a donor has now, or the new one: a search that fills the fields, and the fields themselves. */
export function DonorAddress({ form, kind, siteCountryCode, suburbRequired, defaultState }: DonorAddressProps) {
  const names = DONOR_ADDRESSES[kind];
  const box = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState(() => {
    const values = form.values();
    return { country: values[names.country], state: values[names.state] };
  });
  const [status, setStatus] = useState('');

  const enter = (country: string, state: string, address: Record<string, string>) => {
    setPlace({ country, state });
    form.setValues({ ...address, [names.country]: country, [names.state]: state });
  };
  const changeCountry = (country: string) => {
    // W4.08: what belongs to the other country goes; the city stays.
    const emptied = { [names.street]: '', [names.suburb]: '', [names.postcode]: '' };
    enter(country, defaultStateFor(country, defaultState), emptied);
    setStatus('Street, suburb and postcode are empty now, for an address in the new country.');
  };
  const fill = ({ detail }: CustomEvent<AddressDetails>) => {
    // W7.03: the search knows the site's country alone, so a picked address is one of that country.
    const address = {
      [names.street]: detail.streetAddress,
      [names.suburb]: detail.suburb,
      [names.city]: detail.city,
      [names.postcode]: detail.postcode,
    };
    const state = stateCode(siteCountryCode, detail.state) || defaultStateFor(siteCountryCode, defaultState);
    enter(siteCountryCode, state, address);
    setStatus('Address filled. Check it and change what is not right.');
    const filled = [names.street, names.suburb, names.city, names.postcode].find((name) => address[name] !== '');
    if (filled) focusById(box.current, form.fieldId(filled));
  };

  const section = `section-${kind}`;
  const country = form.field(names.country);
  const states = stateOptions(place.country, place.state);
  const state = { ...form.field(names.state), autoComplete: `${section} address-level1` };
  const city = needsCity(place.country);
  const suburb = needsSuburb(place.country, suburbRequired);
  return (
    <fieldset className="haven-fieldset update-details-form__item" ref={box}>
      <legend className="haven-fieldset__legend">{kind === 'new' ? 'Your new address' : 'Your old address'}</legend>
      <SelectField
        label="Country"
        options={countryOptions(place.country)}
        autoComplete={`${section} country`}
        {...country}
        onChange={(event) => {
          country.onChange(event);
          changeCountry(event.target.value);
        }}
      />
      <address-search
        country={siteCountryCode}
        label={kind === 'new' ? 'Search for your new address' : 'Search for your old address'}
        hint={`${LAND[siteCountryCode]} addresses. Start typing, or fill in the fields below yourself.`}
        onaddress-pick={fill}
      />
      <TextField
        label="Street and number"
        required
        autoComplete={`${section} address-line1`}
        {...form.field(names.street)}
      />
      <div className="haven-field-row">
        <TextField
          label="Suburb"
          required={suburb}
          optional={!suburb}
          autoComplete={`${section} ${city ? 'address-level3' : 'address-level2'}`}
          {...form.field(names.suburb)}
        />
        <TextField
          label={city ? 'Town or city' : 'City'}
          required={city}
          optional={!city}
          autoComplete={`${section} address-level2`}
          {...form.field(names.city)}
        />
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
          autoComplete={`${section} postal-code`}
          {...form.field(names.postcode)}
        />
      </div>
      <StatusMessage>{status}</StatusMessage>
    </fieldset>
  );
}
