import { fault, inherited } from '../generate/manifest/base-element.mjs';
import { attributeName, pascalCase } from '../generate/manifest/names.mjs';
import { typeText } from '../generate/manifest/type-text.mjs';

/** A docstring. */
export const comment = (text) => `/** ${text.replaceAll('*/', '* /')} */`;

/** `[{ name, description, detail }]`: the events of a tag, with the type of what each carries. */
export function eventsOf({ documentation, details }) {
  const own = Object.entries(documentation.events ?? {}).map(([name, { description }]) => ({
    name,
    description,
    detail: details[name] ?? 'unknown',
  }));
  return documentation.script ? own : [...own, fault];
}

const isOptional = ({ required }, property, schema) => !required.includes(property) || 'default' in schema;

const ENVIRONMENTS = `'sandbox' | 'production' | 'staging' | 'custom' | ''`;

/** The values of a heading's level, or nothing for other numbers. */
const levelsOf = (name, { minimum, maximum }) =>
  /level$/i.test(name) ? Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step) : [];

/**
 * A property’s type. Where the element corrects a value at run time, such as the case of a name, the type is narrower.
 */
function propertyType(name, schema) {
  if (name === 'environment') return ENVIRONMENTS;
  return levelsOf(name, schema).join(' | ') || typeText(schema);
}

/** An attribute’s type in markup: its value, or the text of it. Lists and objects are JSON. */
function attributeType(name, schema) {
  const own = propertyType(name, schema);
  const levels = levelsOf(name, schema);
  if (levels.length > 0) return [own, ...levels.map((level) => `'${level}'`)].join(' | ');
  if (name === 'environment') return own;
  if (/\bstring$|^string\b/.test(own) && !/[[{]/.test(own)) return own;
  if (own === 'number') return `number | \`\${number}\``;
  // Frameworks leave a false attribute out, which says nothing where true is the default.
  if (own === 'boolean') return `${schema.default === true ? 'true' : 'boolean'} | '' | 'true' | 'false'`;
  return schema.enum ? own : 'string';
}

const fields = (entries) =>
  entries.map(([name, description, type]) => `  ${comment(description)}\n  ${name}: ${type};`).join('\n');

/** What a tag takes: its properties, attributes and events. */
function givenTypes(definition) {
  const { tag, properties, documentation } = definition;
  const name = `${pascalCase(tag)}Element`;
  const given = Object.entries(properties);
  const described = (property) => documentation.attributes[property];
  const asProperties = given.map(([property, schema]) => {
    const [mark, end] = isOptional(definition, property, schema) ? ['?', ' | undefined'] : ['', ''];
    return [`${property}${mark}`, described(property), propertyType(property, schema) + end];
  });
  const asAttributes = given.map(([property, schema]) => [
    `'${attributeName(property)}'?`,
    described(property),
    `${attributeType(property, schema)} | undefined`,
  ]);
  const inheritedOnes = (documentation.script ? [] : inherited.attributes).map((attribute) => [
    `'${attribute.name}'?`,
    attribute.description,
    `${attribute.type.text} | undefined`,
  ]);
  const events = eventsOf(definition).map((event) => [
    `'${event.name}'`,
    event.description,
    `CustomEvent<${event.detail}>`,
  ]);
  return `/** The properties of \`<${tag}>\`. */
export interface ${name}Properties {
${fields(asProperties)}
}

/** The attributes of \`<${tag}>\` in markup. */
export interface ${name}Attributes {
${fields([...asAttributes, ...inheritedOnes])}
}

/** The events of \`<${tag}>\` by name. */
export interface ${name}Events {
${fields(events)}
}

/** The events of \`<${tag}>\` by name, in addition to those of every element. */
export interface ${name}EventMap extends Omit<HTMLElementEventMap, keyof ${name}Events>, ${name}Events {}`;
}

const listeners = (name, verb, options, words) => [
  `  /** ${words} */`,
  `  ${verb}EventListener<Name extends keyof ${name}EventMap>(type: Name, ` +
    `listener: (this: ${name}, event: ${name}EventMap[Name]) => unknown, options?: boolean | ${options}): void;`,
  `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ` +
    `options?: boolean | ${options}): void;`,
];

/** The declarations of a tag: its element, its events, its class, and its name for `document.createElement`. */
export function elementModule(definition) {
  const { tag, properties, documentation } = definition;
  const name = `${pascalCase(tag)}Element`;
  const members = Object.entries(properties).map(([property, schema]) => {
    const optional = definition.required.includes(property) || 'default' in schema ? '' : ' | undefined';
    return `  ${comment(documentation.attributes[property])}\n  ${property}: ${propertyType(property, schema)}${optional};`;
  });
  const inherited = [
    ...listeners(name, 'add', 'AddEventListenerOptions', 'Listens to an event of this tag, or to any other.'),
    ...listeners(name, 'remove', 'EventListenerOptions', 'Stops listening.'),
  ];
  return `${givenTypes(definition)}

${comment(documentation.summary)}
export interface ${name} extends HTMLElement {
${[...members, ...inherited].join('\n')}
}

/** The class of \`<${tag}>\`. */
export declare const ${name}: {
  new (): ${name};
  readonly prototype: ${name};
  readonly observedAttributes: string[];
  readonly formAssociated: boolean;
};

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}

const moduleOf = (tag) => `./tags/${tag}.js`;
const PARTS = ['', 'EventMap', 'Properties', 'Attributes', 'Events'];

/** Types of every tag for `document.querySelector('gift-item')` and similar calls, and for frameworks. */
export function elementTypes(definitions) {
  const exported = definitions.map(({ tag }) => {
    const names = PARTS.map((part) => `${pascalCase(tag)}Element${part}`);
    return `export type { ${names.join(', ')} } from '${moduleOf(tag)}';`;
  });
  const rows = definitions.map(({ tag }) => {
    const part = (end) => `import('${moduleOf(tag)}').${pascalCase(tag)}Element${end}`;
    const attributes = `attributes: ${part('Attributes')}; events: ${part('Events')}`;
    return `  '${tag}': { element: ${part('')}; properties: ${part('Properties')}; ${attributes} };`;
  });
  return `${exported.join('\n')}

/** Every tag: its element, and what it takes. */
export interface HavenTags {
${rows.join('\n')}
}
`;
}
