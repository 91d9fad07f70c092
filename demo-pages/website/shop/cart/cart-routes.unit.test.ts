import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions as sessionRows } from '../../platform/platform-schema.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

// Written down, so that a change of the product fails.
const CART_CHANGES_PER_MINUTE = 300;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

describe('the cart', () => {
  it('is empty at first, with a friendly page', async () => {
    const visitor = new Visitor(shop);
    expect(await visitor.cart()).toEqual({ lines: [], itemCount: 0, total: 0, currency: 'AUD' });
    expect(await visitor.text('/cart')).toContain('Your cart is empty');
    expect(visitor.cookie).toBe('');
  });

  it('takes a gift and answers the cart [W1.10]', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.add('emergency-tent', 2);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      lines: [
        {
          itemId: 'emergency-tent',
          name: 'Emergency tent',
          category: 'Shelter',
          variant: 'One family tent',
          price: 145,
          quantity: 2,
          image: '/design/gifts/emergency-tent.svg',
          href: '/gifts/emergency-tent',
        },
      ],
      itemCount: 2,
      total: 290,
      currency: 'AUD',
    });
  });

  it('shows two lines with name, price and quantity, and counts them in the header [W2.24]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 2);
    await visitor.add('solar-lamp', 1);
    const page = await visitor.text('/cart');
    expect(page.match(/class="haven-cart__line"/g)).toHaveLength(2);
    expect(page).toContain('$30.00 each');
    expect(page).toContain('$39.50 each');
    expect(page).toMatch(/aria-label="Quantity of Safe water[^>]*" name="quantity" value="2"/);
    expect(page).toContain('<span class="site-cart__count" data-cart-count="">3</span>');
    expect(page).toContain('$99.50');
  });

  it('changes the quantity of a gift that is in it, and puts none back that another tab took out', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('school-kit', 1);
    await visitor.json('/cart', { intent: 'remove', itemId: 'school-kit' });
    const answer = await visitor.json('/cart', { intent: 'set', itemId: 'school-kit', quantity: 2 });
    expect(await answer.json()).toMatchObject({ lines: [], itemCount: 0 });
  });

  it('keeps a changed quantity after a reload, without JavaScript [W2.27]', async () => {
    const visitor = new Visitor(shop);
    await visitor.form('/cart', { intent: 'add', itemId: 'school-kit', quantity: '2' });
    const answer = await visitor.form('/cart', { intent: 'set', itemId: 'school-kit', quantity: '3' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/cart');
    expect((await visitor.cart()).lines).toMatchObject([{ itemId: 'school-kit', quantity: 3 }]);
  });

  it('removes a line and drops its price from the total [W2.26]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('school-kit', 2);
    await visitor.add('solar-lamp');
    const answer = await visitor.form('/cart', { intent: 'remove', itemId: 'school-kit' });
    expect(answer.status).toBe(303);
    expect(await visitor.cart()).toMatchObject({ itemCount: 1, total: 39.5 });
  });

  it.each([
    ['0', 1, '[W5.38] [W5.41]'],
    ['1', 1, '[W2.25]'],
    ['9', 9, '[W2.25]'],
    ['10', 9, '[W5.39] [W5.41]'],
    ['08', 8, '[W5.40]'],
    ['abc', 1, '[W5.41]'],
    ['-3', 1, '[W5.38]'],
    ['3.7', 3, '[W5.40]'],
    ['0x5', 1, '[W5.40]'],
    ['99999999999999999999', 9, '[W5.39]'],
  ])('reads the quantity %s as %d', async (typed, expected, rows) => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1);
    await visitor.json('/cart', { intent: 'set', itemId: 'solar-lamp', quantity: typed });
    expect(await visitor.cart(), `${rows} ${typed}`).toMatchObject({ itemCount: expected });
  });

  it('stops adding at nine and says so [W5.39]', async () => {
    const visitor = new Visitor(shop);
    expect(await (await visitor.add('solar-lamp', 8)).json()).not.toHaveProperty('message');
    expect(await (await visitor.add('solar-lamp', 1)).json()).not.toHaveProperty('message');
    expect(await (await visitor.add('solar-lamp', 1)).json()).toMatchObject({
      itemCount: 9,
      message: expect.stringContaining('up to 9'),
    });
    const answer = await visitor.form('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: '4' });
    expect(answer.headers.get('location')).toBe('/cart?notice=limit');
    expect(await visitor.text('/cart?notice=limit')).toContain('up to 9');
  });

  it('holds nine when many tabs add at once', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1);
    await Promise.all(Array.from({ length: 30 }, () => visitor.add('solar-lamp', 1)));
    expect(await visitor.cart()).toMatchObject({ itemCount: 9 });
  });

  it('prices by the catalogue whatever is posted', async () => {
    const visitor = new Visitor(shop);
    await visitor.json('/cart', {
      intent: 'add',
      itemId: 'winter-stove',
      quantity: 1,
      price: 0.01,
      priceMinor: 1,
      total: 1,
      name: 'Free',
    });
    expect(await visitor.cart()).toMatchObject({ total: 120, lines: [{ name: 'Winter stove', price: 120 }] });
  });

  it('keeps the carts of the countries apart', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1);
    await visitor.add('solar-lamp', 2, '/nz');
    expect(await visitor.cart()).toMatchObject({ total: 39.5, currency: 'AUD' });
    expect(await visitor.cart('/nz')).toMatchObject({
      total: 85,
      currency: 'NZD',
      lines: [{ href: '/nz/gifts/solar-lamp' }],
    });
  });

  it('keeps the carts of visitors apart', async () => {
    await new Visitor(shop).add('solar-lamp', 1);
    expect(await new Visitor(shop).cart()).toMatchObject({ itemCount: 0 });
  });

  it.each([
    [{}, 2],
    [{ intent: 'steal', itemId: 'solar-lamp' }, 1],
    [{ intent: 'add' }, 1],
    [{ intent: 'set', itemId: 'solar-lamp' }, 1],
    [{ intent: 'add', itemId: 'golden-yacht' }, 1],
    [{ intent: 'add', itemId: "'; drop table website.gifts; --" }, 1],
    [{ intent: 'add', itemId: { $ne: 1 } }, 1],
  ])('refuses %j with 422', async (body, count) => {
    const answer = await new Visitor(shop).json('/cart', body);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: string[] }).errors).toHaveLength(count);
  });

  it('shows what was wrong to people without JavaScript', async () => {
    const answer = await new Visitor(shop).form('/cart', { intent: 'add', itemId: 'golden-yacht' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/<h1>.*autofocus="">\s*<h2[^>]*>There is a problem/s);
  });
});

