import { siteOfCountry } from '#rules/country.ts';
import { OTHER_COUNTRY_STATE } from '#rules/limits.ts';
import { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS, type Subdivision } from './subdivisions.ts';

/**
 * The first state of an address (W4.10 to W4.12): the page's own default or NSW in Australia, the page's own or NZ in
 * New Zealand, `Oth` elsewhere. A page default in the other country is ignored.
 */
export function defaultStateFor(country: string, pageDefault?: string): string {
  const site = siteOfCountry(country);
  if (!site) return OTHER_COUNTRY_STATE;
  const chosen = pageDefault?.trim() ?? '';
  const [own, other] =
    site === 'AUS' ? [AUSTRALIAN_STATES, NEW_ZEALAND_STATES] : [NEW_ZEALAND_STATES, AUSTRALIAN_STATES];
  const isAbroad = !hasCode(own, chosen) && (hasCode(other, chosen) || chosen === OTHER_COUNTRY_STATE);
  return chosen === '' || isAbroad ? (site === 'AUS' ? 'NSW' : 'NZ') : chosen;
}

/** The choices of a state field: Australia's states, New Zealand and its regions, or only `Oth`. */
export function statesFor(country: string): readonly Subdivision[] {
  const site = siteOfCountry(country);
  if (!site) return OTHER_STATES;
  return site === 'AUS' ? AUSTRALIAN_STATES : NEW_ZEALAND_STATES;
}

const NEW_ZEALAND_STATES: readonly Subdivision[] = [{ code: 'NZ', key: 'nz' }, ...NEW_ZEALAND_REGIONS];
const OTHER_STATES: readonly Subdivision[] = [{ code: OTHER_COUNTRY_STATE, key: 'other' }];

function hasCode(states: readonly Subdivision[], code: string): boolean {
  return states.some((state) => state.code === code);
}
