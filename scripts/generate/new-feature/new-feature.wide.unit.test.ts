import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CREDENTIALS } from '../../../demo-pages/website/app/website-options.ts';
import { openShop, PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../../../demo-pages/website/testing/open-shop.ts';
import { Visitor } from '../../../demo-pages/website/testing/shop-visitor.ts';
import { writeFeature } from './write-feature.mjs';

const root = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = 'demo-pages/website/migrations';
let folder: string;
let shop: Shop;

/** A copy of what the site's server is made of, and a site to visit. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-feature-'));
  mkdirSync(join(folder, 'demo-pages'));
  for (const name of ['package.json', 'drizzle.config.ts']) cpSync(join(root, name), join(folder, name));
  for (const name of ['node_modules', 'elements', 'sdk', 'checkout-widget', 'scripts', 'custom-elements.json'])
    symlinkSync(join(root, name), join(folder, name));
  for (const name of ['website', 'sandbox', 'server'])
    cpSync(join(root, 'demo-pages', name), join(folder, 'demo-pages', name), { recursive: true });
  shop = await openShop();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.database.close();
});

/** The statements of the newest migration of the copy. */
function newestMigration(): string[] {
  const [name = ''] = readdirSync(join(folder, MIGRATIONS))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .reverse();
  return readFileSync(join(folder, MIGRATIONS, name), 'utf8').split('--> statement-breakpoint');
}

describe('npm run new-page', () => {
  it('writes a page, a form and a table that work as they are', async () => {
    const files = ['schema.ts', 'store.ts', 'page.tsx', 'routes.ts'].map((part) => `story-wall-${part}`);
    expect(writeFeature(folder, 'participation/story-wall')).toEqual([
      ...[...files, 'story-wall.unit.test.ts'].map((file) => `demo-pages/website/participation/story-wall/${file}`),
      'demo-pages/website/participation/index.ts',
      'demo-pages/website/app/features.ts',
    ]);
    execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate'], { cwd: folder, stdio: 'pipe' });
    for (const statement of newestMigration()) await shop.database.db.execute(statement);

    const { createWebsiteApp } = await import(join(folder, 'demo-pages/website/app/website-app.ts'));
    const visitor = new Visitor(shop);
    visitor.website = createWebsiteApp({
      db: shop.database.db,
      siteOrigin: SITE_ORIGIN,
      providerOrigin: PROVIDER_ORIGIN,
      ...SANDBOX_CREDENTIALS,
    });
    expect((await visitor.form('/story-wall', { text: 'Kia <b>kaha</b>' })).status).toBe(303);
    expect(await visitor.text('/story-wall')).toContain('Kia &lt;b&gt;kaha&lt;/b&gt;');
    expect(await visitor.text('/nz/story-wall')).not.toContain('kaha');
    expect((await visitor.form('/story-wall', { text: '' })).status).toBe(422);
  });

  it.each(['', 'Story', 'story_wall', '../story', '-story'])('refuses "%s" as a name', (name) => {
    expect(() => writeFeature(folder, `shop/${name}`)).toThrow(/cannot be a feature|none of the rooms/);
  });

  it('leaves a feature alone that exists', () => {
    expect(() => writeFeature(folder, 'shop/gifts')).toThrow('exists');
  });
});
