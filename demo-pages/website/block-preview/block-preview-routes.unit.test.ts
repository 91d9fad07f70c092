import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
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
      expect(await new Visitor(shop).text(path)).toContain(' data-haven-preview>');
    }
  });
});
