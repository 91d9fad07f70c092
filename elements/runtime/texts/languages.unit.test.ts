import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageFiles } from './language.ts';
import './languages.ts';
import { translation as pseudo } from './pseudo.ts';

it('the guide says of each language who has read it', () => {
  const guide = readFileSync('docs/translating.md', 'utf8');
  const named = [...guide.matchAll(/^\| `(\w\w)` \|[^|]+\|([^|]+)\|$/gm)].map(([, code, readers]) => [
    code,
    readers?.trim(),
  ]);
  const languages = [...languageFiles.keys()].filter((code) => code !== 'en-xa').sort();
  expect(named, '[A3.02]').toEqual(languages.map((code) => [code, 'nobody yet']));
});

it('are all in pseudo form in en-XA, without the names of variables', () => {
  expect(pseudo('Only {number} left'), '[A3.01]').toBe('[Óñĺý {number} ĺéƒŧ]');
  expect(pseudo({ one: '{count} gift', other: '{count} gifts' })).toEqual({
    one: '[{count} ǧíƒŧ]',
    other: '[{count} ǧíƒŧš]',
  });
});
