import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../merchants/loopback.ts';

/**
 * Refuses requests for a host that is not the sandbox's. The buttons of its page need no password: a page of another name
 * that is made to lead to this machine (DNS rebinding) would have that name as its origin and its host, and could press them.
 * Names of this machine and addresses are no such names.
 * @param hosts names without a port
 */
export function refuseUnknownHosts(hosts: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
    if (isAddress || isLoopback(hostname) || hosts.includes(hostname)) return next();
    return c.text(
      'The sandbox does not know this host. Set PROVIDER_ORIGIN to its public address, or add the name to SANDBOX_HOSTS.',
      421,
    );
  };
}
