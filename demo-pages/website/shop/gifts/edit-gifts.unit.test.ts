import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demonstration } from '../../app/testing/demonstration.ts';
import { edit, editForm } from '../../content/testing/edit-content.ts';
import { formOf } from '../../staff/testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from '../../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { orderLines } from '../orders/orders-schema.ts';
import { seedShop } from './gifts-of-folder.ts';
import { giftStock, gifts } from './gifts-schema.ts';

const PATH = '/back-office/records/content/gifts';
const GIFT = {
  key: 'bread-oven',
  name: 'Bread oven',
  category: 'Livelihoods',
  summary: 'An oven for a street.',
  description: 'Bricks, a door and a chimney.',
  image: '/design/gifts/winter-stove.svg',
  place: '40',
  'size1.variant': 'One oven',
  'size1.impact': 'A street has bread.',
  'size1.priceAUS': '1,250.50',
  'size1.priceNZL': '1400',
  'size1.stock': 'unlimited',
  'size2.itemId': 'bread-oven-mobile',
  'size2.variant': 'One oven on wheels',
  'size2.impact': 'Three streets have bread.',
  'size2.priceAUS': '2000',
  'size2.priceNZL': '',
  'size2.stock': 'limited',
};

let shop: Shop;
let care: StaffVisitor;
beforeEach(async () => {
  shop = await openShop();
  openStaff(shop);
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterEach(() => shop.database.close());

const db = () => shop.database.db;
const create = (fields: Record<string, string> = {}) =>
  edit(care, `${PATH}/new`, { ...GIFT, act: 'publish', ...fields });
const rowOf = async (itemId: string, country = 'AUS') =>
  (
    await db()
      .select()
      .from(gifts)
      .where(and(eq(gifts.itemId, itemId), eq(gifts.siteCountryCode, country)))
  )[0];

describe('a gift that staff make', () => {
  it('is in the shops where it has a price, with its sizes, and is bought', async () => {
    expect((await create()).headers.get('location')).toBe(`${PATH}/bread-oven?done=published`);
    expect(await rowOf('bread-oven')).toMatchObject({ priceMinor: 125_050, currency: 'AUD', slug: 'bread-oven' });
    expect(await rowOf('bread-oven', 'NZL')).toMatchObject({ priceMinor: 140_000, currency: 'NZD' });
    expect(await rowOf('bread-oven-mobile', 'NZL')).toBeUndefined();
    const visitor = new Visitor(shop);
    expect(await visitor.text('/gifts/bread-oven')).toContain('One oven on wheels, $2,000');
    await visitor.add('bread-oven', 2);
    expect(await visitor.cart()).toMatchObject({ total: 2501 });
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const paid = await visitor.pay(await visitor.orderId(), await shop.token(APPROVED_CARD), { amount: 2501 });
    expect(paid.errors).toEqual([]);
  });

  it('with limited stock is sold when staff have entered units', async () => {
    await create({ key: 'loom', 'size2.itemId': 'loom-large' });
    const visitor = new Visitor(shop);
    expect((await visitor.add('loom-large')).status).toBe(422);
    const stock = '/back-office/records/stock/au';
    const fields = { ...formOf(await care.text(stock), '/au'), itemId: 'loom-large', units: '3' };
    expect((await care.form(stock, fields)).status).toBe(303);
    expect((await visitor.add('loom-large')).status).toBe(200);
    // What is in stock stays through another version.
    await edit(care, `${PATH}/loom`, { summary: 'A loom.', act: 'publish' });
    const [row] = await db().select().from(giftStock).where(eq(giftStock.itemId, 'loom-large'));
    expect(row?.available).toBe(3);
  });

  it('leaves the shops without a price, and comes back with its history', async () => {
    await create({ key: 'well-rope', 'size2.itemId': 'well-rope-long' });
    await edit(care, `${PATH}/well-rope`, {
      'size2.itemId': '',
      'size2.variant': '',
      'size2.impact': '',
      'size2.priceAUS': '',
      act: 'publish',
    });
    expect(await rowOf('well-rope-long')).toMatchObject({ isWithdrawn: true });
    const path = `${PATH}/well-rope`;
    const use = { ...formOf(await care.text(path), '/well-rope/use'), change: 'take-down' };
    expect((await care.form(`${path}/use`, use)).status).toBe(303);
    expect((await new Visitor(shop).page('/gifts/well-rope')).status).toBe(404);
    const version = `${path}/versions/1`;
    await care.form(`${version}/restore`, { ...formOf(await care.text(version), '/restore'), act: 'publish' });
    expect(await rowOf('well-rope-long')).toMatchObject({ isWithdrawn: false });
    expect((await new Visitor(shop).page('/gifts/well-rope')).status).toBe(200);
  });

  it.each([
    [{ key: 'Bread' }, 'key', 'Enter lower-case letters'],
    [{ 'size1.priceAUS': 'free' }, 'size1.priceAUS', 'Enter the price in dollars'],
    [{ 'size1.priceAUS': '0' }, 'size1.priceAUS', 'Enter the price in dollars'],
    [{ 'size1.priceAUS': '1.005' }, 'size1.priceAUS', 'Enter the price in dollars'],
    [{ 'size1.priceAUS': '100,000.01' }, 'size1.priceAUS', 'Enter the price in dollars, such as 39.50, up to 100,000'],
    [{ place: '1,5' }, 'place', 'Enter the position'],
    [{ 'size1.priceAUS': '' }, 'size2.priceAUS', 'Enter a price for the gift itself'],
    [{ 'size2.itemId': '' }, 'size2.itemId', 'Enter lower-case letters'],
    [{ 'size2.variant': '' }, 'size2.variant', 'Enter the size name'],
    [{ 'size2.itemId': 'solar-lamp' }, 'size2.itemId', 'solar-lamp is a size of Solar lamp'],
    [{ 'size2.itemId': 'oven-other' }, 'size2.itemId', 'Enter an id that is different from the gift’s'],
    [{ place: '0' }, 'place', 'Enter the position'],
    [{ image: '/design/other.svg' }, 'image', 'Choose one of the drawings'],
  ])('is refused with %j, at its field', async (fields, name, message) => {
    const answer = await create({ key: 'oven-other', ...fields } as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<li><a href="#${name}">${message}`);
    expect(await rowOf('oven-other')).toBeUndefined();
  });

  it('is looked at before it is in the shop', async () => {
    const form = await editForm(care, `${PATH}/safe-water`);
    const preview = await care.form(`${PATH}/safe-water/preview`, { ...form, 'size2.priceAUS': '111.50' });
    const page = await preview.text();
    expect(page).toContain('$111.50');
    // Nothing is put into the cart from it, and its footer joins no newsletter.
    expect(page).toContain('action="/back-office/records/content/preview-answer"');
    expect(page).not.toMatch(/action="\/cart"|<subscribe-form/);
    expect(await new Visitor(shop).text('/gifts/safe-water')).not.toContain('$111.50');
  });
});

describe('a new price', () => {
  const reprice = (price: string) => edit(care, `${PATH}/solar-lamp`, { 'size1.priceAUS': price, act: 'publish' });

  it('is that of new orders; one that was paid keeps its own, and one on the way is not charged unasked', async () => {
    const [paid, onTheWay, later] = [new Visitor(shop), new Visitor(shop), new Visitor(shop)];
    const [paidId, orderId] = [await paid.order(), await onTheWay.order()];
    expect((await paid.pay(paidId, await shop.token(APPROVED_CARD), { amount: 79 })).errors).toEqual([]);
    expect((await reprice('45')).status).toBe(303);
    const lines = await db()
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, [paidId, orderId]));
    expect(lines.map(({ priceMinor }) => priceMinor)).toEqual([3950, 3950]);
    expect(await care.text(`/back-office/records/orders/${paidId}`)).toContain('$79.00');
    // The shopper whose page still says 79 dollars pays nothing before they have seen the new price.
    const answer = await onTheWay.pay(orderId, await shop.token(APPROVED_CARD), { amount: 79 });
    expect(answer.errors).toEqual([expect.stringContaining('nothing was charged')]);
    expect(await onTheWay.text('/cart')).toContain('Solar lamp now costs $45.00 instead of $39.50');
    await later.add('solar-lamp', 2);
    expect(await later.cart()).toMatchObject({ total: 90 });
  });

  it('is on the next page in every process that keeps pages, also when it was planned', async () => {
    const websites = [shop.startWebsite(), shop.startWebsite()];
    const ends = await Promise.all(websites.map((website) => website.followPageChanges(shop.database.listen)));
    const pages = () =>
      Promise.all(websites.map((website) => Object.assign(new Visitor(shop), { website }).text('/gifts/solar-lamp')));
    await pages();
    await reprice('61');
    for (const page of await pages()) expect(page).toContain('$61');
    const later = { 'size1.priceAUS': '62', act: 'schedule', liveOn: '2026-11-25', liveTime: '06:00' };
    await edit(care, `${PATH}/solar-lamp`, later);
    for (const page of await pages()) expect(page).toContain('$61');
    // In the minute in which pages are fresh anyhow: it is the change that they hear of.
    shop.now = Date.parse('2026-11-24T19:00:00Z');
    await pages();
    expect(await shop.website.publishDue()).toBe(1);
    for (const page of await pages()) expect(page).toContain('$62');
    for (const end of ends) await end();
  });

  it('stays when the catalogue is loaded again', async () => {
    await reprice('77');
    await create();
    await db().update(gifts).set({ name: 'Broken by hand' }).where(eq(gifts.itemId, 'school-kit'));
    await seedShop(db(), demonstration, shop.now);
    expect(await rowOf('solar-lamp')).toMatchObject({ priceMinor: 7700 });
    expect((await rowOf('school-kit'))?.name).not.toBe('Broken by hand');
    expect(await rowOf('bread-oven')).toMatchObject({ isWithdrawn: false });
  });
});
