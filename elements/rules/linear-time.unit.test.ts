import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPattern } from '../../scripts/test/patterns/recheck/check-pattern.mjs';
import { EMAIL_PATTERNS } from './email.ts';
import { MONEY_PATTERNS } from './money.ts';
import { PHONE_PATTERNS } from './phone.ts';
import { EXPIRY_PATTERNS } from './shop/expiry.ts';
import { regexLiteralsIn } from './testing/regex-literals.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('testing/'),
);

const patterns = sources.flatMap((name) =>
  regexLiteralsIn(readFileSync(new URL(name, here), 'utf8')).map((literal) => ({ name, ...literal })),
);

describe('every regular expression of the rules', () => {
  it('is found by this test, the exported ones among them', () => {
    const found = new Set(patterns.map(({ source }) => source));
    for (const pattern of [...EMAIL_PATTERNS, ...EXPIRY_PATTERNS, ...MONEY_PATTERNS, ...PHONE_PATTERNS]) {
      expect(found.has(pattern.source), pattern.source).toBe(true);
    }
  });

  it('is found wherever an expression may begin', () => {
    const code =
      "a = /1/; b(/2/g); c && /3/u.test(x); d ? /4/ : /5/; [/6/]; => /7/; return /8/; '/9/'; 1 / 2 / 3; // /10/";
    expect(regexLiteralsIn(code).map(({ source }) => source)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it.each(patterns)('takes linear time: /$source/$flags in $name', async ({ source, flags }) => {
    const verdict = await checkPattern(source, flags, { timeout: 100_000 });
    expect(verdict.status, JSON.stringify(verdict)).toBe('safe');
  });

  it('would catch a slow one', async () => {
    expect((await checkPattern('^(a+)+$', '')).status).toBe('vulnerable');
  });
});
