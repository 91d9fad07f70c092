import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { RECORDS_PATH } from '../../platform/site/staff-paths.ts';
import { formOf, openRecords, STAFF_NAME, signedIn } from '../../staff/testing/open-records.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { giftStock } from '../gifts/gifts-schema.ts';

// Written down, so that a change of the product fails.
const FOLLOW_UP_MS = 5_000;

const PATH = `${RECORDS_PATH}/stock/au`;
const ofBicycle = (country: string) =>
  and(eq(giftStock.siteCountryCode, country), eq(giftStock.itemId, 'health-bicycle'));

let shop: Shop;
let staff: Visitor;
beforeAll(async () => {
  shop = await openShop();
  openRecords(shop);
  staff = await signedIn(shop);
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const available = async (country = 'AUS') =>
  (await shop.database.db.select().from(giftStock).where(ofBicycle(country)))[0]?.available;
const put = (units: number) => shop.database.db.update(giftStock).set({ available: units }).where(ofBicycle('AUS'));
const fieldsOf = async (path = PATH) => formOf(await staff.text(path), path.slice(-3));
const change = async (changes: Record<string, string>, path = PATH) =>
  staff.form(path, { ...(await fieldsOf(path)), itemId: 'health-bicycle', ...changes });

const trail = () => staff.text(`${RECORDS_PATH}/trail/csv`);

/** The page, with the classes of its table cells removed. */
const cells = async () => (await staff.text(PATH)).replaceAll(/<td [^>]*>/g, '<td>');

/** A visitor whose payment for some bicycles has begun and has no answer. */
async function paying(quantity: number) {
  const visitor = new Visitor(shop);
  await visitor.add('health-bicycle', quantity);
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  const orderId = await visitor.orderId();
  const token = await shop.token(APPROVED_CARD);
  shop.fault = async (request, pass) => {
    await pass(request);
    throw new Error('The answer is lost.');
  };
  await visitor.pay(orderId, token, { amount: 185 * quantity });
  shop.fault = undefined;
}

describe('the stock', () => {
  it('grows by what arrived, and what was sold out can be bought again [W1.10]', async () => {
    await put(0);
    expect((await new Visitor(shop).add('health-bicycle')).status).toBe(422);
    const answer = await change({ units: '3', note: 'Delivery 7' });
    expect(answer.headers.get('location')).toBe(`${PATH}?changed=health-bicycle`);
    expect(await staff.text(answer.headers.get('location') ?? '')).toContain('bicycle: 3 in stock');
    expect((await new Visitor(shop).add('health-bicycle')).status).toBe(200);
    expect(await trail()).toContain(
      `${STAFF_NAME},Stock,health-bicycle,AUS,added,"Health worker’s bicycle: 0 → 3 in stock, 0 reserved. Delivery 7"`,
    );
  });

  it('grows to 99,999 units', async () => {
    await put(4);
    expect((await change({ units: '99995' })).status).toBe(303);
    expect(await available()).toBe(99_999);
  });

  it('grows once however often the form is sent', async () => {
    await put(1);
    const fields: Record<string, string> = { ...(await fieldsOf()), itemId: 'health-bicycle', units: '2' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => staff.form(PATH, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303]);
    expect(await available()).toBe(3);
    const logged = shop.entries.filter(({ event, stock }) => event === 'staff-area' && stock === 'health-bicycle');
    expect(logged.slice(-6).map(({ onHand }) => onHand)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(await shop.database.db.$count(staffActions, eq(staffActions.formKey, fields['formKey'] ?? ''))).toBe(1);
  });

  it('is set to what was counted, never below what is promised to payments that have begun', async () => {
    await put(5);
    await paying(2);
    expect(await cells()).toMatch(/bicycle[^<]*<\/th><td>5<\/td><td>2<\/td><td>3<\/td>/);
    const refused = await change({ kind: 'set', units: '1' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('are reserved for payments in progress. Enter 2 or more');
    expect(await available()).toBe(3);
    expect((await change({ kind: 'set', units: '2' })).status).toBe(303);
    expect(await available()).toBe(0);
    expect(await trail()).toContain('AUS,set,"Health worker’s bicycle: 5 → 2 in stock, 2 reserved"');
    shop.now += FOLLOW_UP_MS;
    await shop.website.payments.recover();
    expect(await available()).toBe(0);
    expect(await cells()).toMatch(/bicycle[^<]*<\/th><td>0<\/td><td>0<\/td><td>0<\/td><td>2<\/td>/);
    expect((await change({ kind: 'set', units: '0' })).status).toBe(303);
  });

  it('is not set by a count that is older than a sale', async () => {
    await put(4);
    const fields = { ...(await fieldsOf()), itemId: 'health-bicycle', kind: 'set', units: '9' };
    await put(3);
    const answer = await staff.form(PATH, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('The stock of Health worker’s bicycle has changed from 4 to 3');
    expect(await available()).toBe(3);
    // A delivery is added to the stock, whatever was sold meanwhile.
    expect((await staff.form(PATH, { ...fields, kind: 'add' })).status).toBe(303);
    expect(await available()).toBe(12);
  });

  it.each([
    [{ units: '0' }, 'whole number from 1'],
    [{ units: '-1' }, 'whole number from 1'],
    [{ units: '1.5' }, 'whole number from 1'],
    [{ units: '' }, 'whole number from 1'],
    [{ units: '100000' }, 'whole number from 1'],
    [{ kind: 'set', units: 'x' }, 'whole number from 0'],
    [{ units: '99999' }, 'at most 99999 units'],
    [{ units: '1', itemId: 'solar-lamp' }, 'Choose one of the gifts'],
    [{ units: '1', formKey: 'AAAA.BBBB' }, 'open for too long'],
  ] as Record<string, string>[][])('refuses %j, says why and changes nothing', async (changes, message) => {
    await put(4);
    const answer = await change(changes as unknown as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect(await available()).toBe(4);
  });

  it('of New Zealand is its own, with forms of its own', async () => {
    const before = (await available('NZL')) ?? 0;
    const nz = `${RECORDS_PATH}/stock/nz`;
    await put(4);
    expect((await change({ units: '2' }, nz)).status).toBe(303);
    expect([await available('NZL'), await available()]).toEqual([before + 2, 4]);
    const fields = { ...(await fieldsOf()), itemId: 'health-bicycle', units: '1' };
    expect((await staff.form(nz, fields)).status).toBe(422);
    expect((await staff.page(`${RECORDS_PATH}/stock`)).headers.get('location')).toBe(PATH);
    expect((await staff.page(`${RECORDS_PATH}/stock/fr`)).status).toBe(404);
  });
});
