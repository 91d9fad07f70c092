import { readFileSync } from 'node:fs';
import { createArrayLoader, createEnvironment, createFunction, createMarkup } from 'twing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ELEMENTS,
  findElement,
  type ReferenceElement,
} from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { findTag, parseMarkup } from '../../../demo-pages/website/developers/reference/markup-tree.ts';
import { attributeName } from '../manifest/names.mjs';
import { valuesOfExample } from './accepted-by-schema.ts';
import { guideCode, guideModules } from './guide-code.ts';

type Render = (
  tag: string,
  values: Readonly<Record<string, unknown>>,
  settings?: Readonly<Record<string, unknown>>,
) => string;

const code = guideCode();
const guide = readFileSync(new URL('../../../docs/cms.md', import.meta.url), 'utf8');
const modules = guideModules();
let render: Render;

beforeAll(async () => {
  ({ renderBlock: render } = (await modules.load('render-block.js')) as { renderBlock: Render });
});
afterAll(() => modules.remove());

/** What an author types to break out of an attribute. */
const HOSTILE = `"><script>alert('x')</script> & 'more'`;
const TEXT = '<p>Keeps a family <em>dry</em>.</p>';

/** The attributes of the first gift in some HTML, decoded. */
function giftIn(html: string): Record<string, string | null> {
  const gift = findTag(parseMarkup(html.replaceAll('&#039;', '&#39;')), 'gift-item');
  return Object.fromEntries((gift?.attributes ?? []).map(({ name, value }) => [name, value]));
}

