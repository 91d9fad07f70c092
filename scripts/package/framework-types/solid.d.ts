import type { JSX } from 'solid-js';
import type { HavenTags } from './elements.js';
import type { Around, ElementOf, PrefixedHandlers, PropertiesOf, TagName } from './tag-props.js';

/** Names behind a prefix such as `prop:`. */
type Prefixed<Prefix extends string, Record> = { [Key in keyof Record as `${Prefix}${Key & string}`]?: Record[Key] };

/** What a tag takes in JSX of Solid: attributes, `prop:` for lists and objects, `on:` for its events. */
export type TagAttributes<Name extends TagName> = Around<
  JSX.HTMLAttributes<ElementOf<Name>>,
  HavenTags[Name]['attributes'] &
    Prefixed<'attr:', HavenTags[Name]['attributes']> &
    Prefixed<'prop:', PropertiesOf<Name>> &
    PrefixedHandlers<Name, 'on:'>
>;

/** Every tag by its name. */
type TagsInMarkup = { [Name in TagName]: TagAttributes<Name> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends TagsInMarkup {}
  }
}
