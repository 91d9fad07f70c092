import type { HTMLAttributes } from 'preact';
import type { Around, ElementOf, GivenTo, PrefixedHandlers, TagName } from './tag-props.js';

/** What a tag takes in JSX of Preact. */
export type TagAttributes<Name extends TagName> = Around<
  HTMLAttributes<ElementOf<Name>>,
  GivenTo<Name> & PrefixedHandlers<Name>
>;

/** Every tag by its name. */
type TagsInMarkup = { [Name in TagName]: TagAttributes<Name> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends TagsInMarkup {}
  }
}
