import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Around, ElementOf, GivenTo, NamedHandlers, TagName } from './tag-props.js';

/** What a tag takes in a template of Vue, which knows both spellings of each name. */
export type TagProps<Name extends TagName> = Around<
  HTMLAttributes & ReservedProps,
  GivenTo<Name> & NamedHandlers<Name>
>;

/** Every tag by its name. */
type TagsInTemplates = { [Name in TagName]: new () => ElementOf<Name> & { $props: TagProps<Name> } };

declare module 'vue' {
  interface GlobalComponents extends TagsInTemplates {}
  interface HTMLAttributes {
    /** The slot of the tag around an element. */
    slot?: string | undefined;
  }
}
