import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { renderBlocks } from './render-blocks.ts';

/** What stands for the tag of a drawing, to be counted. */
const drawnTags = (page: string) =>
  [...page.matchAll(/<([a-z-]+)[^>]* data-haven-drawn(?:="[\w-]+")?>/g)].map(([, tag]) => tag);

let shop: Shop;
const stops: (() => Promise<void>)[] = [];
const reader = (website = shop.website) => Object.assign(new Visitor(shop), { website });

beforeAll(async () => {
  shop = await openShop();
  shop.provider = { ...shop.provider, renderBlocks };
  shop.website = shop.startWebsite();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await shop.database.close();
});

describe('the blocks of visitors’ pages', () => {
  it('are drawn in pages for all and in pages of one visitor [A1.07]', async () => {
    const home = await reader().text('/');
    expect(drawnTags(home).length).toBeGreaterThan(8);
    expect(drawnTags(await reader().text('/nz'))).toEqual(drawnTags(home));
    const buyer = reader();
    await buyer.add('solar-lamp');
    expect(drawnTags(await buyer.text('/'))).toEqual(drawnTags(home));
    expect(drawnTags(await reader().text('/cart'))).toEqual(['site-header', 'gift-cart', 'subscribe-form']);
    expect(drawnTags(await buyer.text('/cart')), 'a form of the page’s own stays').toEqual([
      'site-header',
      'subscribe-form',
    ]);
    await buyer.json(CUSTOMER_PATH, CUSTOMER);
    expect(drawnTags(await buyer.text('/checkout/payment')), 'so does what says that a card needs a script').toEqual(
      [],
    );
  });

  it('stay as they are where people work on them', async () => {
    for (const path of ['/elements/countdown-timer', '/back-office'])
      expect([path, drawnTags(await reader().text(path))]).toEqual([path, []]);
  });

  it('name their sheets ahead, each once, and bring no style or script along', async () => {
    const answer = await reader().page('/');
    const page = await answer.text();
    const linked = new Set([...page.matchAll(/"stylesheet" href="(\/elements\/[^"]+)"/g)].map(([, sheet]) => sheet));
    const named = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=preload; as=style/g)];
    expect(named.map(([, sheet]) => sheet)).toEqual([...linked]);
    expect(linked).toContain('/elements/hero-carousel.css');
    expect((await reader().page('/privacy')).headers.get('link')).toBe(
      '</elements/site-header.css>; rel=preload; as=style',
    );
    expect(page).not.toMatch(/<style| style=| on[a-z]+=/);
    expect(page.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
  });

  it('are cached rendered, the same for everybody', async () => {
    const website = shop.startWebsite();
    stops.push(await website.followPageChanges(shop.database.listen));
    const [one, two] = [await reader(website).page('/'), await reader(website).page('/')];
    expect(two.headers.get('link')).toBe(one.headers.get('link'));
    const [first, second] = [await one.text(), await two.text()];
    expect(first).toBe(second);
    expect(drawnTags(first).length).toBeGreaterThan(8);
  });

  it('are not kept from a request for the headers alone, which has no page', async () => {
    const website = shop.startWebsite();
    stops.push(await website.followPageChanges(shop.database.listen));
    expect((await reader(website).send('/', { method: 'HEAD' })).status).toBe(200);
    expect(drawnTags(await reader(website).text('/')).length).toBeGreaterThan(8);
  });
});
