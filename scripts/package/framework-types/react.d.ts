import type * as React from 'react';
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { HavenTags } from './elements.js';
import type { Around, ElementOf, GivenTo, NamedHandlers, PrefixedHandlers, TagName } from './tag-props.js';

/** React 18 gives custom elements only attributes, and no listeners. */
type InMarkup<Name extends TagName> = typeof React extends { useActionState: unknown }
  ? GivenTo<Name> & PrefixedHandlers<Name>
  : HavenTags[Name]['attributes'];

/** What a tag takes in JSX. React passes `class` to custom elements under HTML's name. */
export type TagAttributes<Name extends TagName> = Around<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Name>>, ElementOf<Name>>,
  InMarkup<Name> & { class?: string | undefined }
>;

/** Every tag by its name. */
type TagsInMarkup = { [Name in TagName]: TagAttributes<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TagsInMarkup {}
  }
}

/** The props of the component of a tag. */
export type ComponentProps<Name extends TagName> = Around<
  HTMLAttributes<ElementOf<Name>>,
  HavenTags[Name]['properties'] & NamedHandlers<Name>
>;

/** The component of a tag, for React 18.3 and 19. Its `ref` is the element. */
export type TagComponent<Name extends TagName> = ForwardRefExoticComponent<
  ComponentProps<Name> & RefAttributes<ElementOf<Name>>
>;
