import { join, resolve } from 'node:path';
import { isExactOrigin } from '#rules/links/exact-origin.ts';
import {
  readSandboxConfiguration,
  type SandboxConfiguration,
  sandboxFolder,
} from '../sandbox/app/sandbox-configuration.ts';
import { projectRoot } from './database/project-root.ts';
import { readFormSettings } from './form-settings.ts';
import {
  localName,
  readDatabaseAddress,
  readHost,
  readOrigin,
  readOrigins,
  readPort,
  readShutdownDelay,
} from './http/address-settings.ts';
import { isOwnMachine } from './http/loopback.ts';
import { liveProblems, type PaymentSettings, readPaymentSettings, sandboxPayments } from './payment-settings.ts';
import { type BucketSettings, readBucketSettings } from './storage/bucket-settings.ts';

/** All settings that the servers read from the environment. */
export interface ServerConfiguration {
  host: string;
  port: number;
  /** The port of health, readiness and metrics; not served when undefined. */
  operationsPort: number | undefined;
  /** The public origin; it differs from host and port behind a proxy. */
  siteOrigin: string;
  /** The site under every name that a browser on this machine may use. */
  siteOrigins: string[];
  /** The provider that takes the payments. */
  payments: PaymentSettings;
  /** The sandbox that is started beside the site, whose pages may use its keys; none with another provider. */
  sandbox: SandboxConfiguration | undefined;
  dataDir: string;
  /** The folder of the charity that the site belongs to. */
  contentFolder: string;
  /** Pages follow the folder, as `npm run dev` asks for. */
  isDevelopment: boolean;
  databaseUrl: string | undefined;
  /** A replica for long reads. */
  databaseReadUrl: string | undefined;
  /** The database itself, where `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** Sends mails through this server, or writes them into a folder; without either, staff see that they wait. */
  mail: { url: string; from: string } | { folder: string } | undefined;
  /** The address that is mailed when something needs a look soon. */
  alertsTo: string | undefined;
  /** Uses Google's bot check instead of the site's own. */
  recaptcha: { secret: string; siteKey: string } | undefined;
  /** The difficulty of the site's own bot check, in bits; its default when undefined. */
  botCheckDifficulty: number | undefined;
  /** Makes the first administrator of the staff area, and opens nothing once there is one. */
  staffPassword: string | undefined;
  /** How long the site goes on after a signal to stop, so that a proxy hears of it (ms). */
  shutdownDelayMs: number;
  /** Who may show the block preview in a frame. */
  preview: PreviewSettings;
  /** Proxies (addresses, CIDRs) whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Where the bytes of pictures are; in the database when undefined. */
  picturesBucket: BucketSettings | undefined;
}

type Environment = Record<string, string | undefined>;

/** Reads the configuration. Throws an error that names the variable to correct. */
export function readServerConfiguration(env: Environment): ServerConfiguration {
  const host = readHost(env['HOST']);
  const port = readPort('PORT', env['PORT'], 8080);
  const dataDir = env['DATA_DIR'] || join(projectRoot, '.data');
  const name = localName(host);
  const siteOrigin = readOrigin('SITE_ORIGIN', env['SITE_ORIGIN'] || `http://${name}:${port}`);
  const localNames = ['127.0.0.1', 'localhost', name, ...(host === '::' ? ['[::1]'] : [])].map(
    (local) => `http://${local}:${port}`,
  );
  const siteOrigins = env['SITE_ORIGIN'] ? [siteOrigin] : [...new Set(localNames)];
  const payments = readPaymentSettings(env);
  const sandbox = payments ? undefined : readOwnSandbox(env, dataDir, siteOrigins);
  if (port === sandbox?.port) throw new Error(`PORT and PROVIDER_PORT are both ${port}: give them different numbers.`);
  const operationsPort = env['OPERATIONS_PORT'] ? readPort('OPERATIONS_PORT', env['OPERATIONS_PORT'], 0) : undefined;
  if (operationsPort && (operationsPort === port || operationsPort === sandbox?.port))
    throw new Error(`OPERATIONS_PORT is ${operationsPort}, which another server uses: choose a different port.`);
  if (env['DATABASE_READ_URL'] && !env['DATABASE_URL'])
    throw new Error('DATABASE_READ_URL names a replica: set DATABASE_URL to its primary too.');
  const databaseUrl = readDatabaseAddress('DATABASE_URL', env);
  const forms = readFormSettings(env);
  // Who tries Haven out has to open the links in mails. A site that others reach writes nobody's mails beside its data.
  const isTrial = sandbox !== undefined && databaseUrl === undefined && isOwnMachine(new URL(siteOrigin).hostname);
  const configuration = {
    host,
    port,
    operationsPort,
    siteOrigin,
    siteOrigins,
    payments: payments ?? sandboxPayments(sandbox!.origin),
    sandbox,
    dataDir,
    contentFolder: contentFolder(env),
    isDevelopment: env['LIVE_RELOAD'] === '1' && !payments?.isLive,
    databaseUrl,
    databaseReadUrl: readDatabaseAddress('DATABASE_READ_URL', env),
    databaseDirectUrl: readDatabaseAddress('DATABASE_DIRECT_URL', env),
    shutdownDelayMs: readShutdownDelay(env),
    ...forms,
    mail: forms.mail ?? (isTrial ? { folder: resolve(`${dataDir}-mails`) } : undefined),
    ...readPreviewSettings(env),
    picturesBucket: readBucketSettings(env),
  };
  const problems = liveProblems(configuration);
  if (problems.length > 0) throw new Error(`PAYMENTS_ENVIRONMENT is live. ${problems.join(' ')}`);
  return configuration;
}

/** The charity's folder; that of the demonstration by default. */
export const contentFolder = (env: Environment): string =>
  resolve(env['SITE_CONTENT'] || join(projectRoot, 'demo-pages/charity'));

/** The sandbox beside the site, whose pages may use its keys under every name. */
function readOwnSandbox(env: Environment, dataDir: string, siteOrigins: readonly string[]): SandboxConfiguration {
  const sandbox = readSandboxConfiguration({ SANDBOX_DATA_DIR: sandboxFolder(dataDir), ...env });
  return { ...sandbox, allowedOrigins: [...new Set([...siteOrigins, ...sandbox.allowedOrigins])] };
}

/** Who may show the block preview in a frame. */
interface PreviewSettings {
  /** The origins of content systems whose pages may frame a preview. */
  readonly origins: readonly string[];
  /** What a content system signs its addresses with; without it no address is taken. */
  readonly secret: string | undefined;
}

/** The environment's settings of the embedded preview. Throws an error that names the variable to correct. */
export function readPreviewSettings(env: Record<string, string | undefined>): { preview: PreviewSettings } {
  const origins = readOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS']);
  const wrong = origins.find((origin) => !isExactOrigin(origin));
  if (wrong) throw new Error(`PREVIEW_ORIGINS has "${wrong}": use https, as in https://cms.example.org.`);
  const secret = env['PREVIEW_SECRET'] || undefined;
  // The value is a secret, so the message does not repeat it.
  if (secret && secret.length < 32) throw new Error('PREVIEW_SECRET is too short: use at least 32 characters.');
  return { preview: { origins, secret } };
}