describe('the guide for content systems', () => {
  it.each(Object.entries(code))('%s has about ten lines', (_name, text) => {
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(18);
  });

  it('plain HTML: writes every example as its author did', () => {
    for (const element of ELEMENTS)
      for (const { html, title } of element.documentation.examples) {
        const values = valuesOfExample(element, html);
        const again = valuesOfExample(element, render(element.tag, values));
        const given = Object.entries(values).filter(([name, value]) => value !== '' || name === 'content');
        expect(again, `[A6.04] ${element.tag}, ${title}`).toEqual(Object.fromEntries(given));
      }
  });

  it('plain HTML: escapes what authors type, and leaves empty values out', () => {
    const html = render('gift-item', { 'item-name': HOSTILE, price: 45, summary: '', href: null, content: TEXT });
    expect(html).not.toContain('<script');
    expect(giftIn(html), '[A6.04] text stays text').toEqual({ 'item-name': HOSTILE, price: '45' });
    expect(render('script', { content: 'text' })).toBe('text');
  });

  it('plain HTML: takes from the site what only its administrator sets [A6.04]', () => {
    const settings = ELEMENTS.flatMap((element) => element.settings.map(attributeName));
    const authored = Object.fromEntries(settings.map((name) => [name, 'https://elsewhere.example/']));
    const html = render('donation-form', { appeal: 'one', ...authored, ACTION: 'x' }, { 'public-key': 'pk_live' });
    expect(html).toBe('<donation-form public-key="pk_live" appeal="one"></donation-form>');
    const ofAuthors = ELEMENTS.flatMap(({ properties, settings: names }) =>
      Object.keys(properties).filter((name) => !names.includes(name)),
    );
    for (const name of ofAuthors.map(attributeName))
      expect(render('donation-form', { [name]: 'x' }), name).toBe(`<donation-form ${name}="x"></donation-form>`);
    for (const name of new Set(settings)) expect(guide, `the list names ${name}`).toContain(`\`${name}\``);
  });

  it('plain HTML: writes the country and currency of the site into the tag, once [A6.04]', () => {
    const settings = { 'site-country-code': 'NZL', currency: 'NZD' };
    expect(render('gift-item', { currency: '', price: 45 }, settings)).toBe(
      '<gift-item site-country-code="NZL" currency="NZD" price="45"></gift-item>',
    );
    expect(render('gift-item', { currency: 'AUD', 'site-country-code': 'AUS' }, settings), 'an author’s own').toBe(
      '<gift-item site-country-code="AUS" currency="AUD"></gift-item>',
    );
  });

  it('plain HTML: knows the switches that are on by default', () => {
    const on = ELEMENTS.flatMap(({ attributes }) =>
      attributes.filter(({ kind, initial }) => kind === 'boolean' && initial === 'true').map(({ name }) => name),
    );
    for (const name of on) expect(render('donation-form', { [name]: false })).toContain(`${name}="false"`);
    expect(render('drop-down', { disabled: false })).toBe('<drop-down></drop-down>');
  });

  it('Drupal: a paragraph with its fields', async () => {
    const html = await twig('paragraph--gift-item.html.twig', {
      paragraph: {
        field_item_id: { value: 'tent' },
        field_item_name: { value: HOSTILE },
        field_price: { value: 0 },
        field_image: { entity: { fileuri: 'public://tent.webp' } },
        field_detail: { value: 1 },
      },
      content: { field_text: createMarkup(TEXT, 'UTF-8') },
    });
    const gift = { 'item-id': 'tent', 'item-name': HOSTILE, price: '0', image: '/files/tent.webp', detail: '' };
    expect(giftIn(html), '[A6.04] Drupal').toEqual(gift);
    expect(html).toContain(`>${TEXT}</gift-item>`);
  });

  it('Craft: an entry with a list', async () => {
    const sizes = [{ itemId: 'tent-large', variant: 'Large "family"', price: 245 }];
    const entry = { itemId: 'tent', title: HOSTILE, price: 145.5, image: { one: () => null }, sizes, text: TEXT };
    const html = await twig('_blocks/gift-item.twig', { entry });
    const { variants, ...gift } = giftIn(html);
    expect(gift, '[A6.04] Craft').toEqual({ 'item-id': 'tent', 'item-name': HOSTILE, price: '145.5' });
    expect(JSON.parse(variants as string)).toEqual(sizes);
    // Plain text in place of a CKEditor field is escaped.
    expect(html).toContain('&lt;p&gt;');
  });

  it('Payload: a block of a Lexical field', async () => {
    const { havenConverters } = (await modules.load('payload-converters.js')) as {
      havenConverters: (tags: string[]) => (given: object) => {
        paragraph: string;
        blocks: Record<string, (given: object) => string>;
      };
    };
    const converters = havenConverters(['gift-item'])({ defaultConverters: { paragraph: 'default' } });
    const fields = { id: '1', blockName: '', blockType: 'gift-item', itemId: 'tent', itemName: HOSTILE, price: 145 };
    const html = converters.blocks['gift-item']?.({ node: { type: 'block', fields } }) ?? '';
    expect(converters.paragraph).toBe('default');
    expect(giftIn(html), '[A6.04] Payload').toEqual({ 'item-id': 'tent', 'item-name': HOSTILE, price: '145' });
  });

  it('Contentful: an entry embedded into rich text', async () => {
    const { richTextToHtml } = (await modules.load('contentful-html.js')) as {
      richTextToHtml: (document: object) => string;
    };
    const paragraph = (value: string) => ({
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    });
    const document = (...content: object[]) => ({ nodeType: 'document', data: {}, content });
    const fields = {
      itemId: 'tent',
      itemName: HOSTILE,
      price: 145,
      content: document(paragraph('Keeps a family dry.')),
    };
    const target = { sys: { contentType: { sys: { id: 'gift-item' } } }, fields };
    const html = richTextToHtml(
      document(paragraph('Before'), { nodeType: 'embedded-entry-block', data: { target }, content: [] }),
    );
    expect(html).toMatch(/^<p>Before<\/p><gift-item .*><p>Keeps a family dry\.<\/p><\/gift-item>$/);
    expect(giftIn(html), '[A6.04] Contentful').toEqual({ 'item-id': 'tent', 'item-name': HOSTILE, price: '145' });
  });

  it('names properties that the tags have', () => {
    const { attributes } = findElement('gift-item') as ReferenceElement;
    const names = attributes.map(({ name }) => name);
    for (const name of ['paragraph--gift-item.html.twig', '_blocks/gift-item.twig'])
      for (const [, quoted, plain] of (code[name] ?? '').matchAll(/^ {2}(?:'([\w-]+)'|(\w+)):/gm))
        expect(names).toContain(quoted ?? plain);
  });
});

/**
 * The HTML of a template of the guide, escaped as Drupal and Craft do, with Drupal's function for addresses of files.
 */
function twig(name: string, values: Record<string, unknown>): Promise<string> {
  const environment = createEnvironment(createArrayLoader({ ...code }), { autoEscapingStrategy: 'html' });
  const fileUrl = (_context: object, uri: string) => Promise.resolve(uri.replace('public://', '/files/'));
  environment.addFunction(createFunction('file_url', fileUrl, [{ name: 'uri' }]));
  return environment.render(name, values);
}
