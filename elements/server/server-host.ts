import type { Host } from '#runtime/host.ts';
import type { AuthorElement } from './author-content.ts';

/** The facts of an element before a server renders it. */
export interface ServerElementFacts {
  readonly tag: string;
  /** As written: attribute names and texts. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The tag with the author's content. */
  readonly content: AuthorElement;
  /** The values in force, which are the element's properties. */
  readonly values: object;
  /** The language that it is rendered in. */
  readonly lang: string | undefined;
  /** The action of the form around it, if there is a form. */
  readonly formAction: string | undefined;
  /** Whether it is in somebody's shadow root. */
  readonly isInShadow: boolean;
  /** The current time (epoch ms). */
  readonly now: number;
}

/**
 * The host of a view that a server renders. The element has what a view reads while it renders; effects and events only
 * exist in the browser.
 */
export function serverHost(facts: ServerElementFacts): Host {
  const { tag, attributes, content, values, lang, formAction, isInShadow, now } = facts;
  const page = {
    defaultView: null,
    documentElement: { hasAttribute: () => false },
  };
  const element = {
    ...values,
    localName: tag,
    id: attributes['id'] ?? '',
    get children() {
      return content.children;
    },
    get textContent() {
      return content.textContent;
    },
    ownerDocument: page,
    getRootNode: () => (isInShadow ? {} : page),
    getAttribute: (name: string) => (name === 'lang' ? lang : attributes[name]) ?? null,
    hasAttribute: (name: string) => name in attributes,
    matches: () => false,
  };
  const form = formAction === undefined ? null : ({ getAttribute: () => formAction } as unknown as HTMLFormElement);
  return {
    // A view that reads more fails, and the author's content stays: a test renders every example.
    element: element as unknown as HTMLElement,
    internals: { form } as ElementInternals,
    form: {},
    now,
    emit: () => true,
  };
}
