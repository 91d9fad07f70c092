import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentText, shortDay } from '../platform/audit/moment-text.ts';
import { RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { codeWords, statusWords } from './pages/record-status.tsx';
import { STAFF_NAVIGATION } from './pages/staff-navigation.tsx';
import { formOf } from './testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from './testing/sign-in-as.ts';

let shop: Shop;
let staff: StaffVisitor;
let orderId: string;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  const buyer = new Visitor(shop);
  orderId = await buyer.order({ customerFirstName: 'Tēvita', customerLastName: 'O’Malley' });
  await buyer.pay(orderId, await shop.token(APPROVED_CARD));
  staff = await signInAs(shop, 'administrator', 'Ada <Admin>');
});
afterAll(() => shop.database.close());

const PLACES = STAFF_NAVIGATION.flatMap(({ places }) => places);

describe('the staff area', () => {
  it.each(PLACES)('has $title in its navigation, which says where one is', async ({ path, title }) => {
    const opened = await staff.page(`${PATH}/${path}`);
    const to = opened.headers.get('location');
    const page = to ? await staff.text(to) : await opened.text();
    expect(page).toContain(`<h1>${title}`);
    expect(page.match(/<a [^>]*aria-current="page">[^<]*/g)?.at(0)).toBe(
      `<a href="${PATH}/${path}" aria-current="page">${title}`,
    );
  });

  it('has a header of its own: the charity, who is signed in, the way out, and nothing of the shop', async () => {
    const page = await staff.text(`${PATH}/orders`);
    const header = /<header[\s\S]*<\/header>/.exec(page)?.[0] ?? '';
    expect(header).toContain('Haven Refugee Aid');
    expect(header).toMatch(/Signed in as <\/span><a [^>]*>Ada &lt;Admin&gt;<\/a>.*Administrator/s);
    expect(header).toContain('>Sign out</button>');
    expect(page).not.toMatch(/site-header|site-footer|data-cart-count|\/donate"|autoload\.js|subscribe-form/);
    expect(
      [...page.matchAll(/<ul role="list" aria-labelledby="staff-menu-([^"]*)/g)].map(([, title]) => title),
    ).toEqual(['Money', 'People', 'Content', 'Security', 'Team']);
    expect(page, 'no heading before that of the page').toMatch(/^(?:(?!<h\d).)*<h1>Orders/s);
    const staffSignInPage = await new Visitor(shop).text(PATH);
    expect(staffSignInPage).not.toMatch(/staff-nav|Sign out/);
  });

  it('opens its navigation on a narrow screen without a script, and shows no page that a role may not open', async () => {
    const page = await staff.text(`${PATH}/orders`);
    expect(page).toMatch(/<button [^>]*popoverTarget="staff-menu">Menu</);
    expect(page).toMatch(/<nav class="staff-nav" id="staff-menu" aria-label="Staff area" popover="">/);
    expect(page.match(/<script[^>]*>/g), 'only what warns of the end of the session').toEqual([
      '<script type="module" src="/back-office/staff-assets/session-end.js">',
    ]);
    const reader = await signInAs(shop, 'reader');
    expect(await reader.text(`${PATH}/orders`)).not.toMatch(/Staff accounts|Reconciliation|\/csv"/);
  });

  it('puts the focus on what is wrong, below the heading, without a script', async () => {
    const path = `${PATH}/orders/${orderId}`;
    const form = formOf(await staff.text(path), '/refunds');
    const page = await (await staff.form(`${path}/refunds`, { ...form, reason: '' })).text();
    expect(page).toMatch(/<h1>Order .*<div class="haven-error-summary" role="alert" tabindex="-1" autofocus="">/s);
    expect(page).toContain('<title>Error: Order ');
  });

  it('keeps its header and navigation on error pages, for those who are signed in', async () => {
    const unknown = [`${PATH}/no-such-list`, `${PATH}/orders/HAV-NONE`, `${PATH}/content/no/such/page`];
    for (const path of unknown) {
      const answer = await staff.page(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
      const page = await answer.text();
      expect(page, path).toContain('<h1>Page not found</h1>');
      expect(page, path).toMatch(/Signed in as .*id="staff-menu"/s);
      expect(page, path).not.toMatch(/site-header|site-footer|cart/);
      const stranger = await new Visitor(shop).page(path);
      expect(await stranger.text(), path).not.toMatch(/staff-nav|Signed in/);
    }
    const foreign = await staff.send(`${PATH}/sign-out`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', accept: 'text/html' },
    });
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toMatch(/Signed in as .*<h1>We could not do that<\/h1><p class="lead">This form can/s);
  });

  it('does not say what happened to a cart when its own page fails', async () => {
    const website = shop.startWebsite();
    website.app.get(`${PATH}/broken/page`, () => {
      throw new Error('A fault of this test');
    });
    const member = await signInAs(shop, 'reader');
    member.website = website;
    const answer = await member.page(`${PATH}/broken/page`);
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain('<h1>Something went wrong</h1>');
    expect(page).toContain('Check whether your change was saved before you try again.');
    expect(page).not.toMatch(/site-header|cart/);
  });
});

