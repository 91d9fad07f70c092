import { join } from 'node:path';
import { projectRoot } from './database/project-root.ts';
import { readFormSettings } from './form-settings.ts';
import { localName, readOrigin, readPort } from './http/address-settings.ts';
import {
  readSandboxConfiguration,
  type SandboxConfiguration,
  sandboxFolder,
} from './sandbox/program/sandbox-configuration.ts';

/** All settings that the servers read from the environment. */
export interface Configuration {
  host: string;
  port: number;
  /** The port of health, readiness and metrics; not served when undefined. */
  operationsPort: number | undefined;
  /** The public origin; it differs from host and port behind a proxy. */
  siteOrigin: string;
  /** The site under every name that a browser on this machine may use. */
  siteOrigins: string[];
  /** The sandbox that is started beside the site, whose pages may use its keys. */
  sandbox: SandboxConfiguration;
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

/** Reads the configuration. Throws an error that names the variable to correct. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort('PORT', env['PORT'], 8080);
  const dataDir = env['DATA_DIR'] || join(projectRoot, '.data');
  const sandbox = readSandboxConfiguration({ SANDBOX_DATA_DIR: sandboxFolder(dataDir), ...env });
  const { port: providerPort } = sandbox;
  if (port === providerPort) throw new Error(`PORT and PROVIDER_PORT are both ${port}: give them different numbers.`);
  const operationsPort = env['OPERATIONS_PORT'] ? readPort('OPERATIONS_PORT', env['OPERATIONS_PORT'], 0) : undefined;
  if (operationsPort === port || operationsPort === providerPort)
    throw new Error(`OPERATIONS_PORT is ${operationsPort}, which another server uses: choose a different port.`);
  const name = localName(host);
  const siteOrigin = readOrigin('SITE_ORIGIN', env['SITE_ORIGIN'] || `http://${name}:${port}`);
  const localNames = ['127.0.0.1', 'localhost', name].map((local) => `http://${local}:${port}`);
  const siteOrigins = env['SITE_ORIGIN'] ? [siteOrigin] : [...new Set(localNames)];
  return {
    host,
    port,
    operationsPort,
    siteOrigin,
    siteOrigins,
    sandbox: { ...sandbox, allowedOrigins: [...new Set([...siteOrigins, ...sandbox.allowedOrigins])] },
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...readFormSettings(env),
  };
}
