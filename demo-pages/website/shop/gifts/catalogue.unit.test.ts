import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '../../app/testing/demonstration.ts';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { seedShop } from './gifts-of-folder.ts';
import { giftStock } from './gifts-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const names = async (query: string) => {
  const page = await new Visitor(shop).text(`/gifts${query}`);
  return [...page.matchAll(/<gift-item item-id="([^"]+)"/g)].map((match) => match[1]);
};

describe('search', () => {
  it.each([
    ['?q=water', ['safe-water', 'emergency-tent', 'seeds-and-tools']],
    ['?q=WATERPROOF', ['emergency-tent']],
    ['?q=tents', ['emergency-tent', 'winter-stove']],
    ['?q=book', ['school-kit', 'story-box']],
    ['?q=child+backpack', ['school-kit']],
    ['?category=warmth', ['warm-blankets', 'winter-stove']],
    ['?category=Health&q=bicycle', ['health-bicycle']],
    ['?category=warmth&q=bicycle', []],
    ['?q=%22%3E%3Cscript%3E', []],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('shows everything when it asks for nothing that exists', async () => {
    expect(await names('?category=yachts&sort=free&q=')).toHaveLength(12);
  });

  it('sorts by price in both directions', async () => {
    expect((await names('?sort=price')).slice(0, 2)).toEqual(['seeds-and-tools', 'school-kit']);
    expect((await names('?sort=-price')).slice(0, 2)).toEqual(['story-box', 'health-bicycle']);
  });

  it('says what it found, keeps what was typed as text, and offers a way on', async () => {
    const page = await new Visitor(shop).text('/gifts?q=%22%3Cb%3E&category=water');
    expect(page).toContain('0 gifts in Water for “&quot;&lt;b&gt;”');
    expect(page).toContain('value="&quot;&lt;b&gt;"');
    expect(page).toContain('No gifts match');
    expect(page).not.toContain('<b>');
  });
});

describe('a gift with sizes', () => {
  it('offers each with its price, the one asked for chosen, and says what each does', async () => {
    const page = await new Visitor(shop).text('/gifts/safe-water-year');
    const radios = [...page.matchAll(/type="radio"( disabled="")? name="itemId"( checked="")? value="([^"]+)"/g)];
    expect(radios.map(([, , checked, itemId]) => [itemId, Boolean(checked)])).toEqual([
      ['safe-water', false],
      ['safe-water-year', true],
      ['safe-water-tap', false],
    ]);
    expect(page).toContain('A tap stand for forty families, $980');
    expect(page).toContain('<link rel="canonical" href="http://127.0.0.1:8080/gifts/safe-water"/>');
  });

  it('is sold by its own id, price and words, without JavaScript too', async () => {
    const visitor = new Visitor(shop);
    await visitor.form('/cart', { intent: 'add', itemId: 'safe-water-year', quantity: '2' });
    await visitor.add('safe-water');
    expect(await visitor.cart()).toMatchObject({
      total: 250,
      lines: [
        {
          itemId: 'safe-water-year',
          variant: 'Water for a family for a year',
          price: 110,
          href: '/gifts/safe-water-year',
        },
        { itemId: 'safe-water', price: 30 },
      ],
    });
    const cards = await renderBlocks(await visitor.text('/cart/e-cards'), shop.now);
    expect(cards).toMatch(/<span[^>]*>Card 3 of 3:<\/span> <span>Safe water<\/span>/);
  });

  it('costs other dollars in New Zealand [W1.02]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water-year', 1, '/nz');
    expect(await visitor.cart('/nz')).toMatchObject({ total: 120, currency: 'NZD' });
  });
});

describe('the catalogue', () => {
  it('loaded again changes no stock', async () => {
    const { db } = shop.database;
    await db.update(giftStock).set({ available: 1 }).where(eq(giftStock.itemId, 'story-box'));
    await seedShop(db, demonstration, shop.now);
    const rows = await db.select().from(giftStock).where(eq(giftStock.itemId, 'story-box'));
    expect(rows.map((row) => row.available)).toEqual([1, 1]);
  });
});
