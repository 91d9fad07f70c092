import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCharity } from '../../../../scripts/generate/new-charity/write-charity.mjs';
import { setDemonstration } from '../../app/testing/demonstration.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { type ContentFaultsError, readCharity } from '../folder/read-charity.ts';
import { setCharity } from '../folder/set-charity.ts';
import { takeFolderPictures } from './folder-pictures.ts';
import { pictureRenditions, pictures } from './pictures-schema.ts';

const MINUTES = 600_000;

let shop: Shop;
let folder: string;
let entries: Record<string, unknown>[];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'haven-pictures-')), 'awa');
  writeCharity(folder, { name: 'Awa Tupua', country: 'NZL', languages: [] });
  mkdirSync(join(folder, 'images/people'), { recursive: true });
  mkdirSync(join(folder, 'pages/en'), { recursive: true });
  entries = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await setDemonstration();
});

const db = () => shop.database.db;
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Secret Name' } })
    .jpeg()
    .toBuffer();
const page = (body: string) =>
  writeFileSync(
    join(folder, 'pages/en/us.md'),
    `---\ntitle: Who we are\ndescription: ${'What we do, and who does it. '.repeat(3)}\npath: /who-we-are\n---\n\n${body}\n`,
  );
const take = async () => {
  const charity = await readCharity(folder);
  await takeFolderPictures(db(), charity.images, { bucket: undefined, log: (entry) => entries.push(entry) });
  setCharity(charity);
};
const stored = async (image: string) => (await db().select().from(pictures).where(eq(pictures.image, image)))[0];
const faults = () =>
  readCharity(folder).then(
    () => [],
    (error) => (error as ContentFaultsError).faults.map(({ file, line, text }) => `${file}:${line} ${text}`),
  );

describe('a picture of the charity’s folder', { timeout: MINUTES }, () => {
  it('is shown by a page in its own shape, in each format, without metadata [O3.01]', async () => {
    writeFileSync(join(folder, 'images/people/books.jpg'), await photo('#c04020'));
    page('![Aroha with her books](images/people/books.jpg "Aroha, 9")');
    await take();
    const row = await stored('/images/people/books.jpg');
    expect([row?.origin, row?.name], '[O3.01]').toEqual(['folder', 'books.jpg']);
    const visitor = new Visitor(shop);
    visitor.website = shop.startWebsite();
    const html = await visitor.text('/nz/who-we-are');
    expect(html, '[O3.01]').toMatch(
      /<figure><picture><source type="image\/avif" srcSet="[^"]*320w[^"]*700w" sizes="[^"]+"\/><source type="image\/webp"/i,
    );
    expect(html).toMatch(/<img[^>]* alt="Aroha with her books"[^>]* width="700" height="933"[^>]* data-colour="#c/);
    expect(html).toContain('<figcaption>Aroha, 9</figcaption>');
    const src = /<img src="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '';
    const bytes = Buffer.from(await (await visitor.send(src)).arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([540, 720, undefined]);
    const named = await visitor.send('/images/people/books.jpg');
    expect([named.status, named.headers.get('location')]).toEqual([302, src]);
    expect((await visitor.send('/images/people/nobody.jpg')).status).toBe(404);
  });

  it('is rendered once, again when its bytes change, and is gone with its file', async () => {
    const file = join(folder, 'images/tent.jpg');
    writeFileSync(file, await photo('#204080'));
    await take();
    const first = await stored('/images/tent.jpg');
    const started = performance.now();
    await take();
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(await stored('/images/tent.jpg')).toEqual(first);
    writeFileSync(file, await photo('#208040'));
    await take();
    const second = await stored('/images/tent.jpg');
    expect(second?.crops).not.toEqual(first?.crops);
    const visitor = new Visitor(shop);
    expect((await visitor.send(first?.crops.whole ?? '')).headers.get('location')).toBe(second?.crops.whole);
    rmSync(file);
    await take();
    expect(await stored('/images/tent.jpg')).toBeUndefined();
    const digest = second?.crops.whole?.split('/')[2] ?? '';
    expect(await db().select().from(pictureRenditions).where(eq(pictureRenditions.digest, digest))).toEqual([]);
  });

  it('that is damaged is told, and the last one stays', async () => {
    const file = join(folder, 'images/well.jpg');
    writeFileSync(file, await photo('#802040'));
    await take();
    const before = await stored('/images/well.jpg');
    writeFileSync(file, 'no picture');
    await take();
    expect(entries).toEqual([
      { event: 'content', result: 'refused', fault: expect.stringMatching(/^images\/well\.jpg:1:1 Choose a JPEG/) },
    ]);
    expect(await stored('/images/well.jpg')).toEqual(before);
  });

  it('that is not there, is a drawing or of another kind is a fault of the folder', async () => {
    page(
      '![A well](images/well.jpg)\n\n![A mark](images/people/mark.svg)\n\n<gift-item item-id="a" item-name="A" price="5" image="images/a.png"></gift-item>',
    );
    writeFileSync(join(folder, 'images/people/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'images/old.gif'), 'GIF89a');
    expect(await faults()).toEqual([
      'images/old.gif:1 this kind of picture is not read: save it as JPEG, PNG, WebP or AVIF',
      'pages/en/us.md:7 there is no images/well.jpg in the folder: write the name of a file in images/',
      'pages/en/us.md:9 images/people/mark.svg is a drawing: save it as PNG and write that name',
      'pages/en/us.md:11 there is no images/a.png in the folder: write the name of a file in images/',
    ]);
  });
});
