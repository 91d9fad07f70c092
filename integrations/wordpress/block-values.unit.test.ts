import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../demo-pages/website/developers/reference/element-catalogue.ts';
import { type BlockProperty, schemaOf, validatorOf } from '../../scripts/generate/cms/accepted-by-schema.ts';
import { wrongValues } from '../../scripts/generate/cms/wrong-values.ts';

interface Editor {
  fittingValue(schema: BlockProperty, value: unknown): unknown;
  decodeBlock(values: object, block: { name: string }): unknown;
}

/** The script of the editor, in a page that has only what it uses. */
function loadEditor(): Editor {
  const code = readFileSync(resolve(import.meta.dirname, './plugin/assets/block-values.js'), 'utf8');
  const haven: Partial<Editor> = {};
  const addFilter = (_hook: string, _name: string, decodeBlock: Editor['decodeBlock']) => {
    haven.decodeBlock = decodeBlock;
  };
  runInNewContext(code, { window: { haven, wp: { hooks: { addFilter } } } });
  return haven as Editor;
}

const editor = loadEditor();
// What the script makes has the prototypes of its own context.
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const fitting = (tag: string, name: string, value: unknown) =>
  plain(editor.fittingValue(schemaOf(tag).properties[name] as BlockProperty, value));

describe('the values of a block in WordPress', () => {
  it('lose only the entry that the schema refuses', () => {
    const amounts = [{ amount: 20 }, { amount: 30 }];
    expect(fitting('donation-form', 'once-amounts', [...amounts, {}]), '[A6.02] an empty entry').toEqual(amounts);
    expect(fitting('donation-form', 'payment-methods', ['card', 'cheque']), '[A6.02] a choice that is gone').toEqual([
      'card',
    ]);
    expect(fitting('donation-form', 'payment-methods', ['cheque']), 'nothing is left').toBeUndefined();
    expect(fitting('donation-form', 'payment-methods', ['card', 'card'])).toEqual(['card']);
    expect(fitting('donation-form', 'once-amounts', [{ amount: '20' }, { amount: 30, gone: 1, does: '<b>' }])).toEqual([
      { amount: 30 },
    ]);
    const choices = ['Small', '', { value: '', label: 'All' }, { value: 'x' }];
    expect(fitting('drop-down', 'options', choices)).toEqual(['Small', { value: '', label: 'All' }]);
    expect(fitting('donation-mode', 'modes', [{ value: 'once', label: 'Once' }]), 'too few').toBeUndefined();
    expect(fitting('featured-content', 'slide-time', 0), 'a bound that does not belong').toBeUndefined();
    expect(fitting('events-filter', 'date-min', '2030-13-01')).toBeUndefined();
  });

  it('are judged by the editor as the schema judges them', () => {
    for (const { tag } of ELEMENTS)
      for (const { name, value } of wrongValues(tag)) {
        const schema = schemaOf(tag).properties[name] as BlockProperty;
        const accepts = validatorOf(schema);
        const fitted = plain(editor.fittingValue(schema, value));
        const what = `[A6.02] ${tag} ${name} ${JSON.stringify(value)}`;
        expect(fitted === undefined || accepts(fitted), what).toBe(true);
        if (accepts(value) && value !== '' && JSON.stringify(value) !== '{}') expect(fitted, what).toEqual(value);
      }
  });

  it('are judged by every keyword that the schemas have', () => {
    const known = [
      ...['type', 'enum', 'anyOf', 'items', 'minItems', 'uniqueItems', 'properties', 'required'],
      ...['additionalProperties', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'],
      ...['exclusiveMinimum', 'title', 'description', 'default', 'propertyOrder', 'contentMediaType'],
    ];
    const check = (schema: BlockProperty, where: string): void => {
      for (const keyword of Object.keys(schema)) expect(known, `${where} ${keyword}`).toContain(keyword);
      const {
        items,
        anyOf = [],
        properties = {},
      } = schema as {
        items?: BlockProperty;
        anyOf?: BlockProperty[];
        properties?: Record<string, BlockProperty>;
      };
      for (const one of [...(items ? [items] : []), ...anyOf, ...Object.values(properties)]) check(one, where);
    };
    for (const { tag } of ELEMENTS)
      for (const [name, schema] of Object.entries(schemaOf(tag).properties)) check(schema, `${tag} ${name}`);
  });

  it('are read as their author wrote them, encoded by WordPress or not', () => {
    const stored = {
      options: [{ value: 'a', label: 'Gifts &lt; $50 &quot;small&quot;' }],
      label: 'Food &amp; water &amp;lt; you&#039;re',
      slots: { ended: '<p>Thanks &amp; bye</p>' },
    };
    expect(plain(editor.decodeBlock(stored, { name: 'haven/drop-down' })), '[A6.02] decoded once').toEqual({
      options: [{ value: 'a', label: 'Gifts < $50 "small"' }],
      label: "Food & water &lt; you're",
      slots: { ended: '<p>Thanks &amp; bye</p>' },
    });
    expect(editor.decodeBlock(stored, { name: 'core/paragraph' }), 'blocks of others stay').toBe(stored);
  });
});
