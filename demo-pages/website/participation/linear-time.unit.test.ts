import { readdirSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { regexLiteralsIn } from '#website/testing/regex-literals.ts';

const FOLDERS = ['forms', 'petition', 'newsletter', 'bequest', 'update-details', 'mail', 'bot-check', 'http'];
const patterns = FOLDERS.flatMap((folder) => {
  const here = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(here)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => regexLiteralsIn(readFileSync(new URL(name, here), 'utf8')).map((found) => ({ name, ...found })));
});

describe('every regular expression that a form or a header meets on the server', () => {
  it('is found by this test', () => expect(patterns.length).toBeGreaterThan(10));

  it.each(patterns)('takes linear time: /$source/$flags in $name', async ({ source, flags }) => {
    const verdict = await check(source, flags, { timeout: 100_000 });
    expect(verdict.status, JSON.stringify(verdict)).toBe('safe');
  });
});
