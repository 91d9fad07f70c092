import { kebabCase, pascalCase } from '../manifest/names.mjs';
import { typeText } from '../manifest/type-text.mjs';

const comment = (text) => `/** ${text.replaceAll('*/', '* /')} */`;

// Attributes are text in HTML, so JSX takes text beside the property's own type; lists and objects are given as JSON there.
const attributeType = (schema) => {
  const own = typeText(schema);
  return own.split(' | ').includes('string') ? own : `${own} | string`;
};

function elementInterface({ tag, properties, required, documentation }) {
  const name = pascalCase(tag);
  const fields = Object.entries(properties).map(([property, schema]) => {
    const optional = required.includes(property) || 'default' in schema ? '' : ' | undefined';
    return `  ${comment(documentation.attributes[property])}\n  ${property}: ${typeText(schema)}${optional};`;
  });
  return `${comment(documentation.summary)}\nexport interface ${name}Element extends HTMLElement {\n${fields.join('\n')}\n}`;
}

function jsxProps({ tag, properties, documentation }) {
  const attributes = Object.entries(properties).map(
    ([property, schema]) =>
      `  ${comment(documentation.attributes[property])}\n  '${kebabCase(property)}'?: ${attributeType(schema)};`,
  );
  // React listens for the event that stands after `on`, letter for letter.
  const events = Object.entries(documentation.events ?? {}).map(
    ([event, { description }]) => `  ${comment(description)}\n  'on${event}'?: (event: CustomEvent) => void;`,
  );
  const own = Object.keys(properties).map((property) => `'${kebabCase(property)}'`);
  // A tag may give an HTML attribute, such as `results`, a type of its own.
  return `export interface ${pascalCase(tag)}Attributes extends Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, ${own.join(' | ')}> {\n${[...attributes, ...events].join('\n')}\n  class?: string;\n}`;
}

/** Types of every tag for `document.querySelector('gift-item')` and its like. */
export function elementTypes(definitions) {
  const map = definitions.map(({ tag }) => `    '${tag}': ${pascalCase(tag)}Element;`);
  return `${definitions.map(elementInterface).join('\n\n')}\n\ndeclare global {\n  interface HTMLElementTagNameMap {\n${map.join('\n')}\n  }\n}\n`;
}

/** Types of every tag for JSX of React 19. */
export function reactTypes(definitions) {
  const map = definitions.map(({ tag }) => `      '${tag}': ${pascalCase(tag)}Attributes;`);
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n\n${definitions.map(jsxProps).join('\n\n')}\n\ndeclare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n${map.join('\n')}\n    }\n  }\n}\n`;
}
