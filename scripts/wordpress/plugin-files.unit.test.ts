import { beforeAll, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../manifest/load-definitions.mjs';
import { kebabCase } from '../manifest/names.mjs';
import { sourceFiles } from './plugin-files.mjs';
import { unescapedOutput } from './unescaped-output.ts';
import { readZip, writeZip } from './zip.mjs';

interface BlockAttribute {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
}

interface Block {
  apiVersion: number;
  name: string;
  title: string;
  category: string;
  textdomain: string;
  attributes: Record<string, BlockAttribute>;
  example: { attributes: Record<string, unknown> };
}

const NOT_FOR_AUTHORS = ['pay-widget', 'site-header'];
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

let definitions: Awaited<ReturnType<typeof loadDefinitions>>;
let files: Readonly<Record<string, string | Uint8Array>>;
const text = (path: string) => String(files[path]);
const blockOf = (tag: string): Block => JSON.parse(text(`blocks/${tag}/block.json`));
const ofTags = () => definitions.filter(({ tag }) => !NOT_FOR_AUTHORS.includes(tag));

beforeAll(async () => {
  definitions = await loadDefinitions();
  files = sourceFiles(definitions, '1.2.3');
}, 60_000);

describe('the WordPress plugin', () => {
  it('has a block for each tag that authors place', () => {
    const tags = Object.keys(files).flatMap((path) => /^blocks\/(.+)\/block\.json$/.exec(path)?.[1] ?? []);
    expect(tags.toSorted(), '[A6.02] a block a tag').toEqual(
      ofTags()
        .map(({ tag }) => tag)
        .toSorted(),
    );
    for (const tag of tags) {
      const { apiVersion, name, title, category, textdomain, example } = blockOf(tag);
      expect({ apiVersion, name, category, textdomain }, '[A6.02] block.json').toEqual({
        apiVersion: 3,
        name: `haven/${tag}`,
        category: 'haven',
        textdomain: 'haven',
      });
      expect(name).toMatch(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
      expect(title).toMatch(/^[A-Z]/);
      for (const attribute of Object.keys(example.attributes))
        expect(blockOf(tag).attributes).toHaveProperty(attribute);
    }
  });

  it('makes a new tag a block without a list', () => {
    const [copyLink] = definitions.filter(({ tag }) => tag === 'copy-link');
    const documentation = {
      ...copyLink.documentation,
      examples: [{ title: 'Thanks', html: '<thank-you></thank-you>' }],
    };
    const made = sourceFiles([{ ...copyLink, tag: 'thank-you', documentation }], '1.2.3');
    expect(Object.keys(made), '[A6.02] from the definitions').toContain('blocks/thank-you/block.json');
    expect(String(made['languages/haven.pot'])).toContain('msgctxt "block title"\nmsgid "Thank you"');
  });

  it('keeps every attribute, with the type that the tag reads', () => {
    for (const { tag, properties } of ofTags()) {
      const { attributes } = blockOf(tag);
      const { slots: _, ...own } = attributes;
      expect(Object.keys(own).toSorted(), `[A6.02] ${tag}`).toEqual(Object.keys(properties).map(kebabCase).toSorted());
      for (const [property, schema] of Object.entries(properties)) {
        const { type } = attributes[kebabCase(property)] ?? {};
        expect(TYPES, `${tag} ${property}`).toContain(type);
        const given = [(schema as { type?: unknown }).type].flat();
        // A schema for content systems may be narrower: whole numbers, or the text of several types.
        if (type !== 'integer' && given[0]) expect(given, `${tag} ${property}`).toContain(type);
      }
      for (const [name, schema] of Object.entries(attributes))
        expect([undefined, true], `${name}: absence is the default`).toContain(schema.default);
    }
  });

  it('gives the panel the schema of the form, and translators its texts', () => {
    const template = text('languages/haven.pot');
    for (const { tag } of ofTags()) {
      const schema = JSON.parse(text(`blocks/${tag}/schema.json`));
      const grouped = schema['x-groups'].flatMap(({ properties }: { properties: string[] }) => properties);
      expect(grouped.toSorted(), '[A6.02] the panel').toEqual(Object.keys(schema.properties).toSorted());
      expect(template, '[A6.02] translations').toContain(`msgctxt "block title"\nmsgid "${blockOf(tag).title}"`);
    }
    expect(template).toContain('msgid "Where the gift is posted."');
    expect(template).toContain('msgid "Address of the server"');
    expect(new Set(template.split('\n\n').map((entry) => entry.replace(/^#.*\n/gm, ''))).size).toBe(
      template.split('\n\n').length,
    );
  });

  it('writes nothing unescaped', () => {
    const found = Object.keys(files)
      .filter((path) => path.endsWith('.php'))
      .flatMap((path) => unescapedOutput(text(path)).map((line) => `${path}: ${line}`));
    expect(found, '[A6.02] strict escaping').toEqual([]);
    expect(unescapedOutput('<?php echo $a; ?>\nprintf( "%s", $b );\n$html .= \'="\' . $text . \'"\';')).toHaveLength(3);
  });

  it('says its version where WordPress reads it', () => {
    expect(text('haven.php')).toMatch(/^ \* Version: +1\.2\.3$/m);
    expect(text('readme.txt')).toContain('Stable tag: 1.2.3');
  });
});

describe('the patterns', () => {
  it('use blocks and values that there are', () => {
    for (const name of ['donation-page', 'appeal', 'shop']) {
      const code = text(`patterns/${name}.php`);
      const tags = [...code.matchAll(/haven_block\( '([a-z-]+)'/g)].map(([, tag]) => tag ?? '');
      expect(tags.length, '[A6.02] patterns').toBeGreaterThan(1);
      for (const tag of tags) expect(files, name).toHaveProperty([`blocks/${tag}/block.json`]);
    }
    expect(files).toHaveProperty(['images/safe-water.svg']);
  });
});

describe('the archive', () => {
  it('gives back what was put in, and is the same twice', () => {
    const given = { 'haven/a.php': '<?php // ü', 'haven/empty': '', 'haven/long': 'x'.repeat(100_000) };
    const archive = writeZip(given);
    const read = Object.entries(readZip(archive)).map(([path, content]) => [path, content.toString()]);
    expect(Object.fromEntries(read)).toEqual(given);
    expect(writeZip(given).equals(archive)).toBe(true);
  });
});
