import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../app/pages.ts';
import { contentFolder } from '../../../../server/server-configuration.ts';
import { ContentFaultsError, readCharity } from '../read-charity.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-home-'));
  await cp(contentFolder({}), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('a fault of the front page, of amounts or of menus', () => {
  it.each([
    ['home.json', '"emergency-tent"', '"emergency-tnt"', 'the folder gifts has no emergency-tnt; did you mean'],
    ['home.json', '"appeal": "lower-delta-floods"', '"appeal": "floods"', 'the folder appeals has no floods'],
    ['home.json', '"percent": 81', '"percent": 80', 'write shares that are 100 together'],
    ['home.json', '"share": {', '"shares": {', 'shares is not known; did you mean share?'],
    ['donate.json', '"suggested": 75', '"suggested": 70', 'write one of the amounts'],
    ['donate.json', '"amount": 145', '"amount": 45', 'write each amount once, the smallest first'],
    ['navigation.json', '"/regular-giving"', '"/regular-givin"', 'did you mean /regular-giving?'],
    ['navigation.json', '"/gifts/safe-water"', '"/gifts/safe-wine"', 'did you mean /gifts/safe-water?'],
  ])('%s: %s as %s is told with its line [O1.05] [O2.04]', async (file, from, to, advice) => {
    const source = await readFile(join(folder, file), 'utf8');
    expect(source).toContain(from);
    await writeFile(join(folder, file), source.replace(from, to));
    const error: unknown = await readCharity(folder).catch((thrown: unknown) => thrown);
    if (!(error instanceof ContentFaultsError)) throw new Error('There was no fault.');
    const told = error.faults.find(({ text }) => text.includes(advice));
    expect([told?.file, error.faults.map(({ text }) => text)], '[O2.04]').toEqual([file, expect.anything()]);
    expect(error.message).not.toMatch(/Invalid|expected/);
  });

  it('is none where the files are left out', async () => {
    for (const name of ['home.json', 'donate.json', 'navigation.json', 'texts'])
      await rm(join(folder, name), { recursive: true });
    expect(await readCharity(folder)).toMatchObject({ donate: {}, navigation: null, texts: {} });
  });
});
