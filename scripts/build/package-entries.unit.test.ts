import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productFiles } from '../test/import-graph/import-graph.ts';
import { path, root } from './base.ts';
import { packageEntries, registrationPath } from './package-entries.ts';
import { listTags } from './tag-registry.mjs';

const tags = listTags().map(({ tag }) => tag);

const PLACED: Record<string, string[]> = {
  'blog-filter': ['date-range-picker', 'drop-down'],
  'customer-form': ['address-search'],
  'donation-form': ['address-search'],
  'events-filter': ['date-range-picker', 'drop-down'],
  'gift-cart': ['quantity-stepper'],
  'gift-item': ['quantity-stepper'],
  'media-feed': ['date-range-picker', 'drop-down'],
  'news-filter': ['date-range-picker', 'drop-down'],
  'update-details-form': ['address-search'],
};

/** What the entry of a tag registers, in its order. */
function registeredBy(tag: string): string[] {
  const { load } = packageEntries() as { load: (id: string) => string };
  return [...load(registrationPath(tag)).matchAll(/^registerElement\('([a-z-]+)'/gm)].map((found) => found[1]!);
}

it.each(tags)('the entry of %s registers it, then the tags that its view places [A1.08]', (tag) => {
  expect(registeredBy(tag)).toEqual([tag, ...(PLACED[tag] ?? [])]);
});

it('every tag that stands in the view of another one is registered by an entry', () => {
  const views = productFiles(root).filter((file) => /^elements\/(?!.*(\/testing\/|\.test\.)).*\.tsx$/.test(file));
  const standing = new Set(
    views.flatMap((file) => {
      const text = readFileSync(path(file), 'utf8');
      return tags.filter((tag) => new RegExp(`^\\s*(return )?<${tag}[\\s>]`, 'm').test(text));
    }),
  );
  expect([...standing].sort()).toEqual(['address-search', 'date-range-picker', 'drop-down', 'quantity-stepper']);
  const registered = new Set(tags.flatMap((tag) => registeredBy(tag).slice(1)));
  expect([...standing].filter((tag) => !registered.has(tag))).toEqual([]);
});
