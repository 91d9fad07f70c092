import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../../server/server-configuration.ts';
import { setDemonstration } from '../../../app/testing/demonstration.ts';
import { openShop, type Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { readCharity } from '../read-charity.ts';
import { setCharity } from '../set-charity.ts';

let shop: Shop;
let visitor: Visitor;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  visitor = new Visitor(shop);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-pages-'));
  cpSync(contentFolder({}), folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.database.close();
  await setDemonstration();
});

const take = async (facts: string, body = 'Open.') => {
  const head = 'title: Open day\ndescription: The day on which everybody may see what is in our store in Brisbane.';
  writeFileSync(
    join(folder, 'pages/en/store-visit.md'),
    `---\n${head}\npath: /store-visit\n${facts}\n---\n\n${body}\n`,
  );
  setCharity(await readCharity(folder));
};
const statusAt = async (moment: string, path = '/store-visit') => {
  shop.now = Date.parse(moment);
  return (await visitor.page(path)).status;
};

describe('a page of the folder', () => {
  it('is there from publish until unpublish, also in menus and the sitemap [O2.01]', async () => {
    await take(
      'navigation: { menu: about, order: 9 }\npublish: 2026-12-01T09:00:00+11:00\nunpublish: 2026-12-08T09:00:00+11:00',
    );
    const isLinked = async () =>
      Promise.all(
        ['/contact', '/sitemap.xml'].map(async (path) => (await visitor.text(path)).includes('/store-visit')),
      );
    expect(await statusAt('2026-11-30T21:59:59Z'), '[O2.01]').toBe(404);
    expect(await isLinked(), '[O2.01]').toEqual([false, false]);
    expect(await statusAt('2026-11-30T22:00:00Z'), '[O2.01]').toBe(200);
    expect(await isLinked(), '[O2.01]').toEqual([true, true]);
    expect(await statusAt('2026-12-07T21:59:59Z'), '[O2.01]').toBe(200);
    expect(await statusAt('2026-12-07T22:00:00Z'), '[O2.01]').toBe(404);
    expect(await isLinked(), '[O2.01]').toEqual([false, false]);
  });

  it('answers GET and HEAD only [O2.01]', async () => {
    await take('');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await visitor.send('/store-visit', { method });
      expect([method, answer.status, answer.headers.get('allow')], '[O2.01]').toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await visitor.send('/store-visit', { method: 'HEAD' })).status).toBe(200);
  });

  it('is another one as soon as the folder is, and gone when its file is [O1.08]', async () => {
    await take('', 'Bring boots.');
    expect(await visitor.text('/store-visit'), '[O1.08]').toContain('Bring boots.');
    await take('countries: [NZL]', 'Bring shoes.');
    expect((await visitor.page('/store-visit')).status, '[O1.08]').toBe(404);
    expect(await visitor.text('/nz/store-visit'), '[O1.08]').toContain('Bring shoes.');
    await setDemonstration();
    expect((await visitor.page('/nz/store-visit')).status, '[O1.08]').toBe(404);
  });
});
