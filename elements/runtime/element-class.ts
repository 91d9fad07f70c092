import type * as z from 'zod/mini';
import { createElementClass } from './define-element.tsx';
import type { ElementOptions, NeedsContext } from './element-options.ts';

/** What stands for a tag's class on a server, which has no custom elements: it can only be drawn. */
export interface ServerElement {
  readonly options: ElementOptions<z.ZodMiniObject>;
}

/**
 * Replaces `defineElement` where classes are published without registration: it only builds the class. On a server it
 * returns a class that holds the tag's view, so that importing a block does not throw.
 */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const isServer = typeof HTMLElement === 'undefined';
  if (!isServer) return createElementClass(options);
  return Object.assign(class {}, { options }) as unknown as CustomElementConstructor;
}