describe('posts', () => {
  const body = JSON.stringify({ intent: 'add', itemId: 'solar-lamp', quantity: 1 });
  const post = (headers: Record<string, string>, text = body) =>
    new Visitor(shop).send('/cart', {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: text,
    });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://127.0.0.1:8080.evil.example' }],
    [{ origin: 'https://127.0.0.1:8080' }],
  ])('from elsewhere are refused: %j', async (headers) => {
    expect((await post({ 'content-type': 'application/json', ...headers })).status).toBe(403);
  });

  it.each(['cross-site', 'same-site'])('from elsewhere are refused: Sec-Fetch-Site %s', async (value) => {
    const { app } = shop.website;
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': value };
    expect((await app.request(`${SITE_ORIGIN}/cart`, { method: 'POST', headers, body })).status).toBe(403);
  });

  it('from our own pages and from programs are served', async () => {
    const { app } = shop.website;
    const senders: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: SITE_ORIGIN }, {}];
    for (const headers of senders) {
      const all: Record<string, string> = {
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      };
      expect((await app.request(`${SITE_ORIGIN}/cart`, { method: 'POST', headers: all, body })).status).toBe(200);
    }
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'of type "%s" are refused with 415',
    async (type) => {
      expect((await post({ 'content-type': type })).status).toBe(415);
    },
  );

  it.each(['{', '[]', 'null', '"x"', '1', '['.repeat(30_000)])(
    'of broken or other JSON are refused with 400',
    async (text) => {
      expect((await post({ 'content-type': 'application/json' }, text)).status).toBe(400);
    },
  );

  it('may have 64 KB and no more', async () => {
    const sized = (size: number) =>
      JSON.stringify({ intent: 'add', itemId: 'solar-lamp', quantity: 1, x: '' }).replace(
        '"x":""',
        `"x":"${'x'.repeat(size)}"`,
      );
    const overhead = sized(0).length;
    expect((await post({ 'content-type': 'application/json' }, sized(65_536 - overhead))).status).toBe(200);
    expect((await post({ 'content-type': 'application/json' }, sized(65_537 - overhead))).status).toBe(413);
  });

  it('cannot reach a prototype', async () => {
    const text =
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"intent":"add","itemId":"solar-lamp"}';
    expect((await post({ 'content-type': 'application/json' }, text)).status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the session', () => {
  it('is a cookie that scripts and other sites cannot use', async () => {
    const answer = await new Visitor(shop).add('solar-lamp');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^haven_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('begins its thirty days again with each change of the cart, and stays the same', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    const first = visitor.cookie;
    const answer = await visitor.add('solar-lamp');
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=2592000');
    expect(visitor.cookie).toBe(first);
  });

  it('is not taken over from a cookie that we never gave', async () => {
    const visitor = new Visitor(shop);
    visitor.cookie = `haven_session=${'A'.repeat(43)}`;
    await visitor.add('solar-lamp');
    expect(visitor.cookie).not.toContain('AAAA');
  });
});

describe('a flood of changes', () => {
  it('from one network is refused before it is read or costs a statement, and no other network suffers', async () => {
    const flood = new Visitor(shop);
    const sessions = () => shop.database.db.$count(sessionRows);
    for (let n = 0; n < CART_CHANGES_PER_MINUTE; n += 1) await flood.json('/cart', {});
    const before = await sessions();
    const late = await flood.json('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: 1 });
    expect([late.status, Number(late.headers.get('retry-after')) > 0, await sessions()]).toEqual([429, true, before]);
    const other = Object.assign(new Visitor(shop), { address: '198.51.100.9' });
    expect((await other.add('solar-lamp')).status).toBe(200);
    expect((await flood.page('/cart')).status).toBe(200);
    shop.now += 60_000;
    expect((await flood.add('solar-lamp')).status).toBe(200);
  });
});
