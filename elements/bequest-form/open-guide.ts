import { safeLink, safeNavigate } from '#rules/links/safe-navigate.ts';
import type { Host } from '#runtime/host.ts';
import type { BequestFormEvents } from './bequest-form.definition.ts';

/**
 * Opens the guide in a new tab (W4.05), unless the page prevents it. The author chose the address, so any http or https
 * origin is allowed. Without an address it does nothing.
 */
export function openGuide(host: Host<BequestFormEvents>, url: string): void {
  const safe = safeLink(url);
  if (url === '' || !safe) return;
  if (!host.emit('haven-navigate', { url, target: '_blank' }, { cancelable: true })) return;
  safeNavigate(url, { target: '_blank', allowedOrigins: [safe.origin] });
}
