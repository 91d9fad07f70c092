import type { SelectOption } from '#parts/select-field.tsx';
import { BILLING_COUNTRIES } from '#website/billing-countries.ts';
import { statesFor } from '#website/billing-state.ts';

const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev'];

/** The choices of the title, the empty one first; a title that the page knows is never lost. */
export function titleOptions(known: string): SelectOption[] {
  const titles = known === '' || TITLES.includes(known) ? TITLES : [...TITLES, known];
  return [{ value: '', label: 'No title' }, ...titles.map((title) => ({ value: title, label: title }))];
}

/** The choices of the country; one that the page knows by another code is never lost. */
export function countryOptions(known: string): SelectOption[] {
  const options = BILLING_COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
  return withKnown(options, known);
}

/** The choices of the state, or nothing where it is a text: only Australia and New Zealand have a list. */
export function stateOptions(country: string, known: string): SelectOption[] | undefined {
  const states = statesFor(country);
  if (states.length < 2) return undefined;
  return withKnown(
    states.map(({ code, name }) => ({ value: code, label: name })),
    known,
  );
}

function withKnown(options: SelectOption[], known: string): SelectOption[] {
  if (known === '' || options.some(({ value }) => value === known)) return options;
  return [...options, { value: known, label: known }];
}
