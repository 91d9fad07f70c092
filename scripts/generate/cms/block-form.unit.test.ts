import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { type BlockSchema, schemaOf } from './accepted-by-schema.ts';
import { guideModules } from './guide-code.ts';

type Form = FunctionComponent<{ schema: BlockSchema; values: object }>;

const modules = guideModules();
let BlockForm: Form;

beforeAll(async () => {
  ({ BlockForm } = (await modules.load('block-form.js')) as { BlockForm: Form });
});
afterAll(() => modules.remove());

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[sign] ?? '',
  );

/** Whether the form has a field, or for a list and an object a group of fields, with this title. */
function isLabelled(form: string, name: string, title: string, type?: string): boolean {
  const words = escaped(title);
  const legend = new RegExp(`<legend[^>]*>${words}\\*?</legend>`).test(form);
  if (type === 'object') return legend;
  // A list is a group of fields, or one field that takes several values.
  const control = new RegExp(`<(input|select|textarea)[^>]* id="root_${name}"`).test(form);
  const label = new RegExp(`<label[^>]*for="root_${name}"[^>]*>${words}`).test(form);
  const box = new RegExp(`<label><input type="checkbox" id="root_${name}".*?<span>${words}</span>`).test(form);
  return (control && label) || box || (type === 'array' && legend);
}

describe('a form generated from a schema', () => {
  it.each(ELEMENTS.map(({ tag }) => tag))('of %s has a labelled field with help for each property', (tag) => {
    const schema = schemaOf(tag);
    const form = renderToStaticMarkup(createElement(BlockForm, { schema, values: {} }));
    const properties = Object.entries(schema.properties);
    const unlabelled = properties.filter(([name, { title, type }]) => !isLabelled(form, name, title, type));
    expect(
      unlabelled.map(([name]) => name),
      '[A6.01] labels',
    ).toEqual([]);
    const places = properties.map(([name]) => form.search(new RegExp(`id="root_${name}["_]`)));
    expect(places, '[A6.01] in order').toEqual(places.toSorted((a, b) => a - b));
    const helpless = properties.filter(([, { description }]) => !form.includes(escaped(description)));
    expect(
      helpless.map(([name]) => name),
      '[A6.01] help',
    ).toEqual([]);
    for (const { title } of schema['x-groups'])
      expect(form, '[A6.01] groups').toContain(`<legend>${escaped(title)}</legend>`);
    expect(schema['x-groups'].flatMap(({ properties: names }) => names)).toEqual(properties.map(([name]) => name));
    expect(form).not.toContain('Unsupported field schema');
  });
});
