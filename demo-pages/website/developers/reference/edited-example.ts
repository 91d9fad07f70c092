import { parseAttribute } from '#runtime/attributes/attribute-parsing.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { findTag, type MarkupNode, parseMarkup } from './markup-tree.ts';

/** Attributes by name: their text, or `null` for a removed one. */
export type Changes = Readonly<Record<string, string | null>>;

/** An example with a reader's changes. */
export interface EditedExample {
  nodes: readonly MarkupNode[];
  /** The current value of each attribute of the tag; `null` when it is absent. */
  values: Readonly<Record<string, string | null>>;
  /** The error of an attribute, in the schema's words. */
  problems: Readonly<Record<string, string>>;
}

const LONGEST = 8_000;

/**
 * The values of an example's form. An empty field removes the attribute, unless the example has it with an empty value.
 */
export function readChanges(
  { attributes, tag }: ReferenceElement,
  html: string,
  read: (name: string) => string | undefined,
): Changes {
  const written = valuesOf(parseMarkup(html), tag, attributes);
  return Object.fromEntries(
    attributes.map(({ name, kind }) => {
      const typed = read(name)?.slice(0, LONGEST).replaceAll('\r\n', '\n');
      if (kind === 'boolean') return [name, typed === undefined ? null : ''];
      return [name, typed || (written[name] === '' ? '' : null)];
    }),
  );
}

function valuesOf(nodes: readonly MarkupNode[], tag: string, attributes: ReferenceElement['attributes']) {
  const own = findTag(nodes, tag)?.attributes ?? [];
  return Object.fromEntries(
    attributes.map(({ name }) => {
      const found = own.find((attribute) => attribute.name === name);
      return [name, found ? (found.value ?? '') : null];
    }),
  );
}

/** An example with changes to its first element of the tag, validated by the schema that the element itself uses. */
export function editExample(element: ReferenceElement, html: string, changes: Changes = {}): EditedExample {
  const nodes = parseMarkup(html);
  const target = findTag(nodes, element.tag);
  if (target) {
    const booleans = new Set(element.attributes.filter(({ kind }) => kind === 'boolean').map(({ name }) => name));
    const unchanged = target.attributes.flatMap((attribute) => {
      const change = changes[attribute.name];
      if (change === null) return [];
      return [change === undefined || booleans.has(attribute.name) ? attribute : { ...attribute, value: change }];
    });
    const added = Object.entries(changes).flatMap(([name, value]) =>
      value === null || unchanged.some((attribute) => attribute.name === name)
        ? []
        : [{ name, value: booleans.has(name) ? null : value }],
    );
    target.attributes = [...unchanged, ...added];
  }
  const values = valuesOf(nodes, element.tag, element.attributes);
  return { nodes, values, problems: problemsOf(element, values) };
}

function problemsOf({ schema, attributes }: ReferenceElement, values: EditedExample['values']): Record<string, string> {
  const given = attributes.map(({ property, name, kind }) => [
    property,
    parseAttribute(kind, values[name] ?? null, name),
  ]);
  const { error } = schema.safeParse(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const fact = attributes.find(({ property }) => property === path[0]);
    if (fact) problems[fact.name] ??= inWords(message, fact, values[fact.name] ?? null);
  }
  return problems;
}

/** The schema's own message, or the required kind of value when it has none. */
function inWords(message: string, { kind, isRequired }: ReferenceElement['attributes'][number], value: string | null) {
  if (value === null && isRequired) return 'this attribute is required';
  // The full validation library, if the provider loaded it, writes longer messages than the small one.
  if (!/^Invalid (input|option)/.test(message)) return message;
  if (kind === 'number') return 'give a number';
  return kind === 'json' ? 'give JSON of the type in the table of attributes' : 'give one of the values of its type';
}
