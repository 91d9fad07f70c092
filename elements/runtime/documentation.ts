import type * as z from 'zod/mini';
import type { Need, TagFacts, ValueKind } from './tag-facts.ts';

/** An example of a tag in HTML: shown in the reference and run by the contract suite. */
export interface Example {
  title: string;
  html: string;
  /** What a reader should know before trying it, such as what the server must provide. */
  note?: string;
}

/** One or more sentences. Text between backticks is code, and a tag between backticks links to its page. */
export type Sentences = readonly [string, ...string[]];

type Attribute<Schema extends z.ZodMiniObject> = keyof z.output<Schema> & string;

/**
 * The facts and the documentation of a tag. Every list of tags is generated from them. They are a separate export
 * beside the schema, so that the browser bundle, which imports only the schema, does not contain them.
 */
export interface Documentation<Schema extends z.ZodMiniObject> extends TagFacts {
  /** Attributes that are optional in the schema, because a script may set them later, but that the tag needs. */
  needs?: { readonly [Name in Attribute<Schema>]?: Need<Attribute<Schema>> };
  /** What a value means, if the attribute's name does not show it. */
  kinds?: { readonly [Name in Attribute<Schema>]?: ValueKind };
  /** The attribute whose value is unique in a page. */
  identifier?: Attribute<Schema>;
  summary: string;
  /** What the tag is made for, one use per sentence. */
  whenToUse: Sentences;
  /** When to use something else, with the name of the alternative in each sentence. */
  whenNotToUse: Sentences;
  accessibility: {
    /** What the tag does for people who use a keyboard. */
    keyboard: Sentences;
    /** What the tag does for people who use a screen reader. */
    screenReader: Sentences;
    /** What the tag cannot check, so the author must. */
    author: Sentences;
  };
  /** What the tag requests from the site's server and how it uses the response. Absent for tags without requests. */
  server?: string;
  attributes: { readonly [Name in keyof z.output<Schema>]: string };
  events?: Readonly<Record<string, { description: string; cancelable?: boolean }>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<string, { description: string; default?: string }>>;
  examples: readonly [Example, ...Example[]];
}
