import { describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { type BlockValues, faultsOf, valuesOfExample } from './accepted-by-schema.ts';
import { valueKindOf } from './value-schema.mjs';
import { wrongValues } from './wrong-values.ts';

const EXAMPLES = ELEMENTS.flatMap((element) =>
  element.documentation.examples.map(({ title, html }) => ({ element, title, html })),
);

describe('the schemas for content systems', () => {
  it('accept every example of every tag', () => {
    const refused = EXAMPLES.flatMap(({ element, title, html }) =>
      faultsOf(element.tag, valuesOfExample(element, html)).map((fault) => `${element.tag}, ${title}: ${fault}`),
    );
    expect(refused, '[A6.01] examples are accepted').toEqual([]);
  });

  it('refuse what authors get wrong, for every attribute', () => {
    const wrong = ELEMENTS.flatMap(({ tag }) => wrongValues(tag));
    const accepted = wrong.filter(
      ({ tag, name, value }) => !faultsOf(tag, { [name]: value }).some((fault) => fault.startsWith(`/${name}`)),
    );
    expect(accepted, '[A6.01] wrong values are refused').toEqual([]);
    expect(wrong.length, '[A6.01] at least 200').toBeGreaterThan(200);
    for (const { tag, properties, settings } of ELEMENTS)
      expect(new Set(wrong.filter((one) => one.tag === tag).map(({ name }) => name)).size, tag).toBe(
        Object.keys(properties).length - settings.length,
      );
  });

  it.each<[string, string, BlockValues, RegExp]>([
    ['a name in camelCase', 'countdown-timer', { endDate: '2030-12-31' }, /additional properties endDate/],
    ['a misspelt name', 'gift-item', { 'item-price': 45 }, /additional properties item-price/],
    ['a script attribute', 'copy-link', { onclick: 'x' }, /additional properties onclick/],
    ['a missing price', 'gift-item', { 'item-id': 'tent', 'item-name': 'Tent' }, /required property 'price'/],
    ['an empty name', 'gift-item', { 'item-id': 'tent', 'item-name': '', price: 1 }, /\/item-name/],
    ['a form without a gateway', 'donation-form', { appeal: 'one' }, /required property 'gateway-id'/],
    ['a script in the content', 'copy-link', { content: '<p>a</p><SCRIPT>b</SCRIPT>' }, /^\/content/],
    ['a handler in the content', 'copy-link', { content: '<img src="a.webp" onerror="b">' }, /^\/content/],
    ['a script link in the content', 'copy-link', { content: '<a href="javascript:b">c</a>' }, /^\/content/],
    ['a slot that is not there', 'site-header', { slots: { footer: '<p>a</p>' } }, /^\/slots .*footer/],
    ['a price in words in a list', 'gift-item', { variants: [{ itemId: 'a', variant: 'b', price: '45' }] }, /price/],
    ['an unknown name in a list', 'donation-form', { 'once-amounts': [{ amount: 45, text: 'a' }] }, /text/],
    ['an empty list of amounts', 'donation-form', { 'once-amounts': [] }, /fewer than 1/],
    ['one mode only', 'donation-mode', { modes: [{ value: 'a', label: 'b' }] }, /fewer than 2/],
    ['a field that a petition lacks', 'petition-form', { fields: [{ name: 'age', type: 'None' }] }, /name/],
    ['a way to pay twice', 'donation-form', { 'payment-methods': ['card', 'card'] }, /duplicate/],
    ['a choice without a label', 'drop-down', { options: [{ value: 'a' }] }, /label/],
    ['a picture with a script', 'gift-item', { image: 'data:text/html,<script>' }, /^\/image/m],
  ])('refuse %s [A6.01]', (_what, tag, values, fault) => {
    expect(faultsOf(tag, values).join('\n')).toMatch(fault);
  });

  it('know what each text means, in lists and objects too', () => {
    expect([
      ...new Set(
        ELEMENTS.flatMap(({ tag, properties, documentation }) =>
          unknownTexts(properties, documentation.kinds).map((name) => `${tag}: ${name}`),
        ),
      ),
    ]).toEqual([]);
  });
});

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Names of texts of which neither the common names nor the definition says what they mean. */
function unknownTexts(properties: Readonly<Record<string, Schema>>, kinds: object | undefined): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (schema.anyOf) return unknownTexts(Object.fromEntries(schema.anyOf.map((one) => [name, one])), kinds);
    if (schema.properties) return unknownTexts(schema.properties, kinds);
    if (schema.items) return unknownTexts({ [name]: schema.items }, kinds);
    const isText = [schema.type].flat().includes('string') && !schema.enum && !schema.pattern;
    return isText && !valueKindOf(name, schema, kinds) ? [name] : [];
  });
}
