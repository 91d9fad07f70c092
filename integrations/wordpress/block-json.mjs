import { parseFragment, serialize } from 'parse5';
import { VALUE_KINDS } from '../../scripts/generate/cms/value-kinds.mjs';
import { valueKindOf } from '../../scripts/generate/cms/value-schema.mjs';
import { attributeName } from '../../scripts/generate/manifest/names.mjs';
import { blockSchema } from '../../scripts/package/block-schemas.mjs';

/** The sign of a block, by what an author wants to do with it; a new group has the last one until it has its own. */
const ICONS = {
  guide: 'megaphone',
  stories: 'format-gallery',
  giving: 'heart',
  find: 'search',
  'take-part': 'edit-page',
  shop: 'cart',
};

/**
 * The definitions that become blocks. Others no author places: the header of the page is a part of the theme, and the
 * checkout, which has a script of its own, needs a token that the merchant's server makes for each visit.
 */
export const blocksOf = (definitions) =>
  definitions.filter(({ documentation }) => documentation.content !== 'navigation' && !documentation.script);

/** What WordPress's own validator knows: an older draft's bound, and a pattern for a day. */
const DAY = '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$';
function forWordPress({ exclusiveMinimum, ...schema }) {
  return {
    ...schema,
    ...(exclusiveMinimum === undefined ? {} : { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(schema.format === 'date' ? { pattern: DAY } : {}),
  };
}

/** A schema without the texts for people, and without the defaults, which hold where an attribute is absent. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!schema || typeof schema !== 'object') return schema;
  const { title, description, default: _, propertyOrder, contentMediaType, ...rest } = schema;
  // Names of properties may be those of annotations.
  const { properties, ...others } = rest;
  const named = properties && Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, bare(one)]));
  return {
    ...forWordPress(Object.fromEntries(Object.entries(others).map(([name, one]) => [name, bare(one)]))),
    ...(named ? { properties: named } : {}),
  };
}

/** What WordPress keeps of a property, and checks before it renders: the content is inner blocks. */
function blockAttributes({ properties }) {
  const { content: _, slots, ...attributes } = properties;
  const own = Object.entries(attributes).map(([name, schema]) => [
    name,
    // A switch that is on by default: the one default that absence does not say.
    { ...bare(schema), ...(schema.default === true ? { default: true } : {}) },
  ]);
  const names = slots && Object.fromEntries(Object.keys(slots.properties).map((name) => [name, { type: 'string' }]));
  return {
    ...Object.fromEntries(own),
    ...(slots ? { slots: { type: 'object', properties: names, additionalProperties: false } } : {}),
  };
}

function parseValue(text, { type }) {
  if (type === 'boolean') return text !== 'false';
  if (type === 'number' || type === 'integer') return Number(text);
  return type === 'array' || type === 'object' ? JSON.parse(text) : text;
}

const find = (nodes, tag) =>
  nodes.map((node) => (node.tagName === tag ? node : find(node.childNodes ?? [], tag))).find((node) => node);

/** What the inserter shows of a block: the first example of the tag. */
function exampleOf(tag, html, attributes) {
  const node = find(parseFragment(html).childNodes, tag);
  const known = node.attrs.filter(({ name }) => attributes[name]);
  const content = serialize(node).trim();
  return {
    attributes: Object.fromEntries(known.map(({ name, value }) => [name, parseValue(value, attributes[name])])),
    ...(content ? { innerBlocks: [{ name: 'core/html', attributes: { content } }] } : {}),
    viewportWidth: 800,
  };
}

/** A tag's `block.json`. */
export function blockJson(definition) {
  const { tag, documentation } = definition;
  const schema = blockSchema(definition);
  const attributes = blockAttributes(schema);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `haven/${tag}`,
    title: schema.title,
    category: 'haven',
    icon: ICONS[documentation.group] ?? 'block-default',
    description: documentation.summary.replaceAll('`', ''),
    keywords: [...tag.split('-'), 'haven'],
    textdomain: 'haven',
    attributes,
    supports: { html: false, align: ['wide', 'full'], multiple: !documentation.placement?.once },
    example: exampleOf(tag, documentation.examples[0].html, attributes),
    editorScript: 'haven-editor',
    editorStyle: 'haven-editor',
  };
}

const FALLBACK =
  'What people read before the block is rendered, without JavaScript, and when it cannot be rendered. ' +
  'Give the same information in plain words.';

/** Help without how a list is written in HTML, because the panel has a field for each entry. */
const forFields = ({ type, description }) =>
  type === 'array' || type === 'object'
    ? description
        .replace(/,? as JSON: `\[.*?\]`/, '')
        .replace(' as a JSON list of ', ': ')
        .replace(/,? as JSON/, '')
    : description;

/**
 * What the panel of the editor is made from: the tag's JSON Schema, with what WordPress's own controls need to know.
 */
export function panelSchema(definition) {
  const { examples: _, $id, 'x-guidance': guidance, 'x-groups': groups, ...schema } = blockSchema(definition);
  const isMedia = ({ title }) => title === 'Pictures and films';
  const described = Object.entries(schema.properties).map(([name, one]) => [
    name,
    { ...one, description: forFields(one) },
  ]);
  const { '': main } = definition.documentation.slots ?? {};
  const content = { ...schema.properties.content, description: main ?? FALLBACK };
  return {
    ...schema,
    properties: { ...Object.fromEntries(described), content },
    'x-groups': groups.map((group) => (isMedia(group) ? { ...group, kind: 'media' } : group)),
    ...(definition.documentation.content ? { 'x-content': definition.documentation.content } : {}),
  };
}

/**
 * `{ tag: { attribute: path } }`: what the plugin takes from the settings of the site, and never from a block. The path
 * is that of the tag's request on its server; of anything else it is empty.
 */
export function settingsOf(definitions) {
  const isPath = (name, { properties, documentation }) =>
    valueKindOf(name, properties[name], documentation.kinds) === VALUE_KINDS.endpoint &&
    properties[name].default?.startsWith('/');
  const entries = definitions.map((definition) => [
    definition.tag,
    Object.fromEntries(
      definition.settings.map((name) => [
        attributeName(name),
        isPath(name, definition) ? definition.properties[name].default : '',
      ]),
    ),
  ]);
  return Object.fromEntries(entries.filter(([, settings]) => Object.keys(settings).length > 0));
}
