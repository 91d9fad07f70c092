import { readFileSync } from 'node:fs';

const inheritedFrom = { name: 'HavenElement', module: 'dist/modules/elements/runtime/define-element.js' };

/** Every tag of the autoloader says so when its attributes are invalid or its view fails. */
export const fault = {
  name: 'haven-error',
  description: 'The block shows its fallback: its attributes are invalid, or rendering it failed.',
  detail: '{ error: unknown }',
};

const attributes = [
  {
    name: 'loading',
    description: 'With `eager`, a block below the fold loads at once, and not when the reader comes near it.',
    type: { text: '"eager" | "lazy"' },
    default: '"lazy"',
  },
];
const events = [{ name: fault.name, description: fault.description, type: { text: `CustomEvent<${fault.detail}>` } }];
const members = [
  {
    kind: 'field',
    name: 'observedAttributes',
    static: true,
    readonly: true,
    description: 'The names of the attributes.',
    type: { text: 'string[]' },
  },
  {
    kind: 'field',
    name: 'formAssociated',
    static: true,
    readonly: true,
    description: 'Whether it takes part in a form, like an input.',
    type: { text: 'boolean' },
  },
  {
    kind: 'field',
    name: 'texts',
    description: 'Texts that it shows in place of its own, by their keys.',
    type: { text: 'Record<string, string | { other: string }> | undefined' },
  },
];

const marked = (list) => list.map((one) => ({ ...one, inheritedFrom }));

/** What each tag of the autoloader inherits. */
export const inherited = {
  superclass: inheritedFrom,
  attributes: marked(attributes),
  events: marked(events),
  members: marked(members),
};

const themeFile = new URL('../../../elements/theme-tokens.json', import.meta.url);

/** A token's value as CSS has it. */
const cssOf = ({ $type, $value }) => {
  if (typeof $value === 'string') return $value.replace(/^\{\w+\.([\w-]+)\}$/, 'var(--haven-theme-$1)');
  if ($type === 'color') return $value.hex;
  if ($type === 'fontFamily') return $value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
  return typeof $value === 'object' ? `${$value.value}${$value.unit}` : String($value);
};

/** `[{ name, description, default }]`: the custom properties of a theme, from its design tokens. */
export function readTokens(tokens = JSON.parse(readFileSync(themeFile, 'utf8'))) {
  return ['brand', 'role', 'part'].flatMap((layer) =>
    Object.entries(tokens[layer])
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => ({
        name: `--haven-theme-${name}`,
        description: `${token.$description} Set it on \`:root\`, on a part of the page or on a tag.`,
        default: cssOf(token),
      })),
  );
}

/** The module of the class that every tag of the autoloader extends. */
export const baseModule = (tokens) => ({
  kind: 'javascript-module',
  path: inheritedFrom.module,
  declarations: [
    {
      kind: 'class',
      customElement: true,
      name: inheritedFrom.name,
      description: 'What every element of the autoloader has. It is not exported.',
      superclass: { name: 'HTMLElement' },
      members,
      attributes,
      events,
      cssProperties: tokens,
    },
  ],
  exports: [],
});
