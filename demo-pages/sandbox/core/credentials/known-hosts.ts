import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { isOwnMachine } from '../../../server/http/loopback.ts';
import { knowOrigins } from './cross-origin.ts';

/**
 * Refuses requests for a host that is not the sandbox's, and lets the other handlers know its origins. The buttons of
 * its page need no password: a page whose name is made to lead to this machine (DNS rebinding) would have that name as
 * its origin and its host, and could click them. Names of this machine and plain addresses cannot be rebound.
 * @param origin its public one
 * @param hosts further names, without a port
 */
export function refuseUnknownHosts(origin: string, hosts: readonly string[]): MiddlewareHandler {
  const own = new URL(origin);
  return async (c, next) => {
    knowOrigins(c, { own, hosts });
    const { hostname } = new URL(c.req.url);
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
    if (isAddress || isOwnMachine(hostname) || hostname === own.hostname || hosts.includes(hostname)) return next();
    return c.text(
      'The sandbox does not know this host. ' +
        'Set PROVIDER_ORIGIN to its public address, or add the name to SANDBOX_HOSTS.',
      421,
    );
  };
}
