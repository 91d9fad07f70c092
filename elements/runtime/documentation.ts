import type * as z from 'zod/mini';
import type { Need, TagFacts } from './tag-facts.ts';

/** A piece of HTML that shows a tag at work: drawn in the reference, run by the contract suite. */
export interface Example {
  title: string;
  html: string;
  /** What a reader should know before trying it, such as what it needs of the server. */
  note?: string;
}

/** One or more sentences; what stands between backticks is code, and a tag between them leads to its page. */
export type Sentences = readonly [string, ...string[]];

type Attribute<Schema extends z.ZodMiniObject> = keyof z.output<Schema> & string;

/**
 * The facts and the prose of a tag's public face: every list of tags is made from them. It stands in the definition
 * beside the schema as an export of its own, so that the browser bundle, which imports the schema alone, never carries it.
 */
export interface Documentation<Schema extends z.ZodMiniObject> extends TagFacts {
  /** What the schema lets be absent, because a script may add it later, and the tag cannot do its work without. */
  needs?: { readonly [Name in Attribute<Schema>]?: Need<Attribute<Schema>> };
  /** An attribute that names the tag alone in its page. */
  identifier?: Attribute<Schema>;
  summary: string;
  /** What the tag is made for, each a sentence. */
  whenToUse: Sentences;
  /** Where something else serves people better, each a sentence that names it. */
  whenNotToUse: Sentences;
  accessibility: {
    /** What the tag does for people who use a keyboard. */
    keyboard: Sentences;
    /** What the tag tells people who hear the page. */
    screenReader: Sentences;
    /** What the tag cannot know, so that its author sees to it. */
    author: Sentences;
  };
  /** What the tag asks of the site's server, and what it makes of the answer; a tag that asks nothing has none. */
  server?: string;
  attributes: { readonly [Name in keyof z.output<Schema>]: string };
  events?: Readonly<Record<string, { description: string; cancelable?: boolean }>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<string, { description: string; default?: string }>>;
  examples: readonly [Example, ...Example[]];
}
