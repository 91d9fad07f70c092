import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../../server/server-configuration.ts';
import { ContentFaultsError, readCharity } from '../read-charity.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-entries-'));
  await cp(contentFolder({}), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** The faults of the folder, each as it is printed. */
async function faults(): Promise<string[]> {
  try {
    await readCharity(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaultsError)) throw error;
    return error.faults.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
  }
}

/** Puts another text into a file, once, and says on which line it is then. */
async function change(file: string, from: string, to: string): Promise<number> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const at = text.indexOf(from);
  expect(at, `${file} has ${from}`).toBeGreaterThan(-1);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  return text.slice(0, at).split('\n').length;
}

describe('a fault in a file of an entry', () => {
  it.each([
    ['gifts/safe-water.json', '"order"', '"ordre"', 'ordre is not known; did you mean order?'],
    ['gifts/safe-water.json', '"order": 3', '"order": "first"', 'order: write the place in the shop'],
    ['gifts/safe-water.json', '"category": "Water"', '"category": "Watre"', 'did you mean Water?'],
    ['gifts/safe-water.json', '"AUS": 30,', '"AUS": 30.125,', 'sizes.0.prices.AUS: write the price in dollars'],
    ['gifts/safe-water.json', '"AUS": 30,', '"AUS": "$30",', 'sizes.0.prices.AUS: write the price in dollars'],
    ['gifts/safe-water.json', '"AUS": 30,', '"AUS": 0,', 'it is more than 0'],
    ['gifts/safe-water.json', '"id": "safe-water-year"', '"id": "solar-lamp"', 'solar-lamp is also of solar-lamp'],
    ['gifts/safe-water.json', '/design/gifts/safe-water.svg', 'water.jpg', 'such as images/tents.jpg'],
    ['gifts/safe-water.json', '"impact"', '"impakt"', 'did you mean impact?'],
    ['gifts/story-box.json', '"AUS": 24', '"AUS": -1', 'sizes.0.stock'],
    ['ecards/kites.json', '"order": 4', '"order": 0', 'write the place among the designs'],
    ['ecards/kites.json', '"picture"', '"pictur"', 'did you mean picture?'],
    ['categories.json', '"id": "Warmth"', '"id": "shelter"', 'shelter is written twice'],
    ['categories.json', '"id": "Warmth"', '"id": "War mth"', 'write an id of letters, digits and hyphens'],
    ['appeals/winter-appeal.json', '"goal": 800000', '"goal": "800,000"', 'write the goal in dollars'],
    ['appeals/winter-appeal.json', '"from": "2026-11-20"', '"from": "27/11/2026"', 'write the first day'],
    ['appeals/winter-appeal.json', '"until": "2027-01-31"', '"until": "2026-01-31"', 'write a last day that is on'],
    ['appeals/winter-appeal.json', '"percent": 100', '"percent": 100.5', 'write what the partner adds in per cent'],
    [
      'appeals/winter-appeal.json',
      '"country": "AUS"',
      '"country": "AU"',
      'write the country of the appeal: AUS or NZL',
    ],
    ['petitions/1201.json', '"goal": 20000', '"goal": 0', 'write how many signatures you aim for'],
    ['petitions/1201.json', '"postcode": "optional"', '"postcode": "maybe"', 'write not-asked or optional or required'],
    ['petitions/2201.json', '"country": "NZL"', '"country": "AUS"', 'AUS has several petitions: write "main": true'],
    ['guides/bequest-guide.json', '"team": "', '"team": "to ', 'write the email address that requests are sent to'],
    ['guides/bequest-guide.json', '"guide": "/', '"guide": "//', 'write where the guide is'],
  ])('%s: %s as %s [O1.05]', async (file, from, to, advice) => {
    const line = await change(file, from, to);
    const found = await faults();
    expect(found.join('\n'), '[O1.05]').toContain(advice);
    expect(found.filter((fault) => fault.includes(advice))[0], '[O1.05]').toMatch(
      new RegExp(`^${file.replace('.', '\\.')}:${line}:`),
    );
    expect(found.join('\n')).not.toMatch(/Invalid|expected/);
  });

  it('that is named so that no address can have it says how to name it [O1.05]', async () => {
    await writeFile(join(folder, 'gifts/Big Tent.json'), '{}');
    expect(await faults(), '[O1.05]').toEqual([
      'gifts/Big Tent.json:1:1 name the file with lower-case letters and hyphens: safe-water.json',
    ]);
  });
});

describe('a folder', () => {
  it('without gifts, cards, appeals, petitions and guides is right', async () => {
    const entryFolders = ['gifts', 'ecards', 'appeals', 'petitions', 'guides'];
    const storyFolders = ['news', 'blog', 'events', 'media'];
    const files = ['categories.json', 'home.json', 'navigation.json'];
    for (const name of [...entryFolders, ...storyFolders, ...files]) await rm(join(folder, name), { recursive: true });
    const { entries, stories, categories } = await readCharity(folder);
    expect(entries).toEqual({ gifts: [], ecards: [], appeals: [], petitions: [], guides: [] });
    expect(stories).toEqual({ news: [], blog: [], events: [], media: [] });
    expect(categories.gifts).toEqual([]);
  });
});
