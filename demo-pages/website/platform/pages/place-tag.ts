import { createElement, type HTMLAttributes, type ReactElement } from 'react';
import type * as z from 'zod/mini';
import { attributesOfProps } from '../../../../elements/frameworks/attribute-texts.ts';

/** A tag's definition: its name, and the schema of its attributes. */
interface Definition<Attributes extends z.ZodMiniObject> {
  tag: string;
  attributes: Attributes;
}

type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
type Given<Values> = {
  [Name in keyof Values]: ReadonlyList<Values[Name]> | (undefined extends Values[Name] ? null : never);
};
/** What blocks inside a tag take from it. */
interface Inherited {
  siteCountryCode?: string;
  currency?: string;
}
type TagProps<Values> = Given<Values> & Omit<Inherited & HTMLAttributes<HTMLElement>, keyof Values>;

const isOnByDefault = (schema: z.core.$ZodType) =>
  'defaultValue' in schema._zod.def && schema._zod.def.defaultValue === true;

const INHERITED: readonly (keyof Inherited)[] = ['siteCountryCode', 'currency'];
const NO_HANDLERS: ReadonlySet<string> = new Set();

/**
 * The component that writes a tag into a page of a server, as `haven/react` does: properties become attributes, lists
 * and objects JSON. The compiler knows the names and types from the definition.
 */
export function placeTag<Attributes extends z.ZodMiniObject>({ tag, attributes: { shape } }: Definition<Attributes>) {
  const properties = [...Object.keys(shape), ...INHERITED];
  const onByDefault = properties.filter((name) => name in shape && isOnByDefault(shape[name] as z.core.$ZodType));
  return (props: TagProps<z.input<Attributes>>): ReactElement => {
    const [attributes, others] = attributesOfProps({ properties, onByDefault }, props, NO_HANDLERS);
    // The compiler accepts any name with a hyphen. No block reads `store-id`, which the payment page passes on (W3.30).
    const unknown = Object.keys(others).find((name) => name.includes('-') && !/^(aria-|data-|store-id$)/.test(name));
    if (unknown) throw new Error(`<${tag}> has no property "${unknown}"`);
    return createElement(tag, { ...others, ...attributes });
  };
}
