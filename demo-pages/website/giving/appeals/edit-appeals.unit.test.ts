import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedWebsite } from '../../app/seed-website.ts';
import { demonstration } from '../../app/testing/demonstration.ts';
import { managedEntries, managedVersions } from '../../content/managed-content-schema.ts';
import { edit, editForm } from '../../content/testing/edit-content.ts';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { seeds } from '../../platform/platform-schema.ts';
import { giveAtSite, openDonationRecords } from '../../staff/giving/testing/open-donation-records.ts';
import { type StaffVisitor, signInAs } from '../../staff/testing/sign-in-as.ts';
import type { Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { appeals } from './appeals-schema.ts';

const PATH = '/back-office/records/content/appeals';
const APPEAL = {
  key: 'spring-wells',
  siteCountryCode: 'NZL',
  name: 'Wells in spring',
  summary: 'Clean water near the tents.',
  story: 'A well.\r\n\r\nAnother one.',
  image: '/design/hero-school.svg',
  goalMinor: '1,250,000',
  from: '2026-11-21',
  until: '2026-12-31',
  matchPercent: '50',
  matchCapMinor: '10,000',
  matchPartner: 'A trust',
};

let shop: Shop;
let care: StaffVisitor;
beforeEach(async () => {
  shop = await openDonationRecords();
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterEach(() => shop.database.close());

const db = () => shop.database.db;
const create = (fields: Record<string, string> = {}) =>
  edit(care, `${PATH}/new`, { ...APPEAL, act: 'publish', ...fields });
const appealNow = async (code: string) => (await db().select().from(appeals).where(eq(appeals.code, code)))[0];

describe('an appeal', () => {
  it('is made and changed by staff, and its page shows it', async () => {
    expect((await create()).headers.get('location')).toBe(`${PATH}/spring-wells?done=published`);
    expect(await appealNow('spring-wells')).toMatchObject({
      goalMinor: 125_000_000,
      from: new Date('2026-11-20T11:00:00Z'),
      until: new Date('2026-12-31T11:00:00Z'),
      story: 'A well.\n\nAnother one.',
      matchPercent: 50,
      matchCapMinor: 1_000_000,
    });
    const changes = { name: 'Wells in summer', until: '', image: '/design/hero.svg', act: 'publish' };
    expect((await edit(care, `${PATH}/spring-wells`, changes)).status).toBe(303);
    expect(await new Visitor(shop).text('/nz/appeals/spring-wells')).toContain('Wells in summer');
    const trail = await db().select().from(staffActions).where(eq(staffActions.subject, 'spring-wells'));
    expect(
      trail.map(({ outcome, actor }) => [outcome, actor]),
      '[D6.02]',
    ).toEqual([
      ['published', 'Cara Care'],
      ['published', 'Cara Care'],
    ]);
    // Its page among the donations has the same trail, and leads to its form.
    const record = await care.text('/back-office/records/donations/appeals/spring-wells');
    expect(record).toContain('changed: Name, Picture, Last day');
    expect(record).toContain(`href="${PATH}/spring-wells"`);
    expect(await (await create()).text()).toContain('Code spring-wells is taken');
  });

  it('is looked at before, and begins with its publication', async () => {
    const form = await editForm(care, `${PATH}/new`);
    const preview = await care.form(`${PATH}/new/preview`, { ...form, ...APPEAL, key: 'looked-at' });
    const page = await preview.text();
    expect(page).toContain('<h1>Wells in spring</h1>');
    expect(page).toContain('A trust adds 50% to every gift, up to $10,000');
    expect(page).not.toContain('<donation-form');
    await create({ key: 'looked-at', act: 'schedule', liveOn: '2026-11-22', liveTime: '06:00' });
    expect((await new Visitor(shop).page('/nz/appeals/looked-at')).status).toBe(404);
    shop.now = Date.parse('2026-11-21T17:00:00Z');
    expect(await shop.website.publishDue()).toBe(1);
    expect((await new Visitor(shop).page('/nz/appeals/looked-at')).status).toBe(200);
  });

  it.each([
    [{ key: 'Spring Wells' }, 'Enter lower-case letters'],
    [{ goalMinor: 'much' }, 'Enter the goal'],
    [{ goalMinor: '0' }, 'Enter the goal'],
    [{ until: '2026-11-20' }, 'a last day that is on or after the first day'],
    [{ matchPercent: '1001' }, 'from 0 to 1000'],
    [{ matchCapMinor: '' }, 'enter the partner and the limit'],
    [{ matchPartner: '' }, 'enter the partner and the limit'],
    [{ image: 'https://elsewhere.example/x.svg' }, 'Choose one of the drawings'],
  ])('is not made with %j', async (fields, message) => {
    const answer = await create({ key: 'other', ...fields } as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect(await appealNow('other')).toBeUndefined();
  });

  it('keeps a cap that covers what the partner has added, also at its time', async () => {
    const path = `${PATH}/winter-appeal`;
    await edit(care, path, { matchCapMinor: '50', act: 'schedule', liveOn: '2026-11-23', liveTime: '06:00' });
    await giveAtSite(shop, { amount: 100, appeal: 'winter-appeal' });
    const answer = await edit(care, path, { matchCapMinor: '1', act: 'publish' });
    expect(await answer.text()).toMatch(/<a href="#matchCapMinor">The partner has already matched/);
    shop.now = Date.parse('2026-11-23T06:00:00Z');
    expect(await shop.website.publishDue()).toBe(1);
    expect(await appealNow('winter-appeal')).toMatchObject({ matchCapMinor: 40_000_000, matchedMinor: 10_000 });
    care = await signInAs(shop, 'supporter-care');
    expect(await care.text(path)).toMatch(/Refused.*The partner has already matched \$100/);
  });
});

describe('appeals of the seed', () => {
  it('keep what staff wrote, and those without versions get a first one as they are', async () => {
    await edit(care, `${PATH}/winter-far-from-home`, { name: 'Written by staff', act: 'publish' });
    const row = { ...(await appealNow('winter-appeal'))!, code: 'old-one', name: 'From before', matchedMinor: 7 };
    await db().insert(appeals).values(row);
    await db().delete(seeds);
    await seedWebsite(db(), demonstration, { now: shop.now });
    expect((await appealNow('winter-far-from-home'))?.name).toBe('Written by staff');
    expect(await appealNow('old-one')).toEqual(row);
    const [version] = await db().select().from(managedVersions).where(eq(managedVersions.key, 'old-one'));
    expect(version).toMatchObject({
      number: 1,
      actor: 'Haven',
      fields: { name: 'From before', goalMinor: '800000.00' },
    });
    expect(await care.text(`${PATH}/old-one`)).toMatch(/<dt>Status<\/dt><dd><span[^>]*>Live</);
    expect(await db().$count(managedEntries, sql`kind = 'appeal' and live is null`)).toBe(0);
  });
});
