import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import { looseText } from '#rules/api/zod.ts';
import { attributeKind, kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { isSiteSetting } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { INHERITED } from '#runtime/inherited-context.ts';
import { attributeSchema } from '../../../../scripts/generate/manifest/attribute-schema.mjs';
import { typeText } from '../../../../scripts/generate/manifest/type-text.mjs';
import { projectRoot } from '../../../server/database/project-root.ts';
import { SITES } from '../../platform/index.ts';

/** An attribute as the reference shows it. */
export interface AttributeFact {
  property: string;
  name: string;
  description: string;
  kind: ReturnType<typeof attributeKind>;
  /** A list or an object, which is written as JSON. */
  isJson: boolean;
  /** The type as TypeScript writes it. */
  type: string;
  /** The allowed values, if they are limited. */
  options?: readonly string[];
  /** The default as JSON. */
  initial?: string;
  isRequired: boolean;
  /** The page or an ancestor may provide it. */
  isInherited: boolean;
}

/** The public interface of a tag: its definition, with its attributes read from the schema. */
export interface ReferenceElement {
  tag: string;
  schema: z.ZodMiniObject;
  /** The attributes as JSON Schema, by property. */
  properties: Readonly<Record<string, object>>;
  required: readonly string[];
  /** The properties that only the administrator of a site sets. */
  settings: readonly string[];
  documentation: Documentation<z.ZodMiniObject>;
  attributes: readonly AttributeFact[];
}

interface Definition {
  tag: string;
  attributes: z.ZodMiniObject;
  documentation: Documentation<z.ZodMiniObject>;
}

interface JsonProperty {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
}

const definitions = import.meta.glob<Definition>(
  ['../../../../elements/*/*.definition.ts', '../../../../checkout-widget/pay-widget.definition.ts'],
  { eager: true },
);

// The country's rule also accepts older spellings, so its schema cannot list the two values.
const COUNTRIES = SITES.map(({ code }) => code);

function attributeFacts(
  { attributes, documentation }: Definition,
  properties: Record<string, JsonProperty>,
  required: readonly string[],
): AttributeFact[] {
  return Object.entries(properties).map(([property, schema]) => {
    const options = property === 'siteCountryCode' ? COUNTRIES : schema.enum?.map(String);
    return {
      property,
      name: kebabCase(property),
      description: documentation.attributes[property] ?? '',
      kind: attributeKind(attributes.shape[property] as z.core.$ZodType),
      isJson: schema.type === 'array' || schema.type === 'object',
      type: typeText(schema),
      ...(options ? { options } : {}),
      ...('default' in schema ? { initial: JSON.stringify(schema.default) } : {}),
      isRequired: required.includes(property),
      isInherited: INHERITED.includes(property),
    };
  });
}

function elementOf(definition: Definition): ReferenceElement {
  const { properties, required, settings } = attributeSchema(definition.attributes, {
    choiceList,
    looseText,
    isSiteSetting,
  });
  const { tag, attributes: schema, documentation } = definition;
  const facts = attributeFacts(definition, properties, required);
  return { tag, schema, properties, required, settings, documentation, attributes: facts };
}

const hasOwnScript = ({ documentation }: ReferenceElement) => documentation.script !== undefined;

/** Every tag, read from its definition, by name; what the autoloader does not load comes last. */
export const ELEMENTS: readonly ReferenceElement[] = Object.values(definitions)
  .map(elementOf)
  .sort((a, b) => Number(hasOwnScript(a)) - Number(hasOwnScript(b)) || a.tag.localeCompare(b.tag));

/** The element of a tag. */
export const findElement = (tag: string): ReferenceElement | undefined =>
  ELEMENTS.find((element) => element.tag === tag);

/** The manifest's entry for a tag. */
export interface ManifestEntry {
  tagName: string;
  events: readonly { name: string; type: { text: string } }[];
}

/** The manifest's file, which `npm run manifest` writes from the definitions. */
export const MANIFEST_FILE = join(projectRoot, 'custom-elements.json');

/** The manifest's entries by tag. They provide the types of events, which the definitions have in TypeScript only. */
export function readManifest(file: string = MANIFEST_FILE): ReadonlyMap<string, ManifestEntry> {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: { declarations: ManifestEntry[] }[] };
  const entries = modules.flatMap(({ declarations }) => declarations);
  // The class that all tags extend has no tag.
  return new Map(entries.filter(({ tagName }) => tagName).map((entry) => [entry.tagName, entry]));
}

/** The types of a tag's events, by name. */
export const eventTypes = (entry: ManifestEntry | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((entry?.events ?? []).map(({ name, type }) => [name, type.text]));
