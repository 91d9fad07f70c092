import { asText } from '../client/record.ts';
import { ignore } from './keep-supported.ts';

/** The default and allowed countries of the phone field; codes are ISO 3166-1 alpha-2 in lower case. */
export interface PhoneMaskOptions {
  /** Upper or lower case. */
  readonly default_country?: string;
  readonly preferred_countries?: readonly string[];
  readonly only_countries?: readonly string[];
}

/** The query parameters of the mask (S7.40, S7.41); malformed codes are dropped with a warning (S5.34 to S5.36). */
export function phoneMaskParameters(options: PhoneMaskOptions): Record<string, string> {
  const parameters: Record<string, string> = { use_country_phone_mask: 'true' };
  for (const name of ['only_countries', 'preferred_countries', 'default_country'] as const) {
    // S5.36 allows two characters in any case; the form uses lower-case codes.
    const isDefault = name === 'default_country';
    const rule = isDefault ? /^..$/ : /^[a-z]{2}$/;
    const codes = [options[name] ?? []]
      .flat()
      .map(asText)
      .filter((code) => rule.test(code) || ignore(`${name} ${code}: not a country code`));
    if (codes.length) parameters[`phone_mask_${name}`] = isDefault ? codes.join().toLowerCase() : codes.join();
  }
  return parameters;
}
