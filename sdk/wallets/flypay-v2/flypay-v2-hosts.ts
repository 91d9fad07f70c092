import { SAFE_ORIGIN } from '../../client/environments.ts';
import { asText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';

/** S2.42: the addresses of the pay-later wallet's popup. */
const HOSTS = { live: 'https://checkout.beem.com.au', sandbox: 'https://release.checkout.beem.com.au' };

let replaced: Partial<typeof HOSTS> = {};

/**
 * Replaces the addresses of the pay-later wallet's popup, for a self-hosted sandbox; a call replaces the addresses of
 * an earlier one. An address is an origin, optionally with a path. Throws for an address that is neither https nor http
 * on localhost.
 */
export function setFlypayHosts(hosts: Partial<typeof HOSTS>): void {
  const next: Partial<typeof HOSTS> = {};
  for (const mode of ['live', 'sandbox'] as const) {
    if (hosts[mode] !== undefined) next[mode] = safeHost(hosts[mode]);
  }
  replaced = next;
}

function safeHost(host: string): string {
  try {
    const { origin, pathname } = new URL(host);
    if (SAFE_ORIGIN.test(origin)) return origin + pathname.replace(/\/$/, '');
  } catch {}
  throw misuse(`invalid address of the wallet's popup: ${asText(host)}. Use https, or http on this machine.`);
}

/** S2.41: the live address for `live` alone. */
export function flypayHost(isLive: boolean): string {
  const mode = isLive ? 'live' : 'sandbox';
  return replaced[mode] ?? HOSTS[mode];
}
