import type { HTMLAttributes } from 'svelte/elements';
import type { Around, ElementOf, GivenTo, PrefixedHandlers, TagName } from './tag-props.js';

/** What a tag takes in a template of Svelte: `oncountdown-end`, or `on:countdown-end` before Svelte 5. */
export type TagAttributes<Name extends TagName> = Around<
  HTMLAttributes<ElementOf<Name>>,
  GivenTo<Name> & PrefixedHandlers<Name> & PrefixedHandlers<Name, 'on:'>
>;

/** Every tag by its name. */
type TagsInTemplates = { [Name in TagName]: TagAttributes<Name> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TagsInTemplates {}
}
