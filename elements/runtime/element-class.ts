import type * as z from 'zod/mini';
import { createElementClass, type ElementOptions, type NeedsContext } from './define-element.tsx';

/**
 * Stands in for `defineElement` where classes are published without their registration: it only builds the class. On a
 * server, where no element can be made, that is an empty class, so that importing a block throws nothing there.
 */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const isServer = typeof HTMLElement === 'undefined';
  return isServer ? (class {} as CustomElementConstructor) : createElementClass(options);
}
