import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const checks = read('scripts/test/examples/everywhere.mjs');

/** How an event's name is written. */
function styleOf(name: string): string {
  if (/^[a-z]+$/.test(name)) return 'lowercase';
  if (/^[a-z]+(-[a-z]+)+$/.test(name)) return 'kebab-case';
  if (/^[a-z]+([A-Z][a-z]*)+$/.test(name)) return 'camelCase';
  return 'another style';
}

// `npm test -- examples` runs the checks, because it needs the frameworks.
describe('the checks of “custom elements everywhere”', () => {
  it('have an event of every style that a tag’s events have', () => {
    const manifest = JSON.parse(read('custom-elements.json'));
    const names: string[] = manifest.modules.flatMap(
      ({ declarations }: { declarations: { events?: { name: string }[] }[] }) =>
        declarations.flatMap(({ events = [] }) => events.map(({ name }) => name)),
    );
    const heard = [...checks.matchAll(/'hears an event in (\S+)'/g)].map(([, style]) => style);
    expect(heard).toEqual(expect.arrayContaining(names.map(styleOf)));
  });

  it('know the one property that Preact and Svelte take for a handler, because its name begins as one', () => {
    const manifest = JSON.parse(read('custom-elements.json'));
    const tags: { tagName: string; attributes?: { name: string }[] }[] = manifest.modules.flatMap(
      ({ declarations }: { declarations: object[] }) => declarations,
    );
    const names = tags.flatMap(({ tagName, attributes = [] }) => attributes.map(({ name }) => `${tagName} ${name}`));
    expect(names.filter((name) => / on[^-]*/.test(name))).toEqual(['donation-form once-amounts']);
  });

  it.each([
    ['angular', 'everywhere.ts'],
    ['lit', 'everywhere.ts'],
    ['preact', 'everywhere.tsx'],
    ['react', 'everywhere.tsx'],
    ['solid', 'everywhere.tsx'],
    ['svelte', 'everywhere.svelte'],
    ['vue', 'everywhere.vue'],
  ])('have their page in the example of %s', (example, file) => {
    expect(read('scripts/test/examples/everywhere.mjs')).toContain(`  ${example}: {`);
    expect(existsSync(resolve(root, 'examples', example, 'src', file))).toBe(true);
  });
});
