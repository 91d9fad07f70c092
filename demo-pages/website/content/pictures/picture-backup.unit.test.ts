import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { preparePicture, readMaster, storePicture } from './store-picture.ts';

const MINUTES = 600_000;
const FACTS = { name: 'boat.jpg', alt: { en: 'A boat' }, credit: '', focusX: 0.5, focusY: 0.5 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a copy of DATA_DIR has the pictures, whole enough to be cut anew [O3.02]', { timeout: MINUTES }, async () => {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
  const made = await preparePicture(photo, FACTS, { bucket: undefined });
  if ('refused' in made) throw new Error(made.refused);
  const first = await openDatabase({ dataDir: join(folder, 'data') });
  const stored = await storePicture(first.db, made, FACTS);
  await first.close();
  cpSync(join(folder, 'data'), join(folder, 'backup'), { recursive: true });
  rmSync(join(folder, 'data'), { recursive: true });
  const shop = new Shop(await openDatabase({ dataDir: join(folder, 'backup') }));
  const answer = await new Visitor(shop).send(stored?.image ?? '');
  expect([answer.status, answer.headers.get('content-type')], '[O3.02]').toEqual([200, 'image/jpeg']);
  const master = await readMaster(shop.database.db, { master: stored?.master ?? null }, undefined);
  expect((await sharp(master).metadata()).width, '[O3.02]').toBe(800);
  await shop.database.close();
});
