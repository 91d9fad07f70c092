import type * as z from 'zod/mini';
import { createElementClass, type ElementOptions, type NeedsContext } from './define-element.tsx';

/**
 * Replaces `defineElement` where classes are published without registration: it only builds the class. On a server,
 * which has no custom elements, it returns an empty class, so that importing a block does not throw.
 */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const isServer = typeof HTMLElement === 'undefined';
  return isServer ? (class {} as CustomElementConstructor) : createElementClass(options);
}
