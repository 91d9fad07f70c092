import { readdirSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERNS } from './email.ts';
import { EXPIRY_PATTERNS } from './expiry.ts';
import { MONEY_PATTERNS } from './money.ts';
import { PHONE_PATTERNS } from './phone.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
);

/** Regular expression literals at the places this folder writes them: after =, (, !, or return. */
function literalsIn(text: string): { source: string; flags: string }[] {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const found = code.matchAll(/(?:[=(!,]|return)\s*\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g);
  return [...found].map((match) => ({ source: match[1] ?? '', flags: match[2] ?? '' }));
}

const patterns = sources.flatMap((name) =>
  literalsIn(readFileSync(new URL(name, here), 'utf8')).map((literal) => ({ name, ...literal })),
);

describe('every regular expression of the rules', () => {
  it('is found by this test, the exported ones among them', () => {
    const found = new Set(patterns.map(({ source }) => source));
    for (const pattern of [...EMAIL_PATTERNS, ...EXPIRY_PATTERNS, ...MONEY_PATTERNS, ...PHONE_PATTERNS]) {
      expect(found.has(pattern.source), pattern.source).toBe(true);
    }
  });

  it.each(patterns)('takes linear time: /$source/$flags in $name', async ({ source, flags }) => {
    const verdict = await check(source, flags, { timeout: 10_000 });
    expect(verdict.status, JSON.stringify(verdict)).toBe('safe');
  });

  it('would catch a slow one', async () => {
    expect((await check('^(a+)+$', '')).status).toBe('vulnerable');
  });
});
