import { describe, expect, it } from 'vitest';
import { checkJson } from './json-file.ts';
import { redirectsOf, redirectsSchema } from './redirects.ts';

/** Redirects as a charity that comes from another system writes them. */
const RULES = [
  { from: '/index.php', to: '/' },
  { from: '/about-us', to: '/privacy' },
  { from: '/about-us/team', to: '/news' },
  { from: '/pānui', to: '/nz/mi/news' },
  { from: '/2019/appeal', to: '/donate?appeal=winter#give' },
  { from: '/shop/tent', to: '/gifts/emergency-tent' },
  { from: '/shop/*', to: '/gifts/*' },
  { from: '/shop/archive/*', to: '/news/*' },
  { from: '/en/*', to: '/*' },
  { from: '/aotearoa/*', to: '/nz/*' },
];

/** Asked for, and where it leads. */
const TABLE: [string, string | undefined][] = [
  ['/index.php', '/'],
  ['/index.php?page_id=7', '/?page_id=7'],
  ['/about-us', '/privacy'],
  ['/about-us/', '/privacy'],
  ['/about-us/?utm_source=mail&utm_medium=a%20b', '/privacy?utm_source=mail&utm_medium=a%20b'],
  ['/about-us/team', '/news'],
  ['/about-us/board', undefined],
  ['/about-uss', undefined],
  ['/About-us', undefined],
  ['/p%C4%81nui', '/nz/mi/news'],
  ['/p%c4%81nui', '/nz/mi/news'],
  ['/2019/appeal', '/donate?appeal=winter#give'],
  ['/2019/appeal?amount=50', '/donate?appeal=winter&amount=50#give'],
  ['/shop/tent', '/gifts/emergency-tent'],
  ['/shop/solar-lamp', '/gifts/solar-lamp'],
  ['/shop/solar-lamp?colour=red', '/gifts/solar-lamp?colour=red'],
  ['/shop/', '/gifts/'],
  ['/shop', undefined],
  ['/shop/archive/a-b', '/news/a-b'],
  ['/shop/archive/2019/05/a-b', '/news/2019/05/a-b'],
  ['/en/', '/'],
  ['/en/donate', '/donate'],
  ['/en/en/donate', '/en/donate'],
  ['/en//evil.example', '/evil.example'],
  ['/en///evil.example/a', '/evil.example/a'],
  ['/en/%2Fevil.example', '/%2Fevil.example'],
  ['/en/https://evil.example', '/https://evil.example'],
  ['/aotearoa/donate', '/nz/donate'],
  ['/aotearoa/%0d%0aset-cookie:a=b', '/nz/%0D%0Aset-cookie:a=b'],
  ['/', undefined],
  ['/donate', undefined],
  ['/*', undefined],
];

const faults = (value: unknown) =>
  (checkJson('redirects.json', JSON.stringify(value, undefined, 2), redirectsSchema).faults ?? []).map(
    ({ file, line, text }) => `${file}:${line} ${text}`,
  );

describe('a redirect', () => {
  const find = redirectsOf(RULES);

  it('table has at least 30 rows, and its rules are right [O2.05]', () => {
    expect(TABLE.length, '[O2.05]').toBeGreaterThanOrEqual(30);
    expect(faults(RULES), '[O2.05]').toEqual([]);
  });

  it.each(TABLE)('leads %s to %s [O2.05]', (address, target) => {
    const [path = '', query] = address.split('?');
    expect(find(path, query && `?${query}`), '[O2.05]').toBe(target);
  });

  it.each([
    ['//evil.example', 'begins with one slash'],
    ['/\\evil.example', 'begins with one slash'],
    ['\\\\evil.example', 'begins with one slash'],
    ['https://evil.example/', 'begins with one slash'],
    ['javascript:alert(1)', 'begins with one slash'],
    ['/\t/evil.example', 'begins with one slash'],
    ['/..//evil.example', 'begins with one slash'],
    ['/.//evil.example', 'begins with one slash'],
    ['/%2e//evil.example', 'begins with one slash'],
    ['news', 'begins with one slash'],
    ['', 'begins with one slash'],
    ['/a*', 'at the end and after a slash'],
    ['/a/*', 'end both paths with /*, or neither'],
  ])('to %j is refused with its line [O2.05]', (to, advice) => {
    const [fault, ...others] = faults([
      { from: '/ok', to: '/news' },
      { from: '/old', to },
    ]);
    expect(fault, '[O2.05]').toContain(`redirects.json:8 1.to: `);
    expect(fault, '[O2.05]').toContain(advice);
    expect(others, '[O2.05]').toEqual([]);
  });

  it.each([
    ['//old', 'begins with one slash'],
    ['/old?id=7', 'without ? and #'],
    ['/*/old', 'at the end and after a slash'],
    ['/ok', 'is redirected twice'],
    ['/old/../ok', 'is redirected twice'],
    ['/old/*', 'end both paths'],
  ])('from %j is refused with its line [O2.05]', (from, advice) => {
    const all = faults([
      { from: '/ok', to: '/news' },
      { from, to: '/blog' },
    ]);
    expect(all.join('\n'), '[O2.05]').toContain(advice);
    expect(all[0], '[O2.05]').toMatch(/^redirects\.json:[78] /);
  });

  it.each<[string, [string, string][]]>([
    ['to itself', [['/a', '/a']]],
    ['to itself with another query', [['/a', '/a?b=1#c']]],
    ['with * to itself', [['/a/*', '/a/*']]],
    ['and one back', [['/a', '/b'], ['/b', '/a']]], // biome-ignore format: a pair of pairs
    ['and two back', [['/a', '/b'], ['/b', '/c'], ['/c', '/a']]], // biome-ignore format: pairs
    ['into a loop', [['/x', '/a'], ['/a', '/b'], ['/b', '/a']]], // biome-ignore format: pairs
    ['deeper below itself', [['/a/*', '/a/b/*']]],
    ['from everything', [['/*', '/b/*']]],
    ['with * and one back', [['/a/*', '/b/*'], ['/b/*', '/a/*']]], // biome-ignore format: pairs
    ['with * and a single one back', [['/a/*', '/b/*'], ['/b/x', '/a/x']]], // biome-ignore format: pairs
  ])('%s is refused as a loop [O2.05]', (_, pairs) => {
    const all = faults(pairs.map(([from, to]) => ({ from, to })));
    expect(all.length, '[O2.05]').toBeGreaterThan(0);
    for (const fault of all)
      expect(fault, '[O2.05]').toMatch(/^redirects\.json:\d+ \d+\.to: this leads back to itself/);
  });

  it('may lead on through another, and to a part of its own path', () => {
    const to = (pairs: [string, string][]) => faults(pairs.map(([from, target]) => ({ from, to: target })));
    // biome-ignore format: pairs
    expect(to([['/a', '/b'], ['/b', '/c'], ['/en/*', '/*'], ['/a/b/*', '/a/*']])).toEqual([]);
  });

  it('file that is no list of pairs is refused with what to write [O2.05]', () => {
    expect(faults({}), '[O2.05]').toEqual([expect.stringContaining('write a list in brackets')]);
    expect(faults([{ from: '/a' }]), '[O2.05]').toEqual(['redirects.json:2 0.to: write the path that it leads to']);
    expect(faults([{ from: '/a', to: '/b', status: 302 }])[0], '[O2.05]').toContain('known here: from, to');
  });
});
