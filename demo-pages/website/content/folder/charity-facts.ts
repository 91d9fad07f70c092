import { themeOf } from '../../platform/index.ts';
import { readCharity } from './read-charity.ts';

/** What the packages for other systems have of a charity. */
interface CharityFacts {
  name: string;
  /** The country of a charity that is in one alone. */
  country: 'AUS' | 'NZL' | '';
  /** Declarations of `--haven-theme-*`; empty where the look is the house's. */
  theme: string;
}

/** Reads them from a charity's folder. Throws a ContentFaultsError when the folder has faults. */
export async function charityFacts(folder: string): Promise<CharityFacts> {
  const { organisation, theme } = await readCharity(folder);
  const { name, countries } = organisation;
  const country = countries.AUS && countries.NZL ? '' : countries.AUS ? 'AUS' : 'NZL';
  return { name, country, theme: themeOf(theme).properties.join(' ') };
}
