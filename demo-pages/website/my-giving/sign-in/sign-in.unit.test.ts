import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlan } from '../../giving/regular-giving/testing/giver.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { ALL_SITES, PSEUDO_SITE } from '../../platform/site/sites.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { donorSessions, signInLinks, signInRequests } from '../my-giving-schema.ts';
import { mailedLinks, newVisitor, signedIn } from '../testing/signed-in.ts';

// Written down, so that a change of the product fails.
const NETWORK_WINDOW_MS = 10 * 60_000;
const REQUESTS_PER_NETWORK = 10;

const MINUTE = 60_000;
const KNOWN = 'aroha@example.org';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await startPlan(shop);
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  const { db } = shop.database;
  for (const table of [signInRequests, signInLinks, donorSessions, mails]) await db.delete(table);
  shop.entries.length = 0;
});

const ask = (visitor: Visitor, email: string, prefix = '') => visitor.form(`${prefix}/my-giving`, { email });
const isOverview = async (visitor: Visitor, path = '/my-giving') =>
  (await visitor.text(path)).includes('All gifts made with');

describe('a link to My giving', () => {
  it('is answered alike for an address that is known and one that is not, and mailed to the known one', async () => {
    const answers = await Promise.all(
      [KNOWN, 'nobody@example.org'].map(async (email) => {
        const response = await ask(newVisitor(shop), email);
        return [response.status, response.headers.get('location'), await response.text()];
      }),
    );
    expect(answers[0], '[D4.01] the same answer').toEqual(answers[1]);
    expect(answers[0]?.slice(0, 2)).toEqual([303, '/my-giving?asked']);
    expect(await newVisitor(shop).text('/my-giving?asked'), '[D4.01] one sentence for both').toContain(
      'If we have gifts under this address, we’ve emailed you a link.',
    );
    expect(await mailedLinks(shop)).toHaveLength(1);
    expect(await shop.database.db.select().from(mails)).toMatchObject([{ toAddress: KNOWN }]);
  });

  it('takes the same time for both, because the answer looks at nobody’s gifts', async () => {
    const { db } = shop.database;
    // Without these tables a look-up of the address would fail: the request is written down, and looked at later.
    const hide = async (from: string, to: string) => {
      for (const table of ['donations', 'giving_plans'])
        await db.execute(sql.raw(`alter table website.${table}${from} rename to ${table}${to}`));
    };
    await hide('', '_hidden');
    try {
      for (const email of [KNOWN, 'nobody@example.org'])
        expect((await ask(newVisitor(shop), email)).status, '[D4.01] in the same time').toBe(303);
    } finally {
      await hide('_hidden', '');
    }
    const rows = await db.select().from(signInRequests);
    expect(rows.map((row) => Object.values(row).map((value) => typeof value))[0]).toEqual(
      rows.map((row) => Object.values(row).map((value) => typeof value))[1],
    );
  });

  it('signs in once, by a click and not by being opened', async () => {
    const visitor = newVisitor(shop);
    await ask(visitor, ' AROHA@example.org ');
    const [link = ''] = await mailedLinks(shop);
    expect(await visitor.text(link)).toContain('a…@example.org');
    expect(await isOverview(visitor), 'a mail scanner that opens it signs nobody in').toBe(false);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.form(link, {})));
    expect(answers.map(({ status }) => status).toSorted(), '[D4.01] a second use is refused').toEqual([303, 410, 410]);
    expect((await visitor.page(link)).status, '[D4.01]').toBe(410);
  });

  it.each([
    [30 * MINUTE - 1, 303],
    [30 * MINUTE, 410],
  ])('after %d ms answers %d', async (age, status) => {
    const visitor = newVisitor(shop);
    await ask(visitor, KNOWN);
    const [link = ''] = await mailedLinks(shop);
    shop.now += age;
    expect((await visitor.form(link, {})).status, '[D4.01] valid for 30 minutes').toBe(status);
  });

  it('opens both countries’ pages, and is forgotten 30 minutes after the last use', async () => {
    const visitor = await signedIn(shop, KNOWN, '/nz');
    expect(await isOverview(visitor, '/nz/my-giving')).toBe(true);
    for (let use = 0; use < 3; use += 1) {
      shop.now += 30 * MINUTE - 1;
      expect(await isOverview(visitor), '[D4.01] 30 minutes from the last use').toBe(true);
    }
    shop.now += 30 * MINUTE;
    expect(await isOverview(visitor), '[D4.01]').toBe(false);
  });

  it('is announced beforehand, and stays open for who asks for it [D4.01]', async () => {
    const visitor = await signedIn(shop, KNOWN);
    expect(await visitor.text('/my-giving')).toContain('after 30 minutes');
    for (let use = 0; use < 2; use += 1) {
      shop.now += 30 * MINUTE - 1;
      expect((await visitor.form('/my-giving/stay', {})).status).toBe(204);
    }
    shop.now += 30 * MINUTE;
    expect((await visitor.form('/my-giving/stay', {})).status).toBe(401);
  });

  it('ends in every process with the sign-out', async () => {
    const visitor = await signedIn(shop);
    const copy = new Visitor(shop);
    copy.cookie = visitor.cookie;
    copy.website = shop.startWebsite();
    expect(await isOverview(copy)).toBe(true);
    await visitor.form('/my-giving/sign-out', {});
    expect(await isOverview(copy)).toBe(false);
  });

  it('sets a cookie that scripts cannot read and that goes to these pages only', async () => {
    const visitor = newVisitor(shop);
    await ask(visitor, KNOWN);
    const [link = ''] = await mailedLinks(shop);
    const set = (await visitor.form(link, {})).headers.getSetCookie();
    const paths = [...ALL_SITES, PSEUDO_SITE].map(({ prefix }) => `${prefix}/my-giving`);
    for (const name of ['haven_giving', 'haven_giving_device']) {
      const named = set.filter((cookie) => cookie.startsWith(`${name}=`));
      expect(named.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(paths);
    }
    for (const cookie of set) expect(cookie).toMatch(/HttpOnly/);
    for (const cookie of set) expect(cookie).toMatch(/SameSite=(Lax|Strict)/);
  });
});

