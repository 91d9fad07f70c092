import { VALUE_KINDS } from '../../scripts/generate/cms/value-kinds.mjs';
import { kindOf } from '../../scripts/generate/cms/value-schema.mjs';

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
export const CONTENT = editor('Content', 'Umbraco.RichText', 'Tiptap', 'content', [
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
export function editorOf(property, schema, { kinds }) {
  const kind = kindOf(property, schema, kinds);
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
