import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedWebsite } from '../app/seed-website.ts';
import { demonstration, setDemonstration } from '../app/testing/demonstration.ts';
import { appeals } from '../giving/index.ts';
import { gifts } from '../shop/index.ts';
import { openStaff, type StaffVisitor, signInAs } from '../staff/testing/sign-in-as.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import type { Charity } from './folder/read-charity.ts';
import { setCharity } from './folder/set-charity.ts';
import { managedEntries, managedVersions } from './managed-content-schema.ts';
import { edit } from './testing/edit-content.ts';

let shop: Shop;
let care: StaffVisitor;
beforeEach(async () => {
  shop = await openShop();
  openStaff(shop);
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterEach(async () => {
  setDemonstration();
  await shop.database.close();
});

const db = () => shop.database.db;
const DAY_MS = 86_400_000;

/** Takes over a folder as a start or a SIGHUP does; resolves with what the log says. */
async function take(charity: Charity, now = shop.now): Promise<Record<string, unknown>[]> {
  const logged: Record<string, unknown>[] = [];
  setCharity(charity);
  await seedWebsite(db(), charity, { now, log: (entry) => logged.push(entry) });
  return logged;
}

type Gift = Charity['entries']['gifts'][number];
const withGifts = (change: (gifts: readonly Gift[]) => readonly Gift[]): Charity => ({
  ...demonstration,
  entries: { ...demonstration.entries, gifts: change(demonstration.entries.gifts) },
});
const renamed = (id: string, name: string) =>
  withGifts((all) =>
    all.map((gift) => {
      const { texts } = gift.value;
      return gift.id === id
        ? { ...gift, value: { ...gift.value, texts: { ...texts, en: { ...texts.en, name } } } }
        : gift;
    }),
  );
const rowOf = async (itemId: string) =>
  (
    await db()
      .select()
      .from(gifts)
      .where(and(eq(gifts.itemId, itemId), eq(gifts.siteCountryCode, 'AUS')))
  )[0];
const versionsOf = (key: string) => db().$count(managedVersions, eq(managedVersions.key, key));

describe('a folder that has changed', { timeout: 60_000 }, () => {
  it('brings a new version of what staff have not changed, once', async () => {
    const before = await versionsOf('solar-lamp');
    const changed = renamed('solar-lamp', 'Bright lamp');
    expect(await take(changed)).toEqual([]);
    expect((await rowOf('solar-lamp'))?.name).toBe('Bright lamp');
    await take(changed);
    expect([await versionsOf('solar-lamp'), await versionsOf('safe-water')]).toEqual([before + 1, 1]);
  });

  it('leaves what staff have changed, and the log names it', async () => {
    await edit(care, '/back-office/records/content/gifts/solar-lamp', { name: 'Staff’s lamp', act: 'publish' });
    const logged = await take(renamed('solar-lamp', 'Bright lamp'));
    expect(logged).toMatchObject([{ event: 'content', result: 'not used', kind: 'gift', key: 'solar-lamp' }]);
    expect((await rowOf('solar-lamp'))?.name).toBe('Staff’s lamp');
  });

  it('takes what has no file any more out of use, and back with its file; not what staff have changed', async () => {
    await edit(care, '/back-office/records/content/gifts/safe-water', { summary: 'Clean water.', act: 'publish' });
    const without = withGifts((all) => all.filter(({ id }) => id !== 'solar-lamp' && id !== 'safe-water'));
    expect(await take(without)).toMatchObject([{ kind: 'gift', key: 'safe-water' }]);
    expect(await rowOf('solar-lamp')).toMatchObject({ isWithdrawn: true });
    expect(await rowOf('safe-water')).toMatchObject({ isWithdrawn: false });
    await take(demonstration);
    expect(await rowOf('solar-lamp')).toMatchObject({ isWithdrawn: false });
  });

  it('ends an appeal whose file is gone; what was given stays', async () => {
    const { entries } = demonstration;
    await take({ ...demonstration, entries: { ...entries, appeals: entries.appeals.slice(1) } });
    const [gone] = entries.appeals;
    const [row] = await db()
      .select()
      .from(appeals)
      .where(eq(appeals.code, gone?.id ?? ''));
    expect(row?.until?.getTime()).toBeLessThanOrEqual(shop.now);
  });

  it('without a country has nothing of it', async () => {
    const { AUS: _, ...countries } = demonstration.organisation.countries;
    const { organisation } = demonstration;
    expect(await take({ ...demonstration, organisation: { ...organisation, countries } })).toEqual([]);
    expect(await rowOf('solar-lamp')).toMatchObject({ isWithdrawn: true });
    const [petition] = await db().select().from(managedEntries).where(eq(managedEntries.key, '1201'));
    expect(petition?.live).toBeNull();
  });
});

describe('the appeals of a demonstration', { timeout: 60_000 }, () => {
  it.each([0, 45, 200, 400])('are on after %i days too', async (days) => {
    const now = shop.now + days * DAY_MS;
    await take(demonstration, now);
    for (const row of await db().select().from(appeals)) {
      expect(row.from.getTime()).toBeLessThanOrEqual(now);
      if (row.until) expect(row.until.getTime()).toBeGreaterThan(now);
    }
  });
});
