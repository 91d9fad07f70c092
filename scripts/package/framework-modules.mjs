import { readFileSync } from 'node:fs';
import { className, pascalCase } from '../generate/manifest/names.mjs';
import { comment, eventsOf } from './element-types.mjs';
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

/** What Angular’s linker reads in place of decorators: the inputs of a tag, on a class that passes them on. */
function directive({ tag, properties }) {
  const name = pascalCase(tag);
  const inputs = Object.keys(properties).map((property) => `${property}: '${property}'`);
  const declared = (minVersion) => `minVersion: '${minVersion}', version: '17.0.0', ngImport: i0, type: ${name}`;
  const factory = `{ ${declared('12.0.0')}, deps: [], target: i0.ɵɵFactoryTarget.Directive }`;
  const facts = `isStandalone: true, selector: '${tag}', inputs: { ${inputs.join(', ')} }`;
  return `export class ${name} extends TagDirective {
  static load = () => import('${registrationOf(tag)}');
  static ɵfac = i0.ɵɵngDeclareFactory(${factory});
  static ɵdir = i0.ɵɵngDeclareDirective({ ${declared('14.0.0')}, ${facts} });
  static { passOn(this, ${list(Object.keys(properties))}); }
}`;
}

/** `haven/angular`: a directive for each tag, so that templates need no schema. */
const angularModule = (definitions) => `import * as i0 from '@angular/core';

/** Registers the tag once the page is rendered, and not on a server. */
class TagDirective {
  constructor() {
    this.element = i0.inject(i0.ElementRef).nativeElement;
    const { load } = this.constructor;
    i0.afterNextRender(() => void load().catch(console.error));
  }
}

function passOn(directive, names) {
  for (const name of names)
    Object.defineProperty(directive.prototype, name, { set(value) { this.element[name] = value; } });
}

${definitions.map(directive).join('\n\n')}
`;

/** The types of `haven/angular`. */
const angularTypes = (definitions) => {
  const directives = definitions.map(({ tag, properties, documentation: { summary, attributes } }) => {
    const name = pascalCase(tag);
    const inputs = Object.keys(properties).map((property) => `${property}: { alias: '${property}'; required: false }`);
    const members = Object.keys(properties).map(
      (property) => `  ${comment(attributes[property])}\n  ${property}: PropertiesOf<'${tag}'>['${property}'];`,
    );
    const declaration = `${name}, '${tag}', never, { ${inputs.join('; ')} }, {}, never, never, true, never`;
    return `/** \`<${tag}>\`: ${summary} */
export declare class ${name} {
${members.join('\n')}
  /** For Angular’s linker. */
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  /** For Angular’s linker. */
  static ɵdir: i0.ɵɵDirectiveDeclaration<${declaration}>;
}`;
  });
  return `import type * as i0 from '@angular/core';
import type { PropertiesOf } from './tag-props.js';

${directives.join('\n\n')}
`;
};
