import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { ELEMENTS } from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { editorData } from '../../package/editor-data.mjs';
import { manifestText } from './custom-elements-manifest.mjs';
import { llmsText } from './llms-text.mjs';
import { loadDefinitions } from './load-definitions.mjs';
import { checkByToolkit, type Manifest, schemaFaults } from './manifest-faults.ts';

interface Entry {
  name: string;
  inheritedFrom?: object;
}

interface Declaration {
  tagName?: string;
  superclass: Entry;
  members: Entry[];
  attributes: Entry[];
  events: Entry[];
  slots: Entry[];
  cssParts: Entry[];
  cssProperties: Entry[];
}

const root = new URL('../../..', import.meta.url).pathname;
const text = readFileSync(`${root}custom-elements.json`, 'utf8');
const manifest = JSON.parse(text) as Manifest;
const declarations = manifest.modules.flatMap((module) => module.declarations as Declaration[]);
const declared = (tag: string) => declarations.find(({ tagName }) => tagName === tag) as Declaration;
const base = declarations.find(({ tagName }) => !tagName) as Declaration;
const data = editorData(manifest, '1.2.3');
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

describe('the manifest', () => {
  it('is what the definitions say', { timeout: 60_000 }, async () => {
    const isCurrent = text === manifestText(await loadDefinitions());
    expect(isCurrent, 'run npm run manifest and commit custom-elements.json').toBe(true);
  });

  it('is valid for the official schema and the toolkit’s validator', async () => {
    expect(schemaFaults(manifest), '[A5.01] official schema').toEqual([]);
    await expect(checkByToolkit(manifest, `${root}package.json`), '[A5.01] toolkit').resolves.toBeUndefined();
  });

  it('is refused by both where it is wrong', async () => {
    const [first, ...others] = structuredClone(manifest.modules);
    const wrong = {
      ...manifest,
      modules: [{ ...first, path: 'elements/gift-item/gift-item.ts' }, ...others],
    } as Manifest;
    await expect(checkByToolkit(wrong, `${root}package.json`)).rejects.toThrow('validation failed');
    expect(schemaFaults({ ...wrong, modules: [{ ...first, exports: 'none' }] } as unknown as Manifest)).not.toEqual([]);
  });

  it('has every fact of each definition, and what each tag inherits', () => {
    for (const { tag, attributes, documentation } of ELEMENTS) {
      const { slots, parts, cssProperties, events, script } = documentation;
      const entry = declared(tag);
      const own = (list: readonly Entry[]) => names(list.filter(({ inheritedFrom }) => !inheritedFrom));
      expect(own(entry.attributes), tag).toEqual(attributes.map(({ name }) => name));
      expect(own(entry.events), tag).toEqual(Object.keys(events ?? {}));
      expect(names(entry.slots), `[A5.01] slots of ${tag}`).toEqual(Object.keys(slots ?? {}));
      expect(names(entry.cssParts), `[A5.01] parts of ${tag}`).toEqual(Object.keys(parts ?? {}));
      expect(names(entry.cssProperties), tag).toEqual(Object.keys(cssProperties ?? {}));
      // The checkout has its own class, whose events say what fails.
      if (script) continue;
      expect(names(entry.events), `[A5.01] ${tag}`).toContain('haven-error');
      expect(entry.superclass.name).toBe('HavenElement');
      for (const kind of ['members', 'attributes', 'events'] as const)
        expect(names(entry[kind]), `[A5.01] inherited ${kind} of ${tag}`).toEqual(
          expect.arrayContaining(names(base[kind])),
        );
    }
  });

  it('has the tokens of a theme: those that the sheet reads, with its defaults [A4.04]', () => {
    const sheet = readFileSync('elements/runtime/styles/tokens.css', 'utf8')
      .replace(/\s+/g, ' ')
      .replaceAll('#fff)', '#ffffff)');
    const read = new Set([...sheet.matchAll(/--haven-theme-[a-z-]+/g)].map(([name]) => name));
    expect(new Set(names(base.cssProperties)), '[A5.01] [A4.04] tokens').toEqual(read);
    const guide = readFileSync('docs/theming.md', 'utf8');
    for (const { name, description } of base.cssProperties)
      expect(guide, `[A4.04] ${name} in the guide`).toContain(
        `| \`${name.replace('--haven-theme-', '')}\` | ${description.replace(/ Set it on .*/, '')} |`,
      );
    for (const { name, default: initial } of base.cssProperties.filter(({ default: value }) =>
      /^(#|\d+m?s$)/.test(value),
    ))
      expect(sheet, `[A4.04] ${name}`).toContain(`(${name}, ${initial})`);
    const { properties } = data['css-custom-data.json'];
    expect(names(properties), '[A4.04] in the editor data').toEqual(expect.arrayContaining([...read]));
    expect(names(data['web-types.json'].contributions.css.properties), '[A4.04] for JetBrains').toEqual(
      expect.arrayContaining([...read]),
    );
  });

  it('has those tokens in the format of the W3C’s design tokens [A4.04]', () => {
    const { $description, ...groups } = JSON.parse(readFileSync('elements/theme-tokens.json', 'utf8'));
    const aliases = Object.entries(groups as Record<string, object>).flatMap(([group, list]) =>
      Object.keys(list).map((name) => `{${group}.${name}}`),
    );
    const tokens = Object.values(groups as Record<string, Record<string, unknown>>).flatMap((group) =>
      Object.entries(group).filter(([name]) => !name.startsWith('$')),
    );
    expect(tokens.map(([name]) => `--haven-theme-${name}`).sort()).toEqual(names(base.cssProperties).sort());
    const number = expect.any(Number);
    const forms: Record<string, unknown> = {
      color: { colorSpace: 'srgb', components: [number, number, number], hex: expect.stringMatching(/^#[\da-f]{6}$/) },
      dimension: { value: number, unit: expect.stringMatching(/^(px|rem)$/) },
      duration: { value: number, unit: expect.stringMatching(/^m?s$/) },
      fontFamily: expect.arrayContaining([expect.any(String)]),
      number,
    };
    for (const [name, token] of tokens) {
      const { $type, $value } = token as { $type: string; $value: unknown };
      expect(Object.keys(forms), name).toContain($type);
      if (typeof $value === 'string') expect(aliases, name).toContain($value);
      else expect($value, name).toEqual(forms[$type]);
    }
  });
});

describe('the data for editors', () => {
  it('makes VS Code offer every tag and attribute', () => {
    const custom = newHTMLDataProvider('haven', data['html-custom-data.json'] as never);
    const service = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [custom] });
    const offers = (html: string) => {
      const document = TextDocument.create('test://page.html', 'html', 1, html);
      const at = document.positionAt(html.length);
      return service.doComplete(document, at, service.parseHTMLDocument(document)).items.map(({ label }) => label);
    };
    expect(offers('<'), '[A5.01] VS Code: tags').toEqual(expect.arrayContaining(ELEMENTS.map(({ tag }) => tag)));
    for (const { tag, attributes } of ELEMENTS)
      expect(offers(`<${tag} `), `[A5.01] VS Code: ${tag}`).toEqual(
        expect.arrayContaining(attributes.map(({ name }) => name)),
      );
    expect(offers('<donation-form default-frequency="')).toEqual(['one-off', 'monthly']);
    expect(names(data['css-custom-data.json'].properties)).toContain('--haven-theme-brand');
  });

  it('names every tag, attribute and event for JetBrains', () => {
    const { name, version, contributions } = data['web-types.json'];
    expect([name, version]).toEqual(['haven', '1.2.3']);
    for (const { tag, attributes, documentation } of ELEMENTS) {
      const element = contributions.html.elements.find((one) => one.name === tag);
      expect(names(element?.attributes), `[A5.01] JetBrains: ${tag}`).toEqual(
        expect.arrayContaining(attributes.map((attribute) => attribute.name)),
      );
      expect(names(element?.js?.events)).toEqual(expect.arrayContaining(Object.keys(documentation.events ?? {})));
    }
    expect(names(contributions.css.properties)).toContain('--haven-theme-brand');
  });
});

describe('llms.txt', () => {
  it('has every tag, attribute and example, in the form of the proposal', () => {
    const text = llmsText(manifest);
    expect(text).toMatch(/^# Haven\n\n> [^\n]+\n\n[^#]+\n## Tags\n/);
    for (const { tag, attributes, documentation } of ELEMENTS) {
      const [, part = ''] = text.split(`### <${tag}>\n`);
      const own = part.split('\n### <')[0] ?? '';
      for (const { name } of attributes) expect(own, `[A5.01] llms.txt: ${tag}`).toContain(`- \`${name}\` (`);
      for (const { html } of documentation.examples) expect(own).toContain(html);
    }
  });
});
