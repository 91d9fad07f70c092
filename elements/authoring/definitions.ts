import * as z from 'zod/mini';
import { kebabCase } from '#runtime/attribute-parsing.ts';
import type { Documentation } from '#runtime/documentation.ts';

interface DefinitionModule {
  tag: string;
  attributes: z.ZodMiniObject;
  documentation: Documentation<z.ZodMiniObject>;
}

/** What the rules know of a tag. */
export interface Definition extends DefinitionModule {
  /** The schema of each attribute by the name that an author writes. */
  attributeSchemas: ReadonlyMap<string, z.core.$ZodType>;
  /** The slots of the tag; an empty name is for the content without one. */
  slots: ReadonlySet<string>;
  /** What the reference says of an attribute. */
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
export const tags: ReadonlySet<string> = new Set(sources.keys());

/** The definitions of these tags, each loaded once, when it is first needed. */
export async function loadDefinitions(names: Iterable<string>): Promise<ReadonlyMap<string, Definition>> {
  const known = [...new Set(names)].flatMap((name) => {
    const load = sources.get(name);
    return load ? [load().then((module) => [name, definitionOf(module)] as const)] : [];
  });
  return new Map(await Promise.all(known));
}

function definitionOf({ tag, attributes, documentation }: DefinitionModule): Definition {
  const shape = Object.entries(attributes.shape as Record<string, z.core.$ZodType>);
  const texts = new Map(Object.entries(documentation.attributes).map(([name, text]) => [kebabCase(name), text]));
  return {
    tag,
    attributes,
    documentation,
    attributeSchemas: new Map(shape.map(([name, schema]) => [kebabCase(name), schema])),
    slots: new Set(Object.keys(documentation.slots ?? {})),
    proseOf: (attribute) => texts.get(attribute) ?? '',
  };
}