describe('a list of the staff area', () => {
  it('says states, countries and amounts in words, and times on the clocks of the country', async () => {
    const page = await staff.text(`${PATH}/orders`);
    const row = page.match(/<tr>.*?<\/tr>/gs)?.find((each) => each.includes(orderId)) ?? '';
    expect(row).toMatch(/^<tr><th scope="row"[^>]*><a [^>]*>HAV-/);
    expect(row).toContain('<td class="records-short">21 Nov 2026, 11:00 am</td>');
    expect(row).toContain('<td class="records-short">Australia</td>');
    expect(row).toContain('<span class="haven-badge haven-badge--success">Paid</span>');
    expect(row).toContain('<td class="records-number">$79.00 AUD</td>');
    expect(row).not.toMatch(/>(paid|AUS|AUD|79\.00)</);
    expect(page).toContain('role="region" aria-label="Orders" tabindex="0"');
    expect(page.match(/Times and days are local/g), 'the rule of times, once').toHaveLength(1);
    expect(page).not.toContain('UTC');
  });

  it.each([
    ['o’mall', 1],
    ['TĒVITA O', 1],
    ['aroha@', 1],
    ['79', 1],
    ['$79.00', 1],
    ['79.01', 0],
    ['100%', 0],
    ['%', 0],
  ])('finds orders by %s', async (search, found) => {
    const page = await staff.page(`${PATH}/orders?search=${encodeURIComponent(search)}`);
    const text = await page.text();
    expect(text.includes(`/orders/${orderId}"`)).toBe(found === 1);
    expect(text.includes(`Nothing was found for “${search}”.`)).toBe(found === 0);
  });
});

describe('the words of staff', () => {
  it.each([
    ['2026-11-27T15:15:00Z', 'AUS', '28 Nov 2026, 2:15 am'],
    ['2026-11-27T15:15:00Z', 'NZL', '28 Nov 2026, 4:15 am'],
    ['2026-11-27T15:15:00Z', null, '28 Nov 2026, 2:15 am'],
    ['2026-06-30T13:59:00Z', 'AUS', '30 June 2026, 11:59 pm'],
    ['2026-06-30T12:00:00Z', 'NZL', '1 July 2026, 12:00 am'],
  ])('%s in %s is %s', (moment, country, words) => {
    expect(momentText(new Date(moment), country)).toBe(words);
  });

  it.each([
    [statusWords('reversed'), 'Reversed by the bank'],
    [statusWords('a-later-state'), 'A later state'],
    [codeWords('one-off'), 'Once'],
    [codeWords('insufficient_funds'), 'Insufficient funds'],
    [codeWords('Anne-Marie Li'), 'Anne-Marie Li'],
    [codeWords(''), ''],
    [shortDay('2026-11-28'), '28 Nov 2026'],
    [momentText(null), ''],
  ])('say %s', (words, expected) => {
    expect(words).toBe(expected);
  });
});
