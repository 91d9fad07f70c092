import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import catalogues from '#texts/website/all';
import { translation as english } from '#texts/website/en';
import { contentFolder } from '../../server/server-configuration.ts';
import { readCharity, setCharity } from '../content/index.ts';
import { hasPage } from '../platform/pages/site-pages.ts';
import { LANGUAGE_NAMES } from '../platform/site/languages/house-languages.ts';
import { SITES, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { seedWebsite } from './seed-website.ts';
import { setDemonstration } from './testing/demonstration.ts';

/** Stories are not changed: their rooms have tests of their own. */
const PAGES = [
  ...['/', '/donate', '/gifts', '/gifts/school-kit', '/appeals/winter-appeal', '/newsletter', '/petition'],
  ...['/petition/thank-you', '/bequest', '/bequest/guide', '/bequest/thank-you', '/update-details', '/cart'],
  ...['/about', '/regular-giving', '/contact', '/questions', '/terms', '/privacy'],
];

/** What the product itself says, in every language: a charity may say the same. */
const ofProduct = new Set(JSON.stringify([english, catalogues]).match(/"[^"]+"/g));

/** The texts of the folder that were changed. */
const old = new Set<string>();

/** A text of the same length, which keeps its values. */
function changed(text: string): string {
  for (const part of text.split(/\{\w+\}/)) {
    const words = part.trim();
    const isSentence = (words.length >= 14 && words.includes(' ')) || /\p{Script=Han}{8}/u.test(words);
    if (isSentence && !ofProduct.has(`"${words}"`)) old.add(words);
  }
  const turned = text.split(/(\{\w+\})/).map((part, index) => (index % 2 ? part : [...part].reverse().join('')));
  return turned.join('').trim();
}

const isLanguage = (key: string) => Object.hasOwn(LANGUAGE_NAMES, key);

/** Changes what visitors read: texts by language, and those of the files for a language. */
function turn(value: unknown, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? changed(value) : value;
  if (Array.isArray(value)) return value.map((each) => turn(each, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, turn(inner, isText || (isLanguage(key) && key !== 'id'))]),
  );
}

const turnLetters = (line: string) =>
  line.replace(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

/** Changes lines of plain words, and the title and the description. */
function turnPage(source: string): string {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const facts = head.replace(/^(title|description|alt): (.+)$/gm, (_, name: string, text: string) =>
    text.includes('{') ? `${name}: ${text}` : `${name}: ${turnLetters(text)}`,
  );
  const lines = body.split('\n').map((line) => {
    if (!/^[\p{L}\d ’,.?:*–-]{14,}$/u.test(line)) return line;
    changed(line);
    return turnLetters(line);
  });
  return `---\n${facts}\n---\n${lines.join('\n')}`;
}

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-sentences-'));
  await cp(contentFolder({}), folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (name.endsWith('.json')) {
      const value = JSON.parse(await readFile(file, 'utf8')) as unknown;
      await writeFile(file, JSON.stringify(turn(value, name.startsWith('texts/')), null, 2));
    } else if (/^pages\/.*\.md$/.test(name)) await writeFile(file, turnPage(await readFile(file, 'utf8')));
  }
  shop = await openShop();
  const charity = await readCharity(folder);
  setCharity(charity);
  await seedWebsite(shop.database.db, charity, { now: shop.now });
});
afterAll(async () => {
  await shop.database.close();
  await rm(folder, { recursive: true });
  await setDemonstration();
});

const readable = (page: string) =>
  page
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

describe.each([...SITES, ...TRANSLATED_SITES])('a folder whose every sentence is another, at "$prefix"', (site) => {
  it.each(PAGES.filter((path) => hasPage(site, path)))('shows none of the old ones at %s [O2.04]', async (path) => {
    expect(old.size).toBeGreaterThan(900);
    const page = await new Visitor(shop).text(path === '/' ? site.prefix || '/' : `${site.prefix}${path}`);
    const text = readable(page);
    expect(
      [...old].filter((sentence) => text.includes(sentence)),
      '[O2.04]',
    ).toEqual([]);
  });
});
