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
export function countryOptions(known: string, language = 'en'): AddressOption[] {
  return withKnown(
    countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
    known,
  );
}

/** The state options, or nothing where the state is free text: only Australia and New Zealand have a list. */
export function stateOptions(country: string, known: string): AddressOption<Shown>[] | undefined {
  const states = statesFor(country);
  if (states.length === 1) return undefined;
  return withKnown(
    states.map(({ code, key }) => ({ value: code, label: message(REGIONS_TEXTS, key) })),
    known,
  );
}

/** Converts a state's name to its code; a text that is not in the list stays unchanged. */
export function stateCode(country: string, text: string): string {
  const named = text.trim().toLowerCase();
  const state = statesFor(country).find(({ code, key }) =>
    [code, REGIONS_TEXTS.texts[key]].some((known) => known.toLowerCase() === named),
  );
  return state?.code ?? text.trim();
}

function withKnown<Label extends Shown>(
  options: AddressOption<Label>[],
  known: string,
): AddressOption<Label | string>[] {
  if (known === '' || options.some(({ value }) => value === known)) return options;
  return [...options, { value: known, label: known }];
}
