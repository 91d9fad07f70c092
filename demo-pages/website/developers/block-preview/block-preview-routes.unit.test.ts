import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { findElement } from '../reference/element-catalogue.ts';
import { groupBlocks, readBlocks } from './block-catalogue.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

describe('the back office', () => {
  const blocks = readBlocks();

  it('shows every block with every example, without a sign-in [W6.01] [W6.02]', async () => {
    for (const { tag, examples } of blocks) {
      for (const place of examples.keys()) {
        const answer = await new Visitor(shop).page(`/back-office?block=${tag}&example=${place}`);
        expect(answer.status, `${tag} ${place}`).toBe(200);
        const page = await answer.text();
        expect(page).toContain(`<h1 class="bo-head__title"><code>&lt;${tag}&gt;</code></h1>`);
        expect(page.match(/<template id="example-/g)).toHaveLength(examples.length);
      }
    }
  });

  it('lists every block once', () => {
    const listed = groupBlocks(blocks).flatMap(({ blocks: found }) => found.map(({ tag }) => tag));
    expect(listed.toSorted()).toEqual(blocks.map(({ tag }) => tag).toSorted());
  });

  it('has the control of the reference for each attribute: a menu, an area for JSON, a checkbox or a line', async () => {
    const controlOf = (page: string, id: string) =>
      page.match(new RegExp(`<(input|select|textarea)(?: type="(checkbox)")?[^>]* id="${id}"`))?.slice(1);
    for (const { tag } of blocks) {
      const preview = await new Visitor(shop).text(`/back-office?block=${tag}`);
      const reference = await new Visitor(shop).text(`/elements/${tag}`);
      for (const { name } of findElement(tag)?.attributes ?? []) {
        const inReference = controlOf(reference, `example-0-${name}`);
        expect(inReference, `${tag} ${name}`).toBeDefined();
        expect(controlOf(preview, `attribute-${name}`), `${tag} ${name}`).toEqual(inReference);
      }
    }
    const form = await new Visitor(shop).text('/back-office?block=donation-form');
    const menu = form.match(/<select[^>]* id="attribute-default-frequency".*?<\/select>/)?.[0] ?? '';
    expect(
      [...menu.matchAll(/<option value="(.*?)"(?: selected="")?>(.*?)</g)].map(([, value, text]) => [value, text]),
    ).toEqual([
      ['', 'left out: one-off'],
      ['one-off', 'one-off'],
      ['monthly', 'monthly'],
    ]);
    expect(controlOf(form, 'attribute-once-amounts')?.[0]).toBe('textarea');
    // No two choices are the same value: the allowed empty text is leaving the attribute out.
    expect(form.match(/<select[^>]* id="attribute-receipt-address".*?<\/select>/)?.[0]).toMatch(
      /><option value="" selected="">left out<\/option><option value="required">required<\/option><\/select>$/,
    );
  });

  it('names its groups as the reference does', async () => {
    const preview = await new Visitor(shop).text('/back-office');
    expect(preview).toContain('<h2 class="bo-blocks__title">Guide people through the site</h2>');
    expect(await new Visitor(shop).text('/elements')).toContain('Guide people through the site');
  });

  it.each(['?block=no-such', '?block=hero-carousel&example=99', '?block=hero-carousel&example=-1', '?example=x'])(
    'answers 404 for %s',
    async (query) => {
      expect((await new Visitor(shop).page(`/back-office${query}`)).status).toBe(404);
    },
  );

  it('lets previews call nobody and send nothing, whatever a block would do', async () => {
    for (const path of ['/back-office', '/back-office/frame']) {
      const policy = (await new Visitor(shop).page(path)).headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'none';");
      expect(policy).toContain("form-action 'none';");
      // Pasted markup is parsed into a document in which nothing runs; a preview never parses text as markup.
      const ownPolicy = path === '/back-office' ? 'haven-check' : "'none'";
      expect(`${policy};`).toContain(`require-trusted-types-for 'script'; trusted-types ${ownPolicy};`);
      expect(policy).toContain(path === '/back-office' ? "frame-src 'self';" : "frame-src 'none';");
      expect(await new Visitor(shop).text(path)).toContain(' data-haven-preview="">');
    }
  });
});
