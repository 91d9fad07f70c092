import { organisationOf } from '../organisation/organisation.ts';
import { siteOf } from '../site/sites.ts';

const STATUS = { AUS: 'Deductible gift recipient', NZL: 'Approved donee organisation' } as const;

/** Labels and numbers by which a country's tax office knows the organisation: in English on every receipt. */
export function registrationRows(country: 'AUS' | 'NZL'): (readonly [label: string, value: string])[] {
  const { legalName, registration, isClaimable } = organisationOf(siteOf(country));
  return [
    ['Agency', legalName],
    ...('abn' in registration
      ? [['ABN', registration.abn] as const]
      : [
          ['Charities Services registration', registration.charityNumber] as const,
          ['IRD number', registration.irdNumber] as const,
        ]),
    ...(isClaimable ? [['Status', STATUS[country]] as const] : []),
  ];
}
