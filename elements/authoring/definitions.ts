import * as z from 'zod/mini';
import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import type { Documentation } from '#runtime/documentation.ts';
import type { Need } from '#runtime/tag-facts.ts';

interface DefinitionModule {
  tag: string;
  attributes: z.ZodMiniObject;
  documentation: Documentation<z.ZodMiniObject>;
}

/** The facts of a tag for the rules. */
export interface Definition extends DefinitionModule {
  /** The schema of each attribute, by its name in HTML. */
  attributeSchemas: ReadonlyMap<string, z.core.$ZodType>;
  /** The slots of the tag; an empty name is the default slot. */
  slots: ReadonlySet<string>;
  /** The attributes without which the tag is of little use, by their names in HTML. */
  needs: ReadonlyMap<string, Need>;
  /** The description of an attribute in the reference. */
  proseOf(attribute: string): string;
}

// Zod probes `new Function` for its compiler, which a strict policy reports as a violation.
z.config({ jitless: true });

const modules = import.meta.glob<DefinitionModule>([
  '../*/*.definition.ts',
  '../../checkout-widget/pay-widget.definition.ts',
]);
const tagOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.definition.ts'.length);
const sources = new Map(Object.entries(modules).map(([path, load]) => [tagOf(path), load]));

/** The names of all our tags. */
export const tagNames: ReadonlySet<string> = new Set(sources.keys());

/** The definitions of these tags, each loaded once, when it is first needed. */
export async function loadTagDefinitions(names: Iterable<string>): Promise<ReadonlyMap<string, Definition>> {
  const entries = [...new Set(names)].flatMap((name) => {
    const load = sources.get(name);
    return load ? [load().then((module) => [name, definitionOf(module)] as const)] : [];
  });
  return new Map(await Promise.all(entries));
}

function definitionOf({ tag, attributes, documentation }: DefinitionModule): Definition {
  const byAttribute = <Value>(record: Readonly<Record<string, Value>>) =>
    new Map(Object.entries(record).map(([name, value]) => [kebabCase(name), value]));
  const texts = byAttribute(documentation.attributes);
  return {
    tag,
    attributes,
    documentation,
    attributeSchemas: byAttribute(attributes.shape as Record<string, z.core.$ZodType>),
    needs: byAttribute((documentation.needs ?? {}) as Record<string, Need>),
    slots: new Set(Object.keys(documentation.slots ?? {})),
    proseOf: (attribute) => texts.get(attribute) ?? '',
  };
}
