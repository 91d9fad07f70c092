import type { Database } from '../../database/open-database.ts';
import type { Typed } from '../managed-content/content-kind.ts';
import { seedEntry } from '../managed-content/seed-entry.ts';
import { PETITION_KIND } from './petition-kind.ts';
import { PAGE_PETITIONS } from './petitions.ts';

const FIELDS = { counterTitle: 'people have signed', postcode: 'optional', mobile: 'optional', location: 'not-asked' };

/** The demonstration's petitions, one for each country. */
export const SEED_PETITIONS: readonly { key: string; fields: Typed }[] = [
  {
    key: PAGE_PETITIONS.AUS,
    fields: {
      ...FIELDS,
      siteCountryCode: 'AUS',
      title: 'Let families be together',
      goal: '20,000',
      onPaper: '3,214',
      page: '/petition',
      until: '',
    },
  },
  {
    key: PAGE_PETITIONS.NZL,
    fields: {
      ...FIELDS,
      siteCountryCode: 'NZL',
      title: 'Let whānau be together',
      goal: '8,000',
      onPaper: '1,047',
      page: '/nz/petition',
      until: '',
    },
  },
];

/** Publishes them where staff have not changed them. */
export async function seedPetitions(tx: Database, now: number): Promise<void> {
  for (const each of SEED_PETITIONS) await seedEntry(tx, PETITION_KIND, each, now);
}
