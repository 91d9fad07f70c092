import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { appeals } from './appeals-schema.ts';

/** Changes when the texts do. */
export const APPEALS_VERSION = '1';

const DAY_MS = 24 * 60 * 60_000;

/** The demonstration's appeals. An appeal that exists keeps its dates and sums; its texts are brought up to date. */
export async function seedAppeals(tx: Database, now: number, ends: Record<'AUS' | 'NZL', Date>): Promise<void> {
  const from = new Date(now - DAY_MS);
  await tx
    .insert(appeals)
    .values([
      {
        code: 'winter-appeal',
        siteCountryCode: 'AUS',
        name: 'One warm room',
        summary: 'A closed stove, fuel for three months and five blankets make winter under canvas safe for a family.',
        story:
          'In the hills above the settlement the first frost comes in May. Families who fled in summer clothes live under canvas that was made for shade, and a fire inside a tent is a danger of its own.\n\nA winter kit changes that: a closed stove with a chimney, fuel for three months, a floor that keeps the damp out and five thick blankets. Local workshops make the stoves, so the work and the pay stay where people live now.\n\nThe people, places and figures of this appeal are made up.',
        image: '/design/hero-winter.svg',
        goalMinor: 80_000_000,
        from,
        until: ends.AUS,
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
        from,
        until: ends.NZL,
        matchPercent: 100,
        matchCapMinor: 15_000_000,
        matchPartner: 'A family trust in Ōtautahi Christchurch',
      },
    ])
    .onConflictDoUpdate({
      target: appeals.code,
      set: {
        name: sql`excluded.name`,
        summary: sql`excluded.summary`,
        story: sql`excluded.story`,
        image: sql`excluded.image`,
      },
    });
}
