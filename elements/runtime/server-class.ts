import type * as z from 'zod/mini';
import type { ElementOptions, NeedsContext } from './element-options.ts';

/** Replaces a tag's class on a server, which has no custom elements: it can only be rendered. */
export interface ServerElement {
  readonly options: ElementOptions<z.ZodMiniObject>;
}

/**
 * Replaces `defineElement` in programs for servers: they contain the views of tags, and nothing that makes elements.
 */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  return Object.assign(class {}, { options }) as unknown as CustomElementConstructor;
}
