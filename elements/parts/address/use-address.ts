import { type RefObject, useRef, useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { focusById } from '#parts/form/focus-by-id.ts';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import ADDRESS_TEXTS from '#texts/elements/address';

/** The parts of an address. */
export type AddressPart = 'country' | 'street' | 'suburb' | 'city' | 'state' | 'postcode';

/** The form of an address. The form chooses the names of the fields. */
export interface AddressForm<Name extends string> {
  field(name: Name): FieldBinding;
  fieldId(name: Name): string;
  values(): Readonly<Partial<Record<Name, unknown>>>;
  setValues(values: Partial<Record<Name, string>>): void;
}

/** The state of an address: its fields, and what happens when the country changes or an address is picked. */
export interface AddressState {
  box: RefObject<HTMLFieldSetElement | null>;
  /** The current country and state. */
  place: { country: string; state: string };
  /** The first country, which stays in the list of options. */
  firstCountry: string;
  /** The result of a change, for screen readers. */
  status: Shown;
  field(part: AddressPart): FieldBinding;
  changeCountry(country: string): void;
  /** Fills in an address of the site's country. */
  fill(country: string, picked: Omit<Record<AddressPart, string>, 'country'>): void;
}

const IN_ORDER = ['street', 'suburb', 'city', 'postcode'] as const;

/** One address of a form: `names` maps its parts to field names, `stateFor` returns the default state of a country. */
export function useAddress<Name extends string>(
  form: AddressForm<NoInfer<Name>>,
  names: Readonly<Record<AddressPart, Name>>,
  stateFor: (country: string) => string,
): AddressState {
  const box = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState(() => {
    const values = form.values();
    return { country: String(values[names.country] ?? ''), state: String(values[names.state] ?? '') };
  });
  const [firstCountry] = useState(place.country);
  const [status, setStatus] = useState<Shown>('');

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
      // W4.08: the parts that depend on the country are emptied; name, phone and city stay.
      enter(country, stateFor(country), { street: '', suburb: '', postcode: '' });
      setStatus(message(ADDRESS_TEXTS, 'emptied'));
    },
    fill(country, { state, ...picked }) {
      enter(country, state || stateFor(country), picked);
      setStatus(message(ADDRESS_TEXTS, 'filledIn'));
      const filled = IN_ORDER.find((part) => picked[part] !== '');
      if (filled) focusById(box.current, form.fieldId(names[filled]));
    },
  };
}
