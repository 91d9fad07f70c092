import { agencyOf } from '../site/agency.ts';
import { siteOf } from '../site/sites.ts';

/** Labels and numbers by which a country's tax office knows the agency: in English on every receipt. */
export function registrationRows(country: 'AUS' | 'NZL'): (readonly [label: string, value: string])[] {
  const { legalName, registration } = agencyOf(siteOf(country));
  if ('abn' in registration)
    return [
      ['Agency', legalName],
      ['ABN', registration.abn],
      ['Status', registration.dgrStatus],
    ];
  return [
    ['Agency', legalName],
    ['Charities Services registration', registration.charityNumber],
    ['IRD number', registration.irdNumber],
    ['Status', registration.doneeStatus],
  ];
}