describe('the secrets of signing in', () => {
  it('are stored as digests, and are in no log and in no Referer', async () => {
    const visitor = newVisitor(shop);
    await ask(visitor, KNOWN);
    const [link = ''] = await mailedLinks(shop);
    const token = link.split('/').at(-1) ?? '';
    const page = await visitor.page(link);
    expect(page.headers.get('referrer-policy'), '[D4.04] no Referer').toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toContain('rel="canonical"');
    const used = await visitor.form(link, {});
    expect(used.headers.get('referrer-policy'), '[D4.04]').toBe('no-referrer');
    expect(shop.entries.some(({ path }) => path === '/my-giving/…')).toBe(true);
    for (const { prefix } of ALL_SITES) await visitor.page(`${prefix}/my-giving/sign-in/${token}`);
    expect(JSON.stringify(shop.entries), '[D4.04] never in a log, in no language').not.toContain(token);
    const { db } = shop.database;
    const stored = [await db.select().from(signInLinks), await db.select().from(donorSessions)];
    expect(JSON.stringify(stored), '[D4.04] stored hashed').not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(visitor.cookie.split('=')[1]);
  });

  it('are not stored in a mail that was sent, nor in one that nobody sends once the link has expired', async () => {
    const { db } = shop.database;
    await ask(newVisitor(shop), KNOWN);
    expect(await mailedLinks(shop)).toHaveLength(1);
    const transport = { send: async () => {}, close: () => {} };
    await createMailSender({ db, clock: () => shop.now, log: () => {}, transport }).deliver();
    expect(await db.select().from(mails)).toMatchObject([{ status: 'sent', text: '', html: '' }]);
    await db.delete(mails);
    await ask(newVisitor(shop), KNOWN);
    expect(await mailedLinks(shop)).toHaveLength(1);
    await shop.website.deliverMails();
    shop.now += 30 * MINUTE + 1;
    await shop.website.tidy();
    const left = [signInRequests, signInLinks, donorSessions, mails].map((table) => db.select().from(table));
    expect(await Promise.all(left)).toEqual([[], [], [], []]);
  });
});

