import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import type { FieldMembers } from './field-members.ts';
import type { InheritedContext, InheritedName } from './inherited-context.ts';
import type { Catalogue } from './texts/catalogue.ts';

/** The definition of an element: its tag, the schema of its attributes, and its view. */
export interface ElementOptions<Schema extends z.ZodMiniObject> {
  tag: `${string}-${string}`;
  /** Names in camelCase (attributes are kebab-case), none a property of HTMLElement: the contract suite checks this. */
  attributes: Schema;
  /** The room of the English texts that are defaults of attributes. */
  defaultTexts?: Catalogue;
  view(input: z.output<Schema>): ReactElement | null;
  /** `light` for forms (autofill, labels and translation need it), `shadow` for content with slots. */
  root: 'light' | 'shadow';
  /** Sheets, adopted into the document or shadow root that the element renders in. */
  styles?: readonly string[];
  /** `false` where a server leaves the author's content in place; the documentation gives the reason. */
  renderedOnServer?: false;
  /**
   * Where a server renders the view although the author's content has a form: without scripts the view posts what that
   * form does.
   */
  renderedOverForm?: true;
  /** `now` where its script cannot wait until the page has loaded; the documentation gives the reason. */
  loads?: 'now';
  /** `field(…)` for an element that is a field of the form around it. */
  formAssociated?: FieldMembers;
  /** Provides attributes that the author left out. Required if the schema has a country, currency or locale. */
  context?: InheritedContext;
}

/** Makes `context` required if the schema has an inherited attribute. */
export type NeedsContext<Schema extends z.ZodMiniObject> =
  Extract<keyof z.output<Schema>, InheritedName> extends never ? unknown : { context: InheritedContext };
