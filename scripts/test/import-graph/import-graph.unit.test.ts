import { posix, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { findCircles, type Import, productFiles, readImports } from './import-graph.ts';

const root = resolve(import.meta.dirname, '../../..');
const imports = readImports(root);
const tags = [
  ...new Set(productFiles(root).flatMap((file) => /^(elements\/[^/]+)\/[^/]+\.definition\.ts$/.exec(file)?.[1] ?? [])),
];

/** The floor or the room of a file, which the rules below are about. */
function roomOf(file: string): string {
  const tag = tags.find((each) => file.startsWith(`${each}/`));
  if (tag) return tag;
  const shared = /^elements\/(runtime|parts|rules|authoring|server)\//.exec(file);
  if (shared) return `elements/${shared[1]}`;
  if (/^demo-pages\/(website|sandbox)\//.test(file)) return file.split('/').slice(0, 2).join('/');
  return file.split('/', 1)[0]!;
}

/**
 * What other floors may import of the library: its public names, random ids, JSON, the flow of a saved account, the
 * rules of cards and banks, the kit of hosted pages.
 */
const LIBRARY_DOORS = /^sdk\/(index\.ts$|client\/(random-id|to-json)\.ts$|vault\/|payment-rules\/|hosted\/kit\/)/;

function isAllowed({ from, to }: Import): boolean {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === there) return true;
  // Texts belong to their product; the checkout shows some of the elements' too.
  const [, product] = /^(elements|checkout-widget|sdk\/hosted)\/locales\//.exec(to) ?? [];
  if (product)
    return /^(demo-pages|checkout-widget)\//.test(from) ? product !== 'sdk/hosted' : from.startsWith(`${product}/`);
  if (there === 'sdk' && !LIBRARY_DOORS.test(to)) return false;
  // JSON that an old page's library cannot spoil: one function without imports, for whoever writes lists in a page.
  if (to === 'sdk/client/to-json.ts' && here.startsWith('elements')) return true;
  // A name that is a card number is refused by the rule of the card form.
  if (here === 'elements/rules' && to.startsWith('sdk/payment-rules/card/')) return true;
  if (here === 'sdk' || here === 'elements/runtime' || here === 'elements/rules') return false;
  if (here === 'elements/parts') {
    if (there === 'sdk') return from.startsWith('elements/parts/payment/');
    return there === 'elements/runtime' || (there === 'elements/rules' && KNOWS_THE_SITE.test(from));
  }
  if (tags.includes(here)) return ['elements/runtime', 'elements/parts', 'elements/rules', 'sdk'].includes(there);
  if (here === 'checkout-widget') return ['elements/runtime', 'sdk'].includes(there);
  if (here.startsWith('elements')) return there.startsWith('elements');
  // The site and the sandbox are two programs, which only know each other's address and keys.
  if (here === 'demo-pages/website' && there === 'demo-pages/sandbox') return false;
  if (here === 'demo-pages/sandbox' && there === 'demo-pages/website') return false;
  return true;
}

/** The parts that are made of the site's own rules: the payment, and the details of a person. */
const KNOWS_THE_SITE = /^elements\/parts\/(payment|person)\//;

const written = ({ from, to }: Import) => `${from} -> ${to}`;

const WEBSITE = 'demo-pages/website/';
/** The website's rooms, by their floor; none of a floor imports another of it. */
const FLOORS: Record<string, number> = {
  app: 6,
  staff: 5,
  'my-giving': 5,
  developers: 5,
  giving: 4,
  shop: 4,
  participation: 4,
  stories: 4,
  payments: 3,
  content: 2,
  platform: 1,
};

/** The sandbox's rooms, by their floor. Of `api` each resource is a room; they may use each other, but in no circle. */
const SANDBOX = 'demo-pages/sandbox/';
const SANDBOX_FLOORS: Record<string, number> = { app: 5, dashboard: 4, api: 3, simulated: 2, core: 1 };

/** The room of a file of the website or the sandbox. */
function insideOf(file: string, program: string): string | undefined {
  const rest = file.startsWith(program) ? file.slice(program.length).split('/') : [];
  if (rest.length < 2 || NO_ROOMS.has(rest[0]!)) return undefined;
  return rest[0] === 'api' ? `api/${rest[1]}` : rest[0];
}
const NO_ROOMS = new Set(['locales', 'migrations', 'testing']);

describe('the rooms of the house', () => {
  it('are read at all', () => {
    expect(imports.length).toBeGreaterThan(2000);
    expect(tags.length).toBeGreaterThan(25);
  });

  it('import only what stands below them, through its door', () => {
    expect(inEnglish(imports.filter((each) => !isAllowed(each)).map(written))).toEqual([]);
  });

  it('have no circle of values', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  it('of the website are these eleven', () => {
    const rooms = new Set(productFiles(root).flatMap((file) => insideOf(file, WEBSITE) ?? []));
    expect([...rooms].sort()).toEqual(Object.keys(FLOORS).sort());
  });

  it('of the website import only rooms of the floors below, each by its door', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [insideOf(from, WEBSITE), insideOf(to, WEBSITE)];
      if (!here || !there || here === there) return false;
      // What a browser loads must not bring the server along.
      if (from.includes('/browser/')) return false;
      // The program that writes migrations reads the tables without the views behind the platform's door.
      const door = /(schema|columns)\.ts$/.test(from) && there === 'platform' ? 'tables/index' : 'index';
      return FLOORS[there]! >= FLOORS[here]! || to !== `${WEBSITE}${there}/${door}.ts`;
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it('of the sandbox are on these five floors', () => {
    const rooms = productFiles(root).flatMap((file) => insideOf(file, SANDBOX)?.split('/')[0] ?? []);
    expect([...new Set(rooms)].sort()).toEqual(Object.keys(SANDBOX_FLOORS).sort());
  });

  it('of the sandbox import only rooms of the floors below or other resources, each by its door', () => {
    const floorOf = (room: string) => SANDBOX_FLOORS[room.split('/')[0]!]!;
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [insideOf(from, SANDBOX), insideOf(to, SANDBOX)];
      if (!here || !there || here === there) return false;
      // What a browser loads must not bring the server along.
      if (from.startsWith(`${SANDBOX}simulated/vendors/`)) return false;
      const mayUse = floorOf(there) < floorOf(here) || (here.startsWith('api/') && there.startsWith('api/'));
      return !mayUse || to !== `${SANDBOX}${there}/index.ts`;
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it('of the sandbox form no circle', () => {
    const between = imports.flatMap((each) => {
      const [from, to] = [insideOf(each.from, SANDBOX), insideOf(each.to, SANDBOX)];
      return from && to && from !== to ? [{ from, to, isType: false, isLazy: false }] : [];
    });
    expect(findCircles(between)).toEqual([]);
  });

  it('give every script a name of its own', () => {
    const names = new Map<string, string[]>();
    for (const file of productFiles(root)) {
      if (!/\.(tsx?|js|mjs|css)$/.test(file) || file.includes('.test.')) continue;
      const name = posix.basename(file);
      if (!/^index\./.test(name)) names.set(name, [...(names.get(name) ?? []), file]);
    }
    expect([...names.values()].filter((files) => files.length > 1)).toEqual([]);
  });
});

describe('findCircles', () => {
  const edge = (from: string, to: string, kind = {}): Import => ({ from, to, isType: false, isLazy: false, ...kind });

  it('finds files that import each other over others, and a file that imports itself', () => {
    expect(findCircles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'a'), edge('e', 'e')])).toEqual([
      ['a', 'b', 'c'],
      ['e'],
    ]);
  });

  it('passes over types and what is loaded later', () => {
    expect(findCircles([edge('a', 'b'), edge('b', 'a', { isType: true }), edge('b', 'a', { isLazy: true })])).toEqual(
      [],
    );
  });
});
