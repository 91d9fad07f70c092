import type * as z from 'zod/mini';
import type { Host } from '../host.ts';
import { kebabCase } from './attribute-parsing.ts';

/**
 * Reports invalid attributes once, with a message that names the tag and the attribute. Returns the fault in words, which
 * the next call gets as `last`; nothing where there is no fault.
 */
export function reportInvalid(host: Host, error?: z.core.$ZodError, last?: string): string | undefined {
  const fault = error?.issues.map(({ path, message }) => `"${kebabCase(String(path[0]))}": ${message}`).join('; ');
  if (fault && fault !== last) {
    const { element } = host;
    console.warn(`<${element.localName}> shows its fallback: attribute ${fault}`, element);
    host.emit('haven-error', { error });
  }
  return fault;
}
