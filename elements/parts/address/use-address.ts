import { type RefObject, useRef, useState } from 'react';
import { focusById } from '#parts/form/focus-by-id.ts';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';

/** What an address is made of. */
export type AddressPart = 'country' | 'street' | 'suburb' | 'city' | 'state' | 'postcode';

/** What an address asks of its form, whose fields have names of their own. */
export interface AddressForm<Name extends string> {
  field(name: Name): FieldBinding;
  fieldId(name: Name): string;
  values(): Readonly<Partial<Record<Name, unknown>>>;
  setValues(values: Partial<Record<Name, string>>): void;
}

/** An address in use: its fields, and what happens when the country changes or an address is picked. */
export interface Address {
  box: RefObject<HTMLFieldSetElement | null>;
  /** The country and the state that stand there now. */
  place: { country: string; state: string };
  /** The country that it opened with, which stays on offer. */
  firstCountry: string;
  /** What a change has done, for screen readers. */
  status: string;
  field(part: AddressPart): FieldBinding;
  changeCountry(country: string): void;
  /** Fills in an address of the site's country. */
  fill(country: string, picked: Omit<Record<AddressPart, string>, 'country'>): void;
}

const IN_ORDER = ['street', 'suburb', 'city', 'postcode'] as const;

/** One address of a form: `names` says what its parts are called there, `stateFor` which state a country starts with. */
export function useAddress<Name extends string>(
  form: AddressForm<NoInfer<Name>>,
  names: Readonly<Record<AddressPart, Name>>,
  stateFor: (country: string) => string,
): Address {
  const box = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState(() => {
    const values = form.values();
    return { country: String(values[names.country] ?? ''), state: String(values[names.state] ?? '') };
  });
  const [firstCountry] = useState(place.country);
  const [status, setStatus] = useState('');

  const enter = (country: string, state: string, parts: Partial<Record<AddressPart, string>>) => {
    setPlace({ country, state });
    const entries = Object.entries({ ...parts, country, state }).map(([part, text]) => [
      names[part as AddressPart],
      text,
    ]);
    form.setValues(Object.fromEntries(entries));
  };
  return {
    box,
    place,
    firstCountry,
    status,
    field: (part) => form.field(names[part]),
    changeCountry(country) {
      // W4.08: what belongs to the other country goes; name, phone and city stay.
      enter(country, stateFor(country), { street: '', suburb: '', postcode: '' });
      setStatus('Street, suburb and postcode are empty now, for an address in the new country.');
    },
    fill(country, { state, ...picked }) {
      enter(country, state || stateFor(country), picked);
      setStatus('Address filled. Check it and change what is not right.');
      const filled = IN_ORDER.find((part) => picked[part] !== '');
      if (filled) focusById(box.current, form.fieldId(names[filled]));
    },
  };
}
