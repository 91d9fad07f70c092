import type * as z from 'zod/mini';

/** A piece of HTML that shows a tag at work: drawn in the reference, run by the contract suite. */
export interface Example {
  title: string;
  html: string;
}

/**
 * The prose of a tag's public face. It stands in the definition beside the schema as an export of its own, so that
 * the browser bundle, which imports the schema alone, never carries it.
 */
export interface Documentation<Schema extends z.ZodMiniObject> {
  summary: string;
  attributes: { readonly [Name in keyof z.output<Schema>]: string };
  events?: Readonly<Record<string, { description: string; cancelable?: boolean }>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<string, { description: string; default?: string }>>;
  examples: readonly [Example, ...Example[]];
}
