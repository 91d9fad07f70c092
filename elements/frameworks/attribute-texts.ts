import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { toJson } from '#sdk/to-json.ts';
import type { ComponentFacts } from './create-component.ts';

/** The text of each attribute; `undefined` where it is absent. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The attribute of a property. `isOn`: true by default, so that a missing attribute cannot mean false. */
function textOf(value: unknown, isOn: boolean): string | undefined {
  if (value === undefined || value === null) return;
  if (typeof value !== 'boolean') return typeof value === 'object' ? toJson(value) : String(value);
  if (value) return '';
  return isOn ? 'false' : undefined;
}

/** Divides a component's props into the attributes of its tag and what React does; `handlers` are neither. */
export function attributesOfProps(
  { properties, onByDefault = [] }: Pick<ComponentFacts, 'properties' | 'onByDefault'>,
  props: Readonly<Record<string, unknown>>,
  handlers: ReadonlySet<string>,
): readonly [attributes: Attributes, others: Record<string, unknown>] {
  const attributes: Record<string, string | undefined> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (handlers.has(name)) continue;
    if (properties.includes(name)) attributes[kebabCase(name)] = textOf(value, onByDefault.includes(name));
    // React 18 knows neither `className` nor a false `hidden` on a custom element.
    else if (name === 'className') others['class'] = value;
    else others[name] = value === false && !/^(aria|data)-/.test(name) ? undefined : value;
  }
  return [attributes, others];
}
