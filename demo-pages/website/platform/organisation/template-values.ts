import type { OrganisationFacts } from './organisation-file.ts';

/** What `npm run new-charity` writes where only the charity knows the value. */
export const TEMPLATE_WORD = 'TEMPLATE';

/** Only zeros: no registration, phone or account has such a number. */
const ZEROS = /^(?:CC)?[0 ()-]+$/;

/** The places of values that nobody has written yet, such as `countries.NZL.charityNumber`. */
export function templateValues(organisation: OrganisationFacts): string[] {
  const placesIn = (value: unknown, place: string): string[] => {
    if (typeof value === 'string') return ZEROS.test(value) || value.includes(TEMPLATE_WORD) ? [place] : [];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, place === '' ? key : `${place}.${key}`));
  };
  return placesIn(organisation, '').concat(organisation.demonstration ? ['demonstration'] : []);
}
