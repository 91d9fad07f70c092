import { countriesIn } from './billing-countries.ts';
import { statesFor } from './billing-state.ts';

/** One option of a list. */
export interface AddressOption {
  readonly value: string;
  readonly label: string;
}

/** The country options in a language. The code that the page already has is always among them. */
export function countryOptions(current: string, language = 'en'): AddressOption[] {
  return withCurrent(
    countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
    current,
  );
}

/** The state options, or nothing where the state is free text: only Australia and New Zealand have a list. */
export function stateOptions(country: string, current: string): AddressOption[] | undefined {
  const states = statesFor(country);
  if (states.length === 1) return undefined;
  return withCurrent(
    states.map(({ code, name }) => ({ value: code, label: name })),
    current,
  );
}

/** Converts a state's name to its code; a text that is not in the list stays unchanged. */
export function stateCode(country: string, text: string): string {
  const named = text.trim().toLowerCase();
  const state = statesFor(country).find(({ code, name }) =>
    [code, name].some((current) => current.toLowerCase() === named),
  );
  return state?.code ?? text.trim();
}

function withCurrent(options: AddressOption[], current: string): AddressOption[] {
  if (current === '' || options.some(({ value }) => value === current)) return options;
  return [...options, { value: current, label: current }];
}
