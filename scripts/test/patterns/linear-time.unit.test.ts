import { describe, expect, it } from 'vitest';
import { patternsIn } from './product-patterns.ts';
import { checkPattern } from './recheck/check-pattern.mjs';

/** What the address, the headers and the forms of anybody meet; everything is in `linear-time.wide.unit.test.ts`. */
const FEATURES = [
  'platform/http',
  'platform/page-cache',
  'platform/forms',
  'platform/mail',
  'platform/bot-check',
  'participation/petition',
  'participation/newsletter',
  'participation/bequest',
  'participation/update-details',
];
const { literals } = patternsIn(['demo-pages/server/http', ...FEATURES.map((name) => `demo-pages/website/${name}`)]);

describe('every regular expression that a request meets on the server', () => {
  it('is found, wherever it stands', () => {
    expect(literals.map(({ source }) => source)).toContain('^W\\/');
    expect(literals.length).toBeGreaterThan(20);
  });

  it.each(literals)('takes linear time: /$source/$flags in $file', { timeout: 30_000 }, async ({ source, flags }) => {
    const verdict = await checkPattern(source, flags, { timeout: 20_000 });
    expect(verdict.status, JSON.stringify(verdict)).toBe('safe');
  });
});
