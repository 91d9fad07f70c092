import { VALUE_KINDS } from '../../scripts/generate/cms/value-kinds.mjs';
import { blockSchema } from '../../scripts/package/block-schemas.mjs';

const { words, address } = VALUE_KINDS;

/** The keys of a value that people translate: its words, its HTML, and its addresses of pages; as lines of XML. */
function keysOf(name, schema, indent) {
  const key = (more, inner = []) =>
    inner.length > 0 ? [`${indent}<key name="${name}"${more}>`, ...inner, `${indent}</key>`] : [];
  const one = (more) => [`${indent}<key name="${name}"${more} />`];
  const deeper = `${indent}  `;
  if (schema.type === 'array') return key('', itemKeys(schema.items, deeper));
  if (schema.type === 'object') return key('', propertyKeys(schema, deeper));
  if (schema.type !== 'string' || schema.enum) return [];
  if (schema.pattern === address.schema.pattern) return one(' type="link"');
  return schema.pattern === words.schema.pattern || schema.contentMediaType === 'text/html' ? one('') : [];
}

const propertyKeys = ({ properties }, indent) =>
  Object.entries(properties).flatMap(([name, schema]) => keysOf(name, schema, indent));

/** An entry may be a text or have a label: what is sent to a server stays as it is. */
function itemKeys(items, indent) {
  const { value: _, ...properties } = items.anyOf?.find(({ type }) => type === 'object')?.properties ?? {};
  if (!items.anyOf) return keysOf('*', items, indent);
  return keysOf('*', { type: 'object', properties }, indent);
}

function blockLines(definition) {
  const { content: _, ...properties } = blockSchema(definition).properties;
  const keys = propertyKeys({ properties }, '      ');
  const start = `    <gutenberg-block type="haven/${definition.tag}" translate="1"`;
  return keys.length > 0 ? [`${start}>`, ...keys, '    </gutenberg-block>'] : [`${start} />`];
}

/** `wpml-config.xml`, which tells WPML and Polylang what of each block translators get. */
export const wpmlConfig = (definitions) =>
  [
    '<wpml-config>',
    '  <gutenberg-blocks>',
    ...definitions.flatMap(blockLines),
    '  </gutenberg-blocks>',
    '</wpml-config>',
    '',
  ].join('\n');
