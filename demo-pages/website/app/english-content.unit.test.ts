import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguages } from '../../../elements/server/server.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { contentFields } from '../platform/site/languages/shown-in.tsx';
import { textsIn } from '../platform/site/languages/testing/texts-in.ts';
import { SITES, siteIn } from '../platform/site/sites.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await loadLanguages('ar');
});
afterAll(() => shop.database.close());

/** An accessible name cannot say in which language a part of it is. */
const withoutNames = (page: string) => page.replace(/ (aria-label|label|content|title|alt)="[^"]*"/g, '');
/** Names, and what the visitor typed. */
const NAMES = /«tent»|Haven Refugee Aid( Australia)?|Haven|Refugee Aid|ABN|AU|NZ|AUD|JavaScript|\S+@\S+|PayPal/g;
const LANGUAGES = /^(English|Español|Français|Te reo Māori|Tiếng Việt)$/;

describe('content that nobody has translated', () => {
  it.each(['/gifts', '/gifts/emergency-tent', '/cart', '/media', '/news', '/events', '/search?keywords=tent'])(
    'says on /ar%s that it is in English, in blocks as in pages [A3.01]',
    async (path) => {
      const visitor = new Visitor(shop);
      await visitor.add('emergency-tent', 1, '/ar');
      const page = await renderBlocks(await visitor.text(`/ar${path}`), shop.now);
      const english = textsIn(withoutNames(page)).filter(
        (text) => /[A-Za-z]{2}/.test(text.replace(NAMES, '')) && !LANGUAGES.test(text),
      );
      expect(english).toEqual([]);
    },
  );

  it('is named field by field: a translation counts at once, and English pages name none', () => {
    const arabic = siteIn('AUS', 'ar');
    const gift = { name: 'Emergency tent', summary: 'Dry.', variant: '' };
    expect(contentFields(arabic, gift)).toEqual({ ...gift, english: ['name', 'summary'] });
    const words = new Map([['Dry.', 'جافة.']]);
    expect(contentFields({ ...arabic, words }, gift)).toEqual({ ...gift, summary: 'جافة.', english: ['name'] });
    expect(contentFields(SITES[0], gift)).toEqual(gift);
  });

  it('is marked in the feed that is loaded later, and in the cart', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 1, '/ar');
    const { lines } = await visitor.cart('/ar');
    expect(lines).toMatchObject([{ variant: 'One family tent', english: ['variant'] }]);
    const [line] = lines as { name: string; category: string }[];
    for (const text of [line?.name, line?.category]) expect(text).toMatch(/\p{Script=Arabic}/u);
  });
});
