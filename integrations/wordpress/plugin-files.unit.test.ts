import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { factsIn } from '../../demo-pages/website/app/testing/words-of-demonstration.ts';
import { loadDefinitions } from '../../scripts/generate/manifest/load-definitions.mjs';
import { attributeName } from '../../scripts/generate/manifest/names.mjs';
import { readCharityFacts } from '../read-charity-facts.mjs';
import { sourceFiles, versionFile } from './plugin-files.mjs';
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

  it('keeps every attribute that authors set, with the type that the tag reads', () => {
    for (const { tag, properties, settings } of ofTags()) {
      const { attributes } = blockOf(tag);
      const { slots: _, ...own } = attributes;
      const ofAuthors = Object.entries(properties).filter(([property]) => !settings.includes(property));
      const names = ofAuthors.map(([property]) => attributeName(property));
      expect(Object.keys(own).toSorted(), `[A6.02] ${tag}`).toEqual(names.toSorted());
      for (const [property, schema] of ofAuthors) {
        const { type } = attributes[attributeName(property)] ?? {};
        expect(TYPES, `${tag} ${property}`).toContain(type);
        const given = [(schema as { type?: unknown }).type].flat();
        // A schema for content systems may be narrower: whole numbers, or the text of several types.
        if (type !== 'integer' && given[0]) expect(given, `${tag} ${property}`).toContain(type);
      }
      for (const [name, schema] of Object.entries(attributes))
        expect([undefined, true], `${name}: absence is the default`).toContain(schema.default);
    }
  });

  it('takes what only an administrator sets from the settings of the site', () => {
    const settings = JSON.parse(text('blocks/settings.json'));
    expect(settings['donation-form'], '[A6.02] with the paths of requests').toEqual({
      action: '/umbraco/api/Donation/Submit',
      'allowed-origins': '',
      environment: '',
      'api-origin': '',
      'widget-origin': '',
      'public-key': '',
      'wallet-script': '',
      'apple-pay-script': '',
      'google-pay-script': '',
    });
    for (const { tag, settings: names } of ofTags()) {
      expect(Object.keys(settings[tag] ?? {}), tag).toEqual(names.map(attributeName));
      for (const name of names.map(attributeName)) expect(blockOf(tag).attributes, tag).not.toHaveProperty([name]);
    }
    const panel = JSON.parse(text('blocks/donation-form/schema.json'));
    expect(panel.required).toEqual(['gateway-id']);
    expect(panel['x-settings'].required).toEqual(['public-key']);
  });

  it('gives the panel the schema of the form, and translators its texts', () => {
    const template = text('languages/haven.pot');
    for (const { tag } of ofTags()) {
      const schema = JSON.parse(text(`blocks/${tag}/schema.json`));
      const grouped = schema['x-groups'].flatMap(({ properties }: { properties: string[] }) => properties);
      expect(grouped.toSorted(), '[A6.02] the panel').toEqual(Object.keys(schema.properties).toSorted());
      expect(template, '[A6.02] translations').toContain(`msgctxt "block title"\nmsgid "${blockOf(tag).title}"`);
    }
    expect(template).toContain('msgid "The code of the appeal that the gift is for."');
    expect(template).toContain('msgid "Address of the server"');
    expect(new Set(template.split('\n\n').map((entry) => entry.replace(/^#.*\n/gm, ''))).size).toBe(
      template.split('\n\n').length,
    );
  });

  it('tells WPML and Polylang which texts are translated', () => {
    const config = text('wpml-config.xml');
    const form = /<gutenberg-block type="haven\/donation-form"[\s\S]*?<\/gutenberg-block>/.exec(config)?.[0] ?? '';
    expect(form, '[A6.02] texts in lists').toMatch(
      /<key name="once-amounts">\s*<key name="\*">\s*<key name="does" \/>\s*<\/key>\s*<\/key>/,
    );
    expect(form, 'no codes').not.toMatch(/payment-methods|appeal"|gateway-id|amount"/);
    const banner = /type="haven\/emergency-banner"[\s\S]*?<\/gutenberg-block>/.exec(config)?.[0] ?? '';
    expect(banner, '[A6.02] words').toContain('<key name="link-text" />');
    expect(banner, '[A6.02] pages').toContain('<key name="link-url" type="link" />');
    expect(config, '[A6.02] HTML').toMatch(/<key name="slots">\s*<key name="days-label" \/>/);
    const choices = /type="haven\/drop-down"[\s\S]*?<\/gutenberg-block>/.exec(config)?.[0] ?? '';
    expect(choices).toMatch(/<key name="\*">\s*<key name="label" \/>\s*<\/key>/);
    for (const { tag } of ofTags()) expect(config).toContain(`type="haven/${tag}"`);
  });

  it('writes nothing unescaped', () => {
    const found = Object.keys(files)
      .filter((path) => path.endsWith('.php'))
      .flatMap((path) => unescapedOutput(text(path)).map((line) => `${path}: ${line}`));
    expect(found, '[A6.02] strict escaping').toEqual([]);
    expect(unescapedOutput('<?php echo $a; ?>\nprintf( "%s", $b );\n$html .= \'="\' . $text . \'"\';')).toHaveLength(3);
  });

  it('does nothing in a file that is called directly', () => {
    const php = Object.entries({ ...files, 'library/version.php': versionFile('0a1b2c') }).filter(([path]) =>
      path.endsWith('.php'),
    );
    expect(php.map(([path]) => path.split('/')[0]).filter((part) => part === 'includes')).toHaveLength(7);
    for (const [path, content] of php) {
      const [first, second] = String(content)
        .replace(/^<\?php\n/, '')
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim());
      const guard = first === 'namespace Haven' ? second : first;
      const expected = path === 'uninstall.php' ? 'WP_UNINSTALL_PLUGIN' : 'ABSPATH';
      expect(guard, `[A6.02] ${path}`).toBe(`defined( '${expected}' ) || exit`);
    }
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

describe('the plugin of a charity', () => {
  it('has the name, the country and the theme of its folder [O4.02]', async () => {
    const folder = join(import.meta.dirname, '../../examples/none');
    await expect(readCharityFacts(['--charity', folder])).rejects.toThrow('organisation.json:1:1 the file is missing');
    expect(await readCharityFacts([]), '[O4.02]').toEqual({ name: '', country: '', theme: '' });
    const theme = '--haven-theme-brand: #177e4c; --haven-theme-font: "O\\Neil", serif;';
    const charity = { name: "The Bird's Trust", country: 'NZL', theme } as const;
    expect(String(sourceFiles(definitions, '1.2.3', charity)['charity.php']), '[O4.02]').toBe(
      [
        "<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(",
        "\t'site-country-code' => 'NZL',",
        "\t'currency' => 'NZD',",
        "\t'payee-name' => 'The Bird\\'s Trust',",
        `\t'theme' => '--haven-theme-brand: #177e4c; --haven-theme-font: "O\\\\Neil", serif;',`,
        ');\n',
      ].join('\n'),
    );
    expect(text('charity.php')).toContain('return array(\n);');
  }, 60_000);

  it('has no name of the demonstration, as long as it is no charity’s [O1.01]', () => {
    for (const [path, content] of Object.entries(files))
      expect([path, factsIn(String(content))], '[O1.01]').toEqual([path, []]);
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