describe('the limits', () => {
  it('of a network hold in all processes together', async () => {
    const visitors = [shop.website, shop.startWebsite()].map((website) => {
      const visitor = new Visitor(shop);
      visitor.address = '192.0.2.77';
      visitor.website = website;
      return visitor;
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(visitors[n % 2]!, `someone-${n}@example.org`)),
    );
    const taken = answers.filter(({ status }) => status === 303);
    expect(taken, '[D4.04] of 20 requests').toHaveLength(REQUESTS_PER_NETWORK);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - REQUESTS_PER_NETWORK);
    shop.now += NETWORK_WINDOW_MS;
    expect((await ask(visitors[0]!, KNOWN)).status).toBe(303);
  });

  it('of a receiver answer as before and send no more mails', async () => {
    const answers = [];
    for (let mailed = 1; mailed <= 14; mailed += 1) {
      answers.push(await ask(newVisitor(shop), KNOWN));
      expect(await mailedLinks(shop), '[D4.04] by receiver').toHaveLength(Math.min(mailed, 12));
    }
    expect(new Set(answers.map(({ status }) => status)), '[D4.04] the same answer').toEqual(new Set([303]));
    shop.now += 30 * MINUTE;
    await ask(newVisitor(shop), KNOWN);
    expect(await mailedLinks(shop)).toHaveLength(13);
  });

  it('of a stranger’s network hold for that network: the owner’s link comes', async () => {
    const stranger = newVisitor(shop);
    for (let n = 1; n <= 5; n += 1) {
      await ask(stranger, KNOWN);
      expect(await mailedLinks(shop), '[D4.04] one network').toHaveLength(Math.min(n, 3));
    }
    await ask(newVisitor(shop), KNOWN);
    expect(await mailedLinks(shop), '[D4.04] the owner').toHaveLength(4);
  });

  it('do not hold for a device that the owner has signed in with, in the stranger’s own network too', async () => {
    const owner = newVisitor(shop);
    await ask(owner, KNOWN);
    const [link = ''] = await mailedLinks(shop);
    const set = (await owner.form(link, {})).headers.getSetCookie();
    const device = set.find((cookie) => cookie.startsWith('haven_giving_device='))?.split(';')[0] ?? '';
    shop.now += 30 * MINUTE;
    for (let n = 0; n < 20; n += 1) {
      await ask(newVisitor(shop), KNOWN);
      await mailedLinks(shop);
    }
    for (let n = 0; n < 10; n += 1) await ask(owner, `other-${n}@example.org`);
    owner.cookie = '';
    expect((await ask(owner, KNOWN)).status, 'the network is full').toBe(429);
    const before = (await mailedLinks(shop)).length;
    for (const answers of [1, 2, 3, 3]) {
      owner.cookie = device;
      expect((await ask(owner, KNOWN)).status).toBe(303);
      expect(await mailedLinks(shop), '[D4.04] by device').toHaveLength(before + answers);
    }
    owner.cookie = device;
    expect((await ask(owner, 'nobody@example.org')).status, 'another donor’s device').toBe(429);
  });
});

describe('a session', () => {
  it.each([
    [24 * 60 * MINUTE - 1, true],
    [24 * 60 * MINUTE, false],
  ])('that is used all the time is open after %d ms: %s', async (age, isOpen) => {
    const visitor = await signedIn(shop);
    const end = shop.now + age;
    while (shop.now < end) {
      shop.now = Math.min(end, shop.now + 29 * MINUTE);
      if (shop.now < end) expect(await isOverview(visitor)).toBe(true);
    }
    expect(await isOverview(visitor), '[D4.01] 24 hours at most').toBe(isOpen);
  });

  it('is ended everywhere by its donor, with the links that nobody has used; others stay', async () => {
    await startPlan(shop, { customerEmailAddress: 'mere@example.org' });
    const [here, there, other] = [await signedIn(shop), await signedIn(shop), await signedIn(shop, 'mere@example.org')];
    await ask(newVisitor(shop), KNOWN);
    const unused = (await mailedLinks(shop)).at(0) ?? '';
    expect(await here.text('/my-giving/details')).toContain('Sign out everywhere');
    const answer = await here.form('/my-giving/details/sign-out', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-giving?ended']);
    expect(await isOverview(there), '[D4.01]').toBe(false);
    expect((await newVisitor(shop).form(unused, {})).status, '[D4.01] its links').toBe(410);
    expect(await isOverview(other)).toBe(true);
    expect((await newVisitor(shop).form('/my-giving/details/sign-out', {})).headers.get('location')).toBe('/my-giving');
  });
});

it('asks for an address that can be one', async () => {
  const response = await ask(newVisitor(shop), 'aroha');
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Enter your email address, like name@example.org.');
});
