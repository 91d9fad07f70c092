import { and, eq, isNull } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { adoptEntry, findEntry, managedEntries, seedEntry } from '../../content/index.ts';
import { dayIn, instantOf } from '../../platform/index.ts';
import { APPEAL_KIND, appealFields } from './appeal-kind.ts';

import { appeals } from './appeals-schema.ts';

/** Changes when the texts do. */
export const APPEALS_VERSION = '2';

const DAY_MS = 24 * 60 * 60_000;

const FLOODS = {
  name: 'Floods in the Lower Delta',
  summary: 'A raised floor, a dry tent and clean water help a family through the first weeks after a flood.',
  story:
    'The river rose two metres in a night. In the Lower Delta 12,000 families carried what they could to ' +
    'higher ground, and many of them had fled once before.\n\n' +
    'Local teams are there with boats. They bring raised floors, tents, blankets and safe water, and they go ' +
    'back to people who cannot walk to the distribution.\n\n' +
    'The people, places and figures of this appeal are made up.',
  image: '/design/hero.svg',
  matchPercent: 0,
  matchCapMinor: 0,
  matchPartner: '',
} as const;

const SEED_APPEALS = [
  {
    code: 'winter-appeal',
    siteCountryCode: 'AUS',
    name: 'One warm room',
    summary: 'A closed stove, fuel for three months and five blankets make cold nights under canvas safe for a family.',
    story:
      'In the hills above the settlement the nights are cold for half the year. Families who fled in summer ' +
      'clothes live under canvas that was made for shade, and a fire inside a tent is a danger of its own.\n\n' +
      'A warmth kit changes that: a closed stove with a chimney, fuel for three months, a floor that keeps the ' +
      'damp out and five thick blankets. Local workshops make the stoves, so the work and the pay stay where ' +
      'people live now.\n\n' +
      'The people, places and figures of this appeal are made up.',
    image: '/design/hero-winter.svg',
    goalMinor: 80_000_000,
    matchPercent: 100,
    matchCapMinor: 40_000_000,
    matchPartner: 'A group of Australian families',
    startsAgo: DAY_MS,
    hasEnd: true,
  },
  {
    code: 'winter-far-from-home',
    siteCountryCode: 'NZL',
    name: 'Warm nights in the mountains',
    summary: 'Nights in the mountains fall below zero. A stove and blankets make canvas a home.',
    story:
      'When we light the barbecue, families who fled light whatever they can find. In the mountains the nights ' +
      'fall below zero for half the year, and canvas holds no warmth.\n\n' +
      'A warmth kit is a closed stove, fuel for three months and five thick blankets. It costs what a family ' +
      'here spends on a weekend away, and it lasts until the nights are mild again.\n\n' +
      'The people, places and figures of this appeal are made up.',
    image: '/design/hero-winter.svg',
    goalMinor: 30_000_000,
    matchPercent: 100,
    matchCapMinor: 15_000_000,
    matchPartner: 'A family trust in Ōtautahi Christchurch',
    startsAgo: DAY_MS,
    hasEnd: true,
  },
  // The front page shows the appeal that began first, and its banner this one.
  { code: 'lower-delta-floods', siteCountryCode: 'AUS', ...FLOODS, goalMinor: 25_000_000, startsAgo: 0, hasEnd: false },
  {
    code: 'lower-delta-floods-nz',
    siteCountryCode: 'NZL',
    ...FLOODS,
    goalMinor: 10_000_000,
    startsAgo: 0,
    hasEnd: false,
  },
] as const;

/** Gives appeals that were made before there were versions a first one, as they are. */
export async function adoptAppeals(tx: Database, now: number): Promise<void> {
  const ofAppeal = and(eq(managedEntries.kind, 'appeal'), eq(managedEntries.key, appeals.code));
  const rows = await tx
    .select({ appeal: appeals })
    .from(appeals)
    .leftJoin(managedEntries, ofAppeal)
    .where(isNull(managedEntries.key));
  for (const { appeal } of rows)
    await adoptEntry(tx, APPEAL_KIND, { key: appeal.code, fields: appealFields(appeal) }, now);
}

/** Two to three months from the day of the start: the end of the month after next, in the country's time zone. */
export function seededEnd(country: SiteCountryCode, now: number): Date {
  const [year, month] = dayIn(country, now).split('-').map(Number) as [number, number];
  const dayAfter = new Date(Date.UTC(year, month + 2, 1)).toISOString().slice(0, 10);
  return new Date(instantOf(country, dayAfter, '00:00'));
}

/**
 * The demonstration's appeals. An appeal that exists keeps its dates and sums; its texts are brought up to date, unless
 * staff have changed it.
 */
export async function seedAppeals(tx: Database, now: number): Promise<void> {
  for (const each of SEED_APPEALS) {
    const { name, summary, story, image, code: key } = each;
    const known = await findEntry(tx, APPEAL_KIND, key);
    const fields = known
      ? { ...known.latest.fields, name, summary, story, image }
      : appealFields({
          ...each,
          from: new Date(now - each.startsAgo),
          until: each.hasEnd ? seededEnd(each.siteCountryCode, now) : null,
        });
    await seedEntry(tx, APPEAL_KIND, { key, fields }, now);
  }
}
