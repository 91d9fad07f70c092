import { join } from 'node:path';
import { projectRoot } from './database/project-root.ts';
import { readFormSettings } from './form-settings.ts';

/** All settings that the servers read from the environment. */
export interface Configuration {
  host: string;
  port: number;
  providerPort: number;
  /** The port of health, readiness and metrics; not served when undefined. */
  operationsPort: number | undefined;
  /** The public origins of the site and the sandbox; they differ from host and port behind a proxy. */
  siteOrigin: string;
  providerOrigin: string;
  /** Origins whose pages may use the sandbox: the site under every name that a browser on this machine may use. */
  siteOrigins: string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** Sends mails through this server; without one, mails are kept for staff to look at. */
  mail: { url: string; from: string } | undefined;
  /** Uses Google's bot check instead of the site's own. */
  recaptcha: { secret: string; siteKey: string } | undefined;
  /** The difficulty of the site's own bot check, in bits; its default when undefined. */
  botCheckDifficulty: number | undefined;
  /** Makes the first administrator of the staff area, and opens nothing once there is one. */
  staffPassword: string | undefined;
  /** Proxies (addresses, CIDRs) whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
}

const ANY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

/** The name under which this machine reaches a server that listens on `host`. */
export function localName(host: string): string {
  return ANY_ADDRESS.has(host) ? '127.0.0.1' : host;
}

/** Reads the configuration. Throws an error that names the variable to correct. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort('PORT', env['PORT'], 8080);
  const providerPort = readPort('PROVIDER_PORT', env['PROVIDER_PORT'], 8081);
  if (port === providerPort) throw new Error(`PORT and PROVIDER_PORT are both ${port}: give them different numbers.`);
  const operationsPort = env['OPERATIONS_PORT'] ? readPort('OPERATIONS_PORT', env['OPERATIONS_PORT'], 0) : undefined;
  if (operationsPort === port || operationsPort === providerPort)
    throw new Error(`OPERATIONS_PORT is ${operationsPort}, which another server uses: choose a different port.`);
  const name = localName(host);
  const siteOrigin = readOrigin('SITE_ORIGIN', env['SITE_ORIGIN'], `http://${name}:${port}`);
  const localNames = ['127.0.0.1', 'localhost', name].map((local) => `http://${local}:${port}`);
  return {
    host,
    port,
    providerPort,
    operationsPort,
    siteOrigin,
    providerOrigin: readOrigin('PROVIDER_ORIGIN', env['PROVIDER_ORIGIN'], `http://${name}:${providerPort}`),
    siteOrigins: env['SITE_ORIGIN'] ? [siteOrigin] : [...new Set(localNames)],
    dataDir: env['DATA_DIR'] || join(projectRoot, '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...readFormSettings(env),
  };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}": use a number from 1 to 65535.`);
  return port;
}

function readOrigin(name: string, text: string | undefined, fallback: string): string {
  const url = URL.parse ? URL.parse(text || fallback) : new URL(text || fallback);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`${name} is "${text}": use an origin such as https://gifts.example.org.`);
  }
  return url.origin;
}
