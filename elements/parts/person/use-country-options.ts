import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { type AddressOption, countryOptions } from '#website/address/address-options.ts';

/** The countries of an address. A browser's names of the other ones may not be the server's: they come afterwards. */
export function useCountryOptions(first: string, language: string): AddressOption[] {
  const countries = countryOptions(first, language);
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? countries : countries.filter(({ value }) => ['AUS', 'NZL', first].includes(value));
}
