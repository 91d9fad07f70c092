import { resolve } from 'node:path';
import {
  localName,
  readDatabaseAddress,
  readHost,
  readOrigin,
  readOrigins,
  readPort,
  readShutdownDelay,
} from '../../server/http/address-settings.ts';

/** All settings that the sandbox reads from the environment. */
export interface SandboxConfiguration {
  host: string;
  port: number;
  /** The public origin; it differs from host and port behind a proxy. */
  origin: string;
  /** Further names by which servers call it. */
  hosts: string[];
  /** Origins whose pages may use the public key. */
  allowedOrigins: string[];
  /** Where events are posted, and the secret that signs them. */
  webhook: { url: string; secret: string } | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long the sandbox goes on after a signal to stop (ms). */
  shutdownDelayMs: number;
}

type Environment = Record<string, string | undefined>;

/** Beside the site's data, because a database's own folder holds nothing else. */
export const sandboxFolder = (dataDir: string): string => `${dataDir}-sandbox`;

/** Reads the configuration. Throws an error that names the variable to correct. */
export function readSandboxConfiguration(env: Environment): SandboxConfiguration {
  const host = readHost(env['HOST']);
  const port = readPort('PROVIDER_PORT', env['PROVIDER_PORT'], 8081);
  const name = localName(host);
  return {
    host,
    port,
    origin: readOrigin('PROVIDER_ORIGIN', env['PROVIDER_ORIGIN'] || `http://${name}:${port}`),
    hosts: readHostNames(env['SANDBOX_HOSTS']),
    allowedOrigins: readOrigins('SANDBOX_ORIGINS', env['SANDBOX_ORIGINS']),
    webhook: readWebhook(env),
    dataDir: resolve(env['SANDBOX_DATA_DIR'] || sandboxFolder(env['DATA_DIR'] || '.data')),
    databaseUrl: readDatabaseAddress('SANDBOX_DATABASE_URL', env) ?? readDatabaseAddress('DATABASE_URL', env),
    shutdownDelayMs: readShutdownDelay(env),
  };
}

/** The same configuration as variables, for a process that reads them. */
export function sandboxVariables(configuration: SandboxConfiguration): Record<string, string> {
  const { host, port, origin, hosts, allowedOrigins, webhook, dataDir, databaseUrl, shutdownDelayMs } = configuration;
  return {
    HOST: host,
    PROVIDER_PORT: String(port),
    PROVIDER_ORIGIN: origin,
    SANDBOX_HOSTS: hosts.join(','),
    SANDBOX_ORIGINS: allowedOrigins.join(','),
    SANDBOX_WEBHOOK_URL: webhook?.url ?? '',
    SANDBOX_WEBHOOK_SECRET: webhook?.secret ?? '',
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_DATABASE_URL: databaseUrl ?? '',
    SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
  };
}

function readHostNames(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.flatMap((name) => {
    if (name === '') return [];
    const url = URL.canParse(`http://${name}`) ? new URL(`http://${name}`) : undefined;
    if (!url || url.href !== `http://${url.hostname}/`)
      throw new Error(`SANDBOX_HOSTS has "${name}": use names without a port, such as sandbox or pay.internal.`);
    return url.hostname;
  });
}

function readWebhook({ SANDBOX_WEBHOOK_URL: url, SANDBOX_WEBHOOK_SECRET: secret }: Environment) {
  if (!url && !secret) return undefined;
  if (!url || !secret) throw new Error('Set both SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET, or neither.');
  return { url, secret };
}
