import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CALL = '{errorSummary(';
const pages = readdirSync('demo-pages/website', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => [file, readFileSync(`demo-pages/website/${file}`, 'utf8')] as const)
  .filter(([, text]) => text.includes(CALL));

// The forms in tags have theirs in the tag's view, below the heading too.
it('stands below the heading on every page that has one of its own', () => {
  expect(pages.length).toBeGreaterThan(7);
  const above = pages.filter(([, text]) =>
    text
      .split(CALL)
      .slice(0, -1)
      .some((before) => !/<h1\b/.test(before)),
  );
  expect(above.map(([file]) => file)).toEqual([]);
});
