import { message, type Shown } from '#locales/message.ts';
import REGIONS_TEXTS from '#texts/elements/regions';
import { countriesIn } from './billing-countries.ts';
import { statesFor } from './billing-state.ts';

/** One option of a list. */
export interface AddressOption<Label extends Shown = string> {
  readonly value: string;
  readonly label: Label;
}

/** The country options in a language. The code that the page already has is always among them. */
export function countryOptions(current: string, language = 'en'): AddressOption[] {
  return withCurrent(
    countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
    current,
  );
}

/** The state options, or nothing where the state is free text: only Australia and New Zealand have a list. */
export function stateOptions(country: string, current: string): AddressOption<Shown>[] | undefined {
  const states = statesFor(country);
  if (states.length === 1) return undefined;
  return withCurrent(
    states.map(({ code, key }) => ({ value: code, label: message(REGIONS_TEXTS, key) })),
    current,
  );
}

/** Converts a state's name to its code; a text that is not in the list stays unchanged. */
export function stateCode(country: string, text: string): string {
  const named = text.trim().toLowerCase();
  const state = statesFor(country).find(({ code, key }) =>
    [code, REGIONS_TEXTS.texts[key]].some((current) => current.toLowerCase() === named),
  );
  return state?.code ?? text.trim();
}

function withCurrent<Label extends Shown>(
  options: AddressOption<Label>[],
  current: string,
): AddressOption<Label | string>[] {
  if (current === '' || options.some(({ value }) => value === current)) return options;
  return [...options, { value: current, label: current }];
}
