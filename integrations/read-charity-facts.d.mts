/** What the packages for other systems have of a charity. */
export interface CharityFacts {
  name: string;
  /** The country of a charity that is in one alone. */
  country: 'AUS' | 'NZL' | '';
  /** Declarations of `--haven-theme-*`; empty where the look is the house's. */
  theme: string;
}

export const NO_CHARITY: CharityFacts;
export const CURRENCIES: Readonly<Record<string, string>>;
export function readCharityFacts(args: readonly string[]): Promise<CharityFacts>;
