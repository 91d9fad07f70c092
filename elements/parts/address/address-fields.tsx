import type { ReactNode } from 'react';
import type { Shown } from '#locales/message.ts';
import { SelectField, type SelectOption } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ADDRESS_TEXTS from '#texts/elements/address';
import type { AddressState } from './use-address.ts';

export interface AddressFieldsProps {
  address: AddressState;
  legend: string;
  className: string;
  /** The autofill section, such as `section-new`, that separates this address from another one on the page. */
  section?: string;
  countries: readonly SelectOption[];
  /** The state options; none where the state is a text field. */
  states: readonly { readonly value: string; readonly label: Shown }[] | undefined;
  /** Whether the street and the postcode must be filled in; by default they must. */
  isRequired?: boolean;
  isSuburbRequired: boolean;
  isCityRequired: boolean;
  cityLabel: string;
  /** Whether a suburb is a part of a town, as in New Zealand. Elsewhere the suburb is the town for autofill. */
  isSuburbOfTown: boolean;
  /** The address search that fills the fields. */
  search: ReactNode;
}

/** The fields of an address, with a search that fills them. The fields are always visible for typing. */
export function AddressFields(props: AddressFieldsProps) {
  const t = useTexts(ADDRESS_TEXTS);
  const { address, legend, className, section, countries, states, isSuburbRequired, isCityRequired } = props;
  const { isRequired = true } = props;
  const textOf = useTextOf();
  const autoComplete = (field: string) => (section ? `${section} ${field}` : field);
  const country = address.field('country');
  const state = { ...address.field('state'), autoComplete: autoComplete('address-level1') };
  return (
    <fieldset className={`haven-fieldset ${className}`} ref={address.box}>
      <legend className="haven-fieldset__legend">{legend}</legend>
      <SelectField
        label={t('country')}
        options={countries}
        autoComplete={autoComplete('country')}
        {...country}
        onChange={(event) => {
          country.onChange(event);
          address.changeCountry(event.target.value);
        }}
      />
      {props.search}
      <TextField
        label={t('street')}
        required={isRequired}
        optional={!isRequired}
        autoComplete={autoComplete('address-line1')}
        {...address.field('street')}
      />
      <div className="haven-field-row">
        <TextField
          label={t('suburb')}
          required={isSuburbRequired}
          optional={!isSuburbRequired}
          autoComplete={autoComplete(props.isSuburbOfTown ? 'address-level3' : 'address-level2')}
          {...address.field('suburb')}
        />
        <TextField
          label={props.cityLabel}
          required={isCityRequired}
          optional={!isCityRequired}
          autoComplete={props.isSuburbOfTown ? autoComplete('address-level2') : 'off'}
          {...address.field('city')}
        />
      </div>
      <div className="haven-field-row">
        {states ? (
          // The key makes a new control for a new list: the form sets its value when the options are there.
          <SelectField
            key={`${address.place.country} ${address.place.state}`}
            label={t('state')}
            optional
            options={states.map((option) => ({ ...option, label: textOf(option.label) }))}
            {...state}
          />
        ) : (
          <TextField label={t('state')} optional {...state} />
        )}
        <TextField
          label={t('postcode')}
          required={isRequired}
          optional={!isRequired}
          width="short"
          inputMode={states ? 'numeric' : 'text'}
          autoComplete={autoComplete('postal-code')}
          {...address.field('postcode')}
        />
      </div>
      <StatusMessage>{address.status}</StatusMessage>
    </fieldset>
  );
}
