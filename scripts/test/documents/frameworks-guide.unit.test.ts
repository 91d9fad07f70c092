import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const guides = ['docs/frameworks.md', 'docs/server-rendering.md'].map((file) => readFileSync(join(root, file), 'utf8'));
const BLOCK = /<!-- (examples\/\S+) -->\n```\w+\n([\s\S]*?)```/g;
const blocks = guides.flatMap((guide) =>
  [...guide.matchAll(BLOCK)].map(([, file = '', code = '']) => ({ file, code })),
);

// `npm test -- examples` checks, builds and uses the files themselves.
describe('the guides for frameworks', () => {
  it('have an example of each framework', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(16);
  });

  it.each(blocks)('show $file as it is', ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(code);
    expect(code.trim().split('\n').length, '[A1.07] about ten lines').toBeLessThanOrEqual(20);
  });
});
