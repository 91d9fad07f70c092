import { titleOf } from '../generate/cms/titles.mjs';
import { filled, valueKindOf, valueSchema } from '../generate/cms/value-schema.mjs';
import { attributeName } from '../generate/manifest/names.mjs';

const anyCase = (word) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const BANNED = ['script', 'style', 'iframe', 'object', 'embed', 'base', 'meta', 'link'].map(anyCase).join('|');

// A guard against pasted scripts, which the page's policy would block anyway. It is no sanitiser.
const MARKUP = {
  type: 'string',
  contentMediaType: 'text/html',
  pattern: `^(?![\\s\\S]*<(?:${BANNED})[\\s>/])(?![\\s\\S]*<[^>]*\\s${anyCase('on')}[a-zA-Z]+\\s*=)(?![\\s\\S]*${anyCase('javascript')}:)`,
};

const FALLBACK =
  'HTML that people read before the block is rendered, without JavaScript, and when the block cannot be rendered. ' +
  'Give the same information in plain markup.';

const SHAPES = {
  slides: 'One element for each slide.',
  message: 'The message in words.',
  navigation: 'A list of links in a `nav`.',
  modes: 'One part with `data-mode` for each mode.',
};

/** The author's markup in a tag as properties: `content`, and `slots` where a tag has named ones. */
function contentProperties({ slots = {}, content }) {
  const { '': main, ...named } = slots;
  const words = [main && `HTML: ${main}`, SHAPES[content]].filter(Boolean).join(' ');
  const places = Object.entries(named).map(([name, description]) => [
    name,
    {
      title: titleOf(name),
      description: typeof description === 'string' ? description : description.description,
      ...MARKUP,
    },
  ]);
  return {
    content: { title: 'Content', description: words || FALLBACK, ...MARKUP },
    ...(places.length > 0
      ? {
          slots: {
            title: 'Slots',
            description: 'HTML for other places of the block: each is one element with the attribute `slot`.',
            type: 'object',
            properties: Object.fromEntries(places),
            additionalProperties: false,
          },
        }
      : {}),
  };
}

/** The groups of a form in its order; each form has those that it needs. */
const GROUPS = [
  'Needed',
  'Texts',
  'Content',
  'Choices and lists',
  'Dates',
  'Amounts',
  'Behaviour',
  'Links',
  'Pictures and films',
  'People',
  'Country and language',
  'Technical',
];

function groupOf(name, schema, isRequired, kinds) {
  if (isRequired) return 'Needed';
  if (/^(array|object)$/.test(schema.type)) return 'Choices and lists';
  return valueKindOf(name, schema, kinds)?.group ?? 'Behaviour';
}

/** An attribute's schema with its title and help. */
function attributeField(property, schema, isRequired, { kinds, attributes }) {
  const narrowed = filled(valueSchema(property, schema, kinds), isRequired);
  return { title: titleOf(property), description: attributes[property], ...narrowed };
}

/** `[{ name, group, schema }]`: the fields of a tag's form in their order. */
function fieldsOf({ properties, settings, documentation }, required) {
  const ofAuthors = Object.entries(properties).filter(([property]) => !settings.includes(property));
  const attributes = ofAuthors.map(([property, schema]) => {
    const name = attributeName(property);
    const isRequired = required.includes(name);
    const field = attributeField(property, schema, isRequired, documentation);
    return { name, group: groupOf(property, schema, isRequired, documentation.kinds), schema: field };
  });
  const content = Object.entries(contentProperties(documentation));
  return [...attributes, ...content.map(([name, schema]) => ({ name, group: 'Content', schema }))].sort(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group),
  );
}

/** The attributes that a tag refuses to be without, and those without which it is of no use. */
function requiredOf({ required, documentation: { needs = {} } }) {
  const useless = Object.entries(needs).filter(([, { severity, when }]) => severity === 'error' && !when);
  return [...new Set([...required, ...useless.map(([name]) => name)])].map(attributeName);
}

/** The attributes that only the administrator of a site sets, as a JSON Schema of their own. */
function settingsOf({ properties, settings, documentation }, required) {
  const named = settings.map((property) => {
    const name = attributeName(property);
    return [name, attributeField(property, properties[property], required.includes(name), documentation)];
  });
  const needed = settings.map(attributeName).filter((name) => required.includes(name));
  return { type: 'object', properties: Object.fromEntries(named), required: needed };
}

/**
 * One JSON Schema (2020-12) for a block editor: an object of a tag's attributes and content, each with title, help and
 * what is accepted, in the order of a form. `x-groups` are the form's groups. Attributes that only the administrator of
 * a site sets are no properties: a template takes them from the settings of the site, as `x-settings` describes them.
 */
export function blockSchema(definition) {
  const { tag, documentation } = definition;
  const required = requiredOf(definition);
  const fields = fieldsOf(definition, required);
  const groups = GROUPS.map((title) => ({
    title,
    properties: fields.filter(({ group }) => group === title).map(({ name }) => name),
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://haven.example/blocks/${tag}.schema.json`,
    title: titleOf(tag),
    description: documentation.summary,
    // Annotations that validators ignore: help for the people who choose a block, and the form's groups.
    'x-guidance': {
      whenToUse: documentation.whenToUse,
      whenNotToUse: documentation.whenNotToUse,
      provide: documentation.accessibility.author,
    },
    'x-groups': groups.filter(({ properties }) => properties.length > 0),
    ...(definition.settings.length > 0 ? { 'x-settings': settingsOf(definition, required) } : {}),
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, schema }, order) => [name, { ...schema, propertyOrder: order }]),
    ),
    required: required.filter((name) => fields.some((field) => field.name === name)),
    additionalProperties: false,
    examples: documentation.examples.map(({ html }) => html),
  };
}
