import { ignore } from './keep-known.ts';

/** How the phone field guesses and limits countries; codes are ISO 3166-1 alpha-2 in lower case. */
export interface PhoneMaskOptions {
  readonly default_country?: string;
  readonly preferred_countries?: readonly string[];
  readonly only_countries?: readonly string[];
}

/** The query parameters of the mask (S7.40, S7.41); malformed codes are left out with a warning (S5.34 to S5.36). */
export function phoneMaskParameters(options: PhoneMaskOptions): [name: string, value: string][] {
  const parameters: [string, string][] = [['use_country_phone_mask', 'true']];
  const add = (name: keyof PhoneMaskOptions, codes: readonly string[], rule: RegExp) => {
    const good = codes.filter((code) => rule.test(code) || ignore(`${name} ${code}: not a country code`));
    if (good.length) parameters.push([`phone_mask_${name}`, good.join()]);
  };
  add('only_countries', options.only_countries ?? [], /^[a-z]{2}$/);
  add('preferred_countries', options.preferred_countries ?? [], /^[a-z]{2}$/);
  add('default_country', [options.default_country ?? []].flat(), /^..$/);
  return parameters;
}
