import type * as z from 'zod/mini';
import { createElementClass } from './define-element.tsx';
import type { ElementOptions, NeedsContext } from './element-options.ts';
import { defineElement as defineOnServer } from './server-class.ts';

/**
 * Replaces `defineElement` where classes are published without registration: it only builds the class. On a server it
 * returns a class that holds the tag's view, so that importing a block does not throw.
 */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  return typeof HTMLElement === 'undefined' ? defineOnServer(options) : createElementClass(options);
}
