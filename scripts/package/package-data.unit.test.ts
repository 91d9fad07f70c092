import { beforeAll, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../generate/manifest/load-definitions.mjs';
import { attributeName } from '../generate/manifest/names.mjs';
import { blockSchema } from './block-schemas.mjs';
import { elementModule } from './element-types.mjs';
import { frameworkModules, frameworkTypes } from './framework-modules.mjs';

let definitions: Awaited<ReturnType<typeof loadDefinitions>>;

beforeAll(async () => {
  definitions = await loadDefinitions();
}, 60_000);

// The tests of the packed package check that the compiler accepts them.
describe('the types of the package', () => {
  const details = { 'copy-link': { 'link-copy': '{ url: string; copied: boolean }' } };
  const copyLink = () => definitions.filter(({ tag }) => tag === 'copy-link');

  it('give each tag its properties, its name for createElement, and events with what they carry', () => {
    const [definition] = copyLink();
    const text = elementModule({ ...definition, details: details['copy-link'] });
    expect(text).toContain('  toastDuration: number;');
    expect(text).toContain(`'copy-link': CopyLinkElement;`);
    expect(text).toContain(`'link-copy': CustomEvent<{ url: string; copied: boolean }>;`);
    expect(text).toContain(`'haven-error': CustomEvent<{ error: unknown }>;`);
  });

  it('give attributes only the texts that work', () => {
    const attributes = (tag: string) =>
      elementModule(definitions.find((each) => each.tag === tag)).match(/Attributes \{[\s\S]*?\n\}/)?.[0];
    expect(attributes('copy-link'), '[A1.05] a number').toMatch(/'toast-duration'\?: number \| `\$\{number\}` \|/);
    expect(attributes('drop-down'), '[A1.05] a list, as JSON').toContain("'options'?: string | undefined;");
    expect(attributes('donation-form'), '[A1.05] false cannot be expressed by absence').toContain(
      "'cover-costs'?: true | '' | 'true' | 'false' | undefined;",
    );
  });

  it('have a component of React for each tag, with its properties, events and module', () => {
    const code = frameworkModules(copyLink())['react.js'];
    expect(code).toMatch(/^'use client';\n/);
    expect(code).toContain(
      "events: ['link-copy', 'haven-error'], load: () => import('./elements/copy-link/define.js')",
    );
    const types = frameworkTypes(definitions)['react.d.ts'];
    for (const { tag } of definitions) expect(types, '[A1.08]').toContain(`: TagComponent<'${tag}'>;`);
  });
});

describe('the schemas for content systems', () => {
  it('hold every attribute with its help, and say which are needed', () => {
    for (const definition of definitions) {
      const schema = blockSchema(definition);
      const settings = schema['x-settings']?.properties ?? {};
      const described = { ...schema.properties, ...settings };
      const attributes = Object.keys(described).filter((name) => !/^(content|slots)$/.test(name));
      expect(attributes.toSorted(), '[A6.01]').toEqual(
        Object.keys(definition.properties).map(attributeName).toSorted(),
      );
      expect(schema.properties, '[A6.01] content as a property').toHaveProperty('content');
      for (const [name, { description }] of Object.entries(described))
        expect(description, `${definition.tag} ${name}`).toMatch(/\w/);
      for (const name of schema.required) expect(schema.properties).toHaveProperty(name);
    }
  });
});
