import { createContext } from 'react';

/** What a filter passes to its controls. */
export interface FilterState {
  /** The current choices by name. */
  readonly choices: Readonly<Record<string, string>>;
  readonly off: boolean;
}

export const FilterContext = createContext<FilterState>({ choices: {}, off: false });
