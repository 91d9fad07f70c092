import { kebabCase } from '../manifest/names.mjs';

const titleOf = (name) =>
  kebabCase(name)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** One JSON Schema (2020-12) for a CMS block editor: an object of attributes by tag, each with title and help. */
export function blockSchema({ tag, properties, required, documentation }) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://haven.example/blocks/${tag}.schema.json`,
    title: titleOf(tag),
    description: documentation.summary,
    // An annotation that validators ignore: help for the people who choose a block.
    'x-guidance': {
      whenToUse: documentation.whenToUse,
      whenNotToUse: documentation.whenNotToUse,
      provide: documentation.accessibility.author,
    },
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        kebabCase(name),
        { title: titleOf(name), description: documentation.attributes[name], ...schema },
      ]),
    ),
    required: required.map(kebabCase),
    additionalProperties: false,
    examples: documentation.examples.map(({ html }) => html),
  };
}

/** The editor of Umbraco's built-in set that suits a property. */
function umbracoEditor(schema) {
  if (schema.type === 'boolean') return 'Umbraco.TrueFalse';
  if (schema.enum) return 'Umbraco.DropDown.Flexible';
  if (schema.type === 'integer') return 'Umbraco.Integer';
  if (schema.type === 'number') return 'Umbraco.Decimal';
  return schema.type === 'string' ? 'Umbraco.TextBox' : 'Umbraco.TextArea';
}

/**
 * Element types in the terms of Umbraco's content-type model (alias, name, properties with editor and validation),
 * for an import by its management API or a migration: docs/authors.md says how.
 */
export function umbracoElementTypes(definitions) {
  return definitions.map(({ tag, properties, required, documentation }) => ({
    alias: tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    name: titleOf(tag),
    description: `${documentation.summary} ${documentation.whenToUse[0]}`,
    icon: 'icon-brick',
    isElement: true,
    tag,
    properties: Object.entries(properties).map(([name, schema]) => ({
      alias: name,
      name: titleOf(name),
      description: documentation.attributes[name],
      attribute: kebabCase(name),
      editorAlias: umbracoEditor(schema),
      ...(schema.enum ? { items: schema.enum } : {}),
      ...('default' in schema ? { default: schema.default } : {}),
      validation: { mandatory: required.includes(name) },
    })),
  }));
}
