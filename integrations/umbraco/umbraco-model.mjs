import { createHash } from 'node:crypto';
import { titleOf } from '../../scripts/generate/cms/titles.mjs';
import { VALUE_KINDS } from '../../scripts/generate/cms/value-kinds.mjs';
import { valueKindOf } from '../../scripts/generate/cms/value-schema.mjs';
import { attributeName, camelCase } from '../../scripts/generate/manifest/names.mjs';
import { blockSchema } from '../../scripts/package/block-schemas.mjs';

const value = (alias, given) => ({ alias, value: given });
const editor = (name, editorAlias, ui, kind, values = []) => ({
  name,
  editorAlias,
  editorUiAlias: `Umb.PropertyEditorUi.${ui}`,
  kind,
  values,
});

const LINE = editor('Text', 'Umbraco.TextBox', 'TextBox', 'text', [value('maxChars', 512)]);
const TEXT = editor('Long text', 'Umbraco.TextArea', 'TextArea', 'text', [value('rows', 4)]);
const JSON_TEXT = editor('List as JSON', 'Umbraco.TextArea', 'TextArea', 'text', [value('rows', 8)]);
const SWITCH = editor('Switch', 'Umbraco.TrueFalse', 'Toggle', 'switch');
const SWITCH_ON = editor('Switch, on by default', 'Umbraco.TrueFalse', 'Toggle', 'switchOn', [value('default', true)]);
const DATE = editor('Date', 'Umbraco.DateTime', 'DatePicker', 'date', [value('format', 'YYYY-MM-DD')]);
const EMAIL = editor('Email address', 'Umbraco.EmailAddress', 'EmailAddress', 'text');
const IMAGE = editor('Picture', 'Umbraco.MediaPicker3', 'MediaPicker', 'image', [
  value('multiple', false),
  value('validationLimit', { min: 0, max: 1 }),
]);
const LINK = editor('Link', 'Umbraco.MultiUrlPicker', 'MultiUrlPicker', 'link', [
  value('maxNumber', 1),
  value('hideAnchor', false),
]);
/** No source view, no media from elsewhere: what the editor offers is what the content of a block may have. */
const CONTENT = editor('Content', 'Umbraco.RichText', 'Tiptap', 'content', [
  value('extensions', [
    'Umb.Tiptap.RichTextEssentials',
    'Umb.Tiptap.Bold',
    'Umb.Tiptap.Italic',
    'Umb.Tiptap.BulletList',
    'Umb.Tiptap.OrderedList',
    'Umb.Tiptap.Heading',
    'Umb.Tiptap.Link',
    'Umb.Tiptap.Image',
  ]),
  value('toolbar', [
    [
      ['Umb.Tiptap.Toolbar.Heading2', 'Umb.Tiptap.Toolbar.Heading3'],
      ['Umb.Tiptap.Toolbar.Bold', 'Umb.Tiptap.Toolbar.Italic'],
      ['Umb.Tiptap.Toolbar.BulletList', 'Umb.Tiptap.Toolbar.OrderedList'],
      ['Umb.Tiptap.Toolbar.Link', 'Umb.Tiptap.Toolbar.MediaPicker'],
    ],
  ]),
]);

const choice = (items) =>
  editor(`Choice: ${items.join(', ')}`, 'Umbraco.DropDown.Flexible', 'Dropdown', 'choice', [
    value('multiple', false),
    value('items', items),
  ]);

/** An amount or a whole number with its bounds, which are in the name: one data type for each pair. */
function number({ type, minimum, maximum }) {
  const limits = [
    ...(minimum === undefined ? [] : [value('min', minimum)]),
    ...(maximum === undefined ? [] : [value('max', maximum)]),
  ];
  const bounds = limits.map((limit) => `${limit.alias} ${limit.value}`).join(', ');
  const isWhole = type === 'integer';
  const name = `${isWhole ? 'Whole number' : 'Number'}${bounds ? `, ${bounds}` : ''}`;
  return isWhole
    ? editor(name, 'Umbraco.Integer', 'Integer', 'integer', limits)
    : editor(name, 'Umbraco.Decimal', 'Decimal', 'decimal', [...limits, value('step', 0.01)]);
}

/** The editor of Umbraco's built-in set that suits an attribute: `schema` is that of the content systems. */
function editorOf(property, schema, { kinds }) {
  const kind = valueKindOf(property, schema, kinds);
  if (schema.type === 'boolean') return schema.default === true ? SWITCH_ON : SWITCH;
  if (schema.enum) return choice(schema.enum.map(String));
  if (schema.type === 'integer' || schema.type === 'number') return number(schema);
  if (schema.type !== 'string') return JSON_TEXT;
  if (kind === VALUE_KINDS.image) return IMAGE;
  if (kind === VALUE_KINDS.address) return LINK;
  if (kind === VALUE_KINDS.date) return DATE;
  if (kind === VALUE_KINDS.email) return EMAIL;
  return kind === VALUE_KINDS.words ? TEXT : LINE;
}

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
      settings: definition.settings.map(attributeName),
    })),
  };
}
