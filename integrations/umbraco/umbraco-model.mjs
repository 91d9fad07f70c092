import { createHash } from 'node:crypto';
import { titleOf } from '../../scripts/generate/cms/titles.mjs';
import { camelCase, kebabCase } from '../../scripts/generate/manifest/names.mjs';
import { blockSchema } from '../../scripts/package/block-schemas.mjs';
import { CONTENT, editorOf } from './editor-of.mjs';

/**
 * The same id for the same name at every run, as a UUID of version 5 is made: a second upload finds what the first
 * made.
 */
function stableId(name) {
  const bytes = createHash('sha1').update(`haven-umbraco ${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Names of Umbraco's own for every document, which it refuses as aliases. */
const RESERVED =
  /^(?:id|key|name|urlSegment|url|sortOrder|level|path|templateId|creatorId|creatorName|createDate|writerId|writerName|updateDate|cultures|itemType|parent|children|contentType|properties|template|trashed|published)$/i;
/** An attribute's alias: its name, or with a word before where that is Umbraco's own. */
const aliasOf = (property) =>
  RESERVED.test(property) ? `block${property[0].toUpperCase()}${property.slice(1)}` : property;

/** The parts of one tag's form: `{ alias, attribute or slot, group, editor, … }` in order. */
function partsOf(definition) {
  const { properties, required, 'x-groups': groups } = blockSchema(definition);
  const groupOf = (name) => groups.find((group) => group.properties.includes(name))?.title ?? 'Behaviour';
  return Object.entries(properties).flatMap(([name, schema]) => {
    const shared = { group: groupOf(name), mandatory: required.includes(name) };
    const { title, description } = schema;
    if (name === 'content') return [{ ...shared, alias: 'content', slot: '', editor: CONTENT, title, description }];
    if (name === 'slots')
      return Object.entries(schema.properties).map(([slot, part]) => ({
        ...shared,
        group: 'Content',
        mandatory: false,
        alias: camelCase(`slot-${slot}`),
        slot,
        editor: CONTENT,
        title: part.title,
        description: part.description,
      }));
    const property = camelCase(name);
    const editor = editorOf(property, schema, definition.documentation);
    const pattern = editor.kind === 'text' && !/^(?:array|object)$/.test(schema.type) ? (schema.pattern ?? '') : '';
    return [{ ...shared, alias: aliasOf(property), attribute: name, editor, pattern, title, description }];
  });
}

const dataTypeOf = ({ name, editorAlias, editorUiAlias, values }) => ({
  id: stableId(`data type ${name}`),
  parent: null,
  name: `Haven ${name}`,
  editorAlias,
  editorUiAlias,
  values,
});

function documentTypeOf(definition, parts) {
  const { tag, documentation } = definition;
  const groups = [...new Set(parts.map(({ group }) => group))];
  const container = (group) => stableId(`group ${tag} ${group}`);
  return {
    id: stableId(`element type ${tag}`),
    parent: null,
    alias: camelCase(tag),
    name: titleOf(tag),
    description: `${documentation.summary} ${documentation.whenToUse[0]}`,
    icon: 'icon-brick',
    allowedAsRoot: false,
    variesByCulture: false,
    variesBySegment: false,
    isElement: true,
    collection: null,
    allowedTemplates: [],
    defaultTemplate: null,
    allowedDocumentTypes: [],
    compositions: [],
    cleanup: { preventCleanup: false, keepAllVersionsNewerThanDays: null, keepLatestVersionPerDayForDays: null },
    containers: groups.map((name, sortOrder) => ({
      id: container(name),
      parent: null,
      name,
      type: 'Group',
      sortOrder,
    })),
    properties: parts.map((part, sortOrder) => ({
      id: stableId(`property ${tag} ${part.alias}`),
      container: { id: container(part.group) },
      sortOrder,
      alias: part.alias,
      name: part.title ?? titleOf(part.alias),
      description: part.description ?? null,
      dataType: { id: stableId(`data type ${part.editor.name}`) },
      variesByCulture: false,
      variesBySegment: false,
      validation: {
        mandatory: part.mandatory,
        mandatoryMessage: null,
        regEx: part.pattern || null,
        regExMessage: part.pattern ? 'This is not a value that the block takes.' : null,
      },
      appearance: { labelOnTop: false },
    })),
  };
}

/**
 * What Umbraco's management API (14 and later) takes: the data types that the blocks need, and an element type for each
 * tag; with the parts of each and the settings of the site that it needs, from which its view is written.
 */
export function umbracoModel(definitions) {
  const blocks = definitions.map((definition) => ({ definition, parts: partsOf(definition) }));
  const editors = new Map(blocks.flatMap(({ parts }) => parts.map(({ editor }) => [editor.name, editor])));
  return {
    dataTypes: [...editors.values()].map(dataTypeOf),
    documentTypes: blocks.map(({ definition, parts }) => documentTypeOf(definition, parts)),
    views: blocks.map(({ definition, parts }) => ({
      tag: definition.tag,
      alias: camelCase(definition.tag),
      parts,
      settings: definition.settings.map(kebabCase),
    })),
  };
}
