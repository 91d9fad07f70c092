import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

// Written down, so that a change of the product fails.
const ADDRESS_SEARCHES_PER_MINUTE = 6_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const search = (address: string, country = 'AUS') =>
  new Visitor(shop, '203.0.113.7').page(
    `/umbraco/api/AddressAutocomplete/Search?${new URLSearchParams({ address, country })}`,
  );

describe('the address calls', () => {
  it('lists suggestions with the seven fields [W7.01] [W3.08]', async () => {
    const answer = await search('12 Wattle Street Rich');
    expect(answer.headers.get('content-type')).toContain('application/json');
    const list = (await answer.json()) as Record<string, string>[];
    expect(list.length).toBeGreaterThan(1);
    expect(list.length).toBeLessThanOrEqual(10);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'address',
      'city',
      'id',
      'postcode',
      'state',
      'streetAddress',
      'suburb',
    ]);
  });

  it('gives the address behind an id [W7.04]', async () => {
    const [first] = (await (await search('7 Queen Street Ponsonby', 'NZL')).json()) as { id: string }[];
    const answer = await new Visitor(shop).page(`/umbraco/api/AddressAutocomplete/Get?searchId=${first?.id}`);
    expect(await answer.json()).toEqual({
      id: first?.id,
      streetAddress: '7 Queen Street',
      suburb: 'Ponsonby',
      city: 'Auckland',
      state: 'AUK',
      postcode: '1011',
    });
  });

  it.each(['', 'x', '%00', 'W10'])('answers 404 as JSON for the id "%s"', async (id) => {
    const answer = await new Visitor(shop).page(`/umbraco/api/AddressAutocomplete/Get?searchId=${id}`);
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { errors: string[] }).errors).toHaveLength(1);
  });

  it.each(['', 'a', '%', "' or 1=1", '\0\0\0', '\ud800abc', '🙂🙂🙂', 'x'.repeat(5_000)])(
    'answers a list to anything typed',
    async (address) => {
      const answer = await search(address);
      expect(answer.status).toBe(200);
      expect(Array.isArray(await answer.json())).toBe(true);
    },
  );

  it('serves a generous number a minute to one client, then says when to come back', async () => {
    let last = await search('x');
    for (let n = 0; n < ADDRESS_SEARCHES_PER_MINUTE && last.status === 200; n += 1) last = await search('x');
    expect(last.status).toBe(429);
    expect(last.headers.get('retry-after')).toBe('60');
    shop.now += 60_000;
    expect((await search('x')).status).toBe(200);
  });
});
