import { describe, expect, it } from 'vitest';
import { patternsIn } from './product-patterns.ts';
import { checkPattern } from './recheck/check-pattern.mjs';

const { literals, calls } = patternsIn([
  'demo-pages',
  'elements',
  'sdk',
  'checkout-widget',
  'integrations/wordpress/plugin',
]);

/**
 * Patterns that are not linear, or that the check cannot decide, and why they may stay: no visitor's text meets them.
 */
const ACCEPTED: Readonly<Record<string, string>> = {
  '<script\\b([^>]*)>([\\s\\S]*?)<\\/script\\s*>': 'reads pages of this site',
  '<meta\\b[^>]*\\shttp-equiv[^>]*>': 'reads pages of this site',
  '<[a-z][^>]*\\son[a-z]+\\s*=': 'reads pages of this site',
  '<script type="importmap">([\\s\\S]*?)<\\/script>': 'reads pages of this site',
  '<script\\b([^>]*)\\ssrc="([^"]+)"([^>]*)>': 'reads pages of this site',
  '--haven-icon-(?:alert|check|chevron|close|tick):\\s*url\\((["\']?)(data:.*?)\\1\\)': 'reads our own style sheet',
  '^.*?[.](?=\\s|$)': 'reads our own descriptions of elements',
  '\'(?:[^\'\\\\\\n]|\\\\.)*\'|`[^`]*`|"[^"\\n]*"': 'reads our own examples of code',
  '<!--[\\s\\S]*?-->': 'an author’s own text, in their browser',
  '<[^>]*>': 'an author’s own text, in their browser',
};

/** Patterns that are made of texts, and what these are. */
const MADE = [
  ['demo-pages/sandbox/core/request-log/mask.ts', 'patterns of the same file'],
  ['demo-pages/website/developers/merchant/code-listing.tsx', 'patterns of the same file'],
  ['demo-pages/website/my-giving/own-data/text-personal-data.ts', 'escaped words'],
  ['demo-pages/website/platform/pages/site-pages.ts', 'paths of pages'],
  ['elements/authoring/page-needs.ts', 'names of scripts'],
  ['integrations/wordpress/plugin/assets/block-values.js', 'patterns of the definitions'],
  ['sdk/hosted/kit/origin-around.ts', 'an escaped origin'],
] as const;

describe('every regular expression of the product', () => {
  it('is a literal, or made of texts that nobody sends', () => {
    expect(literals.length).toBeGreaterThan(450);
    expect([...new Set(calls.map((call) => call.split(':', 1)[0]))].toSorted()).toEqual(MADE.map(([file]) => file));
  });

  it('has no exception that is not needed', () => {
    const sources = new Set(literals.map(({ source }) => source));
    expect(Object.keys(ACCEPTED).filter((source) => !sources.has(source))).toEqual([]);
  });

  it.each(literals.filter(({ source }) => !ACCEPTED[source]))(
    'takes linear time: /$source/$flags in $file',
    { timeout: 60_000 },
    async ({ source, flags }) => {
      // Its own limits of a second and less count a busy machine as a slow pattern.
      const limits = { attackTimeout: 10_000, incubationTimeout: 5_000 };
      const verdict = await checkPattern(source, flags, { timeout: 50_000, ...limits });
      expect(verdict.status, JSON.stringify(verdict)).toBe('safe');
    },
  );
});
