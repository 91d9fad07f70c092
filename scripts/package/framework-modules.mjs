import { readFileSync } from 'node:fs';
import { className, pascalCase } from '../generate/manifest/names.mjs';
import { angularModule, angularTypes } from './angular-directives.mjs';
import { eventsOf } from './element-types.mjs';
import { list, registrationOf } from './registrations.mjs';

const typesOf = (framework) => readFileSync(new URL(`framework-types/${framework}.d.ts`, import.meta.url), 'utf8');

/** Types alone: these frameworks need no code. */
const TYPED = ['tag-props', 'preact', 'solid', 'svelte', 'vue'];

function component(definition) {
  const { tag, properties } = definition;
  const onByDefault = Object.keys(properties).filter((name) => properties[name].default === true);
  const facts = [
    `tag: '${tag}'`,
    `properties: ${list(Object.keys(properties))}`,
    ...(onByDefault.length > 0 ? [`onByDefault: ${list(onByDefault)}`] : []),
    `events: ${list(eventsOf(definition).map(({ name }) => name))}`,
    `load: () => import('${registrationOf(tag)}')`,
  ];
  return `export const ${pascalCase(tag)} = /* @__PURE__ */ createComponent({ ${facts.join(', ')} });`;
}

/** `haven/react`: a component for each tag, which only a browser runs. */
const reactModule = (definitions) => `'use client';
import { createComponent } from './elements/frameworks/create-component.js';

${definitions.map(component).join('\n')}
`;

const reactTypes = (definitions) => {
  const components = definitions.map(({ tag, documentation: { summary } }) => {
    const name = pascalCase(tag);
    return `/** The props of \`<${name}>\`. */
export interface ${name}Props extends ComponentProps<'${tag}'> {}
/** \`<${tag}>\`: ${summary} */
export declare const ${name}: TagComponent<'${tag}'>;`;
  });
  return `${typesOf('react')}\n${components.join('\n\n')}\n`;
};

/** A tag in a Server Component, which has no state of React: an empty class, and no registration. */
const serverModules = (definitions) =>
  Object.fromEntries(
    definitions
      .filter(({ documentation }) => !documentation.script)
      .map(({ tag }) => [`elements/${tag}/server.js`, `export class ${className(tag)} {}\n`]),
  );

/** The modules for frameworks below `dist/modules`, by name. */
export const frameworkModules = (definitions) => ({
  ...serverModules(definitions),
  'angular.js': angularModule(definitions),
  'react.js': reactModule(definitions),
});

/** The types for frameworks below `dist/types`, by name. */
export const frameworkTypes = (definitions) => ({
  ...Object.fromEntries(TYPED.map((framework) => [`${framework}.d.ts`, typesOf(framework)])),
  'angular.d.ts': angularTypes(definitions),
  'react.d.ts': reactTypes(definitions),
});
