const KEY = Symbol.for('haven.own-request');
const keeper = globalThis as typeof globalThis & { [KEY]?: Pick<typeof globalThis, 'Request' | 'Response'> };
keeper[KEY] ??= { Request: globalThis.Request, Response: globalThis.Response };

/**
 * Gives a test file the platform's own Request and Response. A server of @hono/node-server replaces both in the worker for
 * good. Hono then takes a Request that the platform made, such as a clone, for an address and answers 404.
 */
export function restoreOwnRequest(): void {
  for (const [name, value] of Object.entries(keeper[KEY] ?? {}))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: false });
}
