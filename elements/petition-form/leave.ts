import { safeNavigate } from '#rules/links/safe-navigate.ts';
import type { Host } from '#runtime/host.ts';
import type { PetitionFormEvents } from './petition-form.definition.ts';

/**
 * The result of a signature: `sent` without a redirect, `leaving` this page, `opened` in another tab (or handled by the
 * page itself), or `refused` because the address is not safe.
 */
export type PetitionResult = 'sent' | 'leaving' | 'opened' | 'refused';

/** Goes to the address that the author set, unless the page prevents it (W8.06, W8.07). */
export function leave(host: Host<PetitionFormEvents>, url: string, target: string): PetitionResult {
  if (url === '') return 'sent';
  if (!host.emit('haven-navigate', { url, target }, { cancelable: true })) return 'opened';
  if (!safeNavigate(url, { target })) return 'refused';
  return target === '' || target === '_self' ? 'leaving' : 'opened';
}
