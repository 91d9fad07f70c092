import { warn } from './keep-known.ts';

/** How the phone field guesses and limits countries; codes are ISO 3166-1 alpha-2 in lower case. */
export interface PhoneMaskOptions {
  readonly default_country?: string;
  readonly preferred_countries?: readonly string[];
  readonly only_countries?: readonly string[];
}

/** The query parameters of the mask (S7.40, S7.41); malformed codes are left out with a warning (S5.34 to S5.36). */
export function phoneMaskParameters(options: PhoneMaskOptions): [name: string, value: string][] {
  const parameters: [string, string][] = [['use_country_phone_mask', 'true']];
  for (const name of ['only_countries', 'preferred_countries'] as const) {
    const codes = options[name]?.filter(
      (code) => /^[a-z]{2}$/.test(code) || warn(`${name} takes codes of two lower-case letters, not ${code}`),
    );
    if (codes?.length) parameters.push([`phone_mask_${name}`, codes.join()]);
  }
  const country = options.default_country;
  if (country?.length === 2) parameters.push(['phone_mask_default_country', country]);
  else if (country !== undefined) warn(`default_country takes a code of 2 characters, not ${country}`);
  return parameters;
}
