import type { Database } from '../../database/open-database.ts';
import type { Typed } from '../managed-content/content-kind.ts';
import { seedEntry } from '../managed-content/seed-entry.ts';
import { PAGE_GUIDES } from './bequest-forms.ts';
import { GUIDE_KIND } from './guide-kind.ts';

const subject = 'Your guide to gifts in wills';

/** The demonstration's guides, one for each country. */
export const SEED_GUIDES: readonly { key: string; fields: Typed }[] = [
  {
    key: PAGE_GUIDES.AUS,
    fields: {
      siteCountryCode: 'AUS',
      subject,
      pretext: 'Thank you for thinking of people who had to flee. Here is the guide you asked for.',
      guidePath: '/bequest/guide',
      team: 'bequests@haven.example',
    },
  },
  {
    key: PAGE_GUIDES.NZL,
    fields: {
      siteCountryCode: 'NZL',
      subject,
      pretext: 'Kia ora. Thank you for thinking of people who had to flee. Here is the guide you asked for.',
      guidePath: '/nz/bequest/guide',
      team: 'bequests-nz@haven.example',
    },
  },
];

/** Publishes them where staff have not changed them. */
export async function seedGuides(tx: Database, now: number): Promise<void> {
  for (const each of SEED_GUIDES) await seedEntry(tx, GUIDE_KIND, each, now);
}
