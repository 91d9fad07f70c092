import { fault } from '../manifest/base-element.mjs';
import { kebabCase, pascalCase } from '../manifest/names.mjs';
import { typeText } from '../manifest/type-text.mjs';

const comment = (text) => `/** ${text.replaceAll('*/', '* /')} */`;
const quoted = (names) => names.map((name) => `'${name}'`).join(' | ');

/** `[{ name, description, detail }]`: the events of a tag, with the type of what each carries. */
function eventsOf({ documentation, details }) {
  const own = Object.entries(documentation.events ?? {}).map(([name, { description }]) => ({
    name,
    description,
    detail: details[name] ?? 'unknown',
  }));
  return documentation.script ? own : [...own, fault];
}

function eventMap(name, events) {
  if (events.length === 0) return `export interface ${name}EventMap extends HTMLElementEventMap {}`;
  const fields = events.map(
    (event) => `  ${comment(event.description)}\n  '${event.name}': CustomEvent<${event.detail}>;`,
  );
  return `export interface ${name}EventMap extends Omit<HTMLElementEventMap, ${quoted(events.map((event) => event.name))}> {\n${fields.join('\n')}\n}`;
}

const listeners = (name, verb, options, words) => [
  `  /** ${words} */`,
  `  ${verb}EventListener<Name extends keyof ${name}EventMap>(type: Name, listener: (this: ${name}, event: ${name}EventMap[Name]) => unknown, options?: boolean | ${options}): void;`,
  `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
];

/** The declarations of a tag: its element, its events, its class, and its name for `document.createElement`. */
export function elementModule(definition) {
  const { tag, properties, required, documentation } = definition;
  const name = `${pascalCase(tag)}Element`;
  const fields = Object.entries(properties).map(([property, schema]) => {
    const optional = required.includes(property) || 'default' in schema ? '' : ' | undefined';
    return `  ${comment(documentation.attributes[property])}\n  ${property}: ${typeText(schema)}${optional};`;
  });
  return `/** The events of \`<${tag}>\` by name, in addition to those of every element. */
${eventMap(name, eventsOf(definition))}

${comment(documentation.summary)}
export interface ${name} extends HTMLElement {
${[...fields, ...listeners(name, 'add', 'AddEventListenerOptions', 'Listens to an event of this tag, or to any other.'), ...listeners(name, 'remove', 'EventListenerOptions', 'Stops listening.')].join('\n')}
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

/** Types of every tag for `document.querySelector('gift-item')` and similar calls. */
export function elementTypes(definitions) {
  const exported = definitions.map(
    ({ tag }) =>
      `export type { ${pascalCase(tag)}Element, ${pascalCase(tag)}ElementEventMap } from '${moduleOf(tag)}';`,
  );
  return `${exported.join('\n')}\n`;
}

// Attributes are text in HTML, so JSX also accepts text for every property; lists and objects are then JSON.
const attributeType = (schema) => {
  const own = typeText(schema);
  return own.split(' | ').includes('string') ? own : `${own} | string`;
};

function jsxProps(definition) {
  const { tag, properties, documentation } = definition;
  const attributes = Object.entries(properties).map(
    ([property, schema]) =>
      `  ${comment(documentation.attributes[property])}\n  '${kebabCase(property)}'?: ${attributeType(schema)};`,
  );
  // React listens for the event whose exact name follows `on`.
  const events = eventsOf(definition).map(
    ({ name, description }) =>
      `  ${comment(description)}\n  'on${name}'?: (event: ${pascalCase(tag)}ElementEventMap['${name}']) => void;`,
  );
  const own = quoted([
    ...Object.keys(properties).map(kebabCase),
    ...eventsOf(definition).map(({ name }) => `on${name}`),
  ]);
  const element = `${pascalCase(tag)}Element`;
  // A tag may define an HTML attribute, such as `results`, with another type.
  return `/** The attributes and events of \`<${tag}>\` in JSX. */
export interface ${pascalCase(tag)}Attributes extends Omit<DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>, ${own}> {
${[...attributes, ...events].join('\n')}
  /** Its classes: React passes them to a custom element under HTML's attribute name. */
  class?: string;
}`;
}

/** Types of every tag for JSX of React 19. */
export function reactTypes(definitions) {
  const map = definitions.map(({ tag }) => `      '${tag}': ${pascalCase(tag)}Attributes;`);
  const imports = definitions.map(
    ({ tag }) =>
      `import type { ${pascalCase(tag)}Element, ${pascalCase(tag)}ElementEventMap } from '${moduleOf(tag)}';`,
  );
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports.join('\n')}

${definitions.map(jsxProps).join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${map.join('\n')}
    }
  }
}
`;
}
