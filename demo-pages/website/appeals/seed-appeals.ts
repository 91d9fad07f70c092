import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { adoptEntry } from '../managed-content/adopt-entry.ts';
import { findEntry } from '../managed-content/find-content.ts';
import { managedEntries } from '../managed-content/managed-content-schema.ts';
import { seedEntry } from '../managed-content/seed-entry.ts';
import { appealFields } from './appeal-content.ts';
import { APPEAL_KIND } from './appeal-kind.ts';
import { appeals } from './appeals-schema.ts';

/** Changes when the texts do. */
export const APPEALS_VERSION = '1';

const DAY_MS = 24 * 60 * 60_000;

const SEED_APPEALS = [
  {
    code: 'winter-appeal',
    siteCountryCode: 'AUS',
    name: 'One warm room',
    summary: 'A closed stove, fuel for three months and five blankets make winter under canvas safe for a family.',
    story:
      'In the hills above the settlement the first frost comes in May. Families who fled in summer clothes live under canvas that was made for shade, and a fire inside a tent is a danger of its own.\n\nA winter kit changes that: a closed stove with a chimney, fuel for three months, a floor that keeps the damp out and five thick blankets. Local workshops make the stoves, so the work and the pay stay where people live now.\n\nThe people, places and figures of this appeal are made up.',
    image: '/design/hero-winter.svg',
    goalMinor: 80_000_000,
    matchPercent: 100,
    matchCapMinor: 40_000_000,
    matchPartner: 'A group of Australian families',
  },
  {
    code: 'winter-far-from-home',
    siteCountryCode: 'NZL',
    name: 'Winter far from home',
    summary:
      'While our summer begins, nights in the mountains fall below zero. A stove and blankets make canvas a home.',
    story:
      'When we light the barbecue, families who fled light whatever they can find. In the mountains the nights fall below zero from November, and canvas holds no warmth.\n\nA winter kit is a closed stove, fuel for three months and five thick blankets. It costs what a family here spends on a weekend away, and it lasts until spring.\n\nThe people, places and figures of this appeal are made up.',
    image: '/design/hero-winter.svg',
    goalMinor: 30_000_000,
    matchPercent: 100,
    matchCapMinor: 15_000_000,
    matchPartner: 'A family trust in Ōtautahi Christchurch',
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

/**
 * The demonstration's appeals. An appeal that exists keeps its dates and sums; its texts are brought up to date, unless
 * staff have changed it.
 */
export async function seedAppeals(tx: Database, now: number, ends: Record<'AUS' | 'NZL', Date>): Promise<void> {
  for (const each of SEED_APPEALS) {
    const { name, summary, story, image, code: key } = each;
    const known = await findEntry(tx, APPEAL_KIND, key);
    const fields = known
      ? { ...known.latest.fields, name, summary, story, image }
      : appealFields({ ...each, from: new Date(now - DAY_MS), until: ends[each.siteCountryCode] });
    await seedEntry(tx, APPEAL_KIND, { key, fields }, now);
  }
}
