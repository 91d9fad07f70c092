import { pascalCase } from '../generate/manifest/names.mjs';
import { comment } from './element-types.mjs';
import { list, registrationOf } from './registrations.mjs';

/** What Angular’s linker reads in place of decorators: the inputs of a tag, on a class that passes them on. */
function directive({ tag, properties }) {
  const name = pascalCase(tag);
  const inputs = Object.keys(properties).map((property) => `${property}: '${property}'`);
  return `export class ${name} extends TagDirective {
  static load = () => import('${registrationOf(tag)}');
  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', version: '17.0.0', ngImport: i0, type: ${name}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: '14.0.0', version: '17.0.0', type: ${name}, isStandalone: true, selector: '${tag}', inputs: { ${inputs.join(', ')} }, ngImport: i0 });
  static { passOn(this, ${list(Object.keys(properties))}); }
}`;
}

/** `haven/angular`: a directive for each tag, so that templates need no schema. */
export const angularModule = (definitions) => `import * as i0 from '@angular/core';

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
export const angularTypes = (definitions) => {
  const directives = definitions.map(({ tag, properties, documentation: { summary, attributes } }) => {
    const name = pascalCase(tag);
    const inputs = Object.keys(properties).map((property) => `${property}: { alias: '${property}'; required: false }`);
    const members = Object.keys(properties).map(
      (property) => `  ${comment(attributes[property])}\n  ${property}: PropertiesOf<'${tag}'>['${property}'];`,
    );
    return `/** \`<${tag}>\`: ${summary} */
export declare class ${name} {
${members.join('\n')}
  /** For Angular’s linker. */
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  /** For Angular’s linker. */
  static ɵdir: i0.ɵɵDirectiveDeclaration<${name}, '${tag}', never, { ${inputs.join('; ')} }, {}, never, never, true, never>;
}`;
  });
  return `import type * as i0 from '@angular/core';
import type { PropertiesOf } from './tag-props.js';

${directives.join('\n\n')}
`;
};
