/** Whether a host name is this machine: such pages may use test keys without being listed. */
export const isOwnMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * Every page of this machine, as sources of a content security policy; `http` there covers `https`. A policy cannot
 * name an IPv6 address: `setPageHeaders` writes the last one differently.
 */
export const LOOPBACK_SOURCES = [
  'http://localhost:*',
  'http://*.localhost:*',
  'http://127.0.0.1:*',
  'http://[::1]:*',
] as const;
