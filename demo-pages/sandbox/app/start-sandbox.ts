#!/usr/bin/env node
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '../../server/database/open-database.ts';
import { preparedData } from '../../server/database/prepared-data.ts';
import { SANDBOX_TABLES } from '../../server/database/program-tables.ts';
import { projectRoot } from '../../server/database/project-root.ts';
import { localName } from '../../server/http/address-settings.ts';
import { checkPort } from '../../server/http/check-port.ts';
import { describeError } from '../../server/http/describe-error.ts';
import { listen, stopListening } from '../../server/http/listen.ts';
import { logLine } from '../../server/http/log-line.ts';
import { openInOrder } from '../../server/http/open-in-order.ts';
import { runProgram } from '../../server/http/run-program.ts';
import { DEMO } from '../core/index.ts';
import { advanceSandbox } from './advance-sandbox.ts';
import { runOriginsCommand, USAGE } from './origins-command.ts';
import { createSandboxApp } from './sandbox-app.ts';
import { readSandboxConfiguration, type SandboxConfiguration } from './sandbox-configuration.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { startLines } from './start-lines.ts';

const WORK_INTERVAL_MS = 2_000;

/** The site that starts the sandbox together with itself. */
interface SiteBeside {
  /** Known once the site has opened its database: until then the processor is the site's. */
  webhook: Promise<SandboxConfiguration['webhook']>;
  onListening(): void;
}

/**
 * Opens the sandbox's own database, serves it, and does what is due. Beside a site that is starting it takes requests
 * at once, and they wait until its database is open. Returns a function that stops it.
 */
function runSandbox(
  configuration: SandboxConfiguration,
  log: (entry: Record<string, unknown>) => void,
  site?: SiteBeside,
): Promise<{ stop(): Promise<void> }> {
  const { host, port, origin, hosts, allowedOrigins, dataDir, databaseUrl, shutdownDelayMs } = configuration;
  return openInOrder(async (closeLater) => {
    await checkPort({ host, port, variable: 'PROVIDER_PORT' });
    let database: OpenDatabase | undefined;
    closeLater(async () => database?.close());
    const openOnce = async () => {
      const webhook = site ? await site.webhook : configuration.webhook;
      const tables = [SANDBOX_TABLES];
      database = await openDatabase({ dataDir, databaseUrl, tables, prepared: preparedData('sandbox'), log });
      const { db } = database;
      await seedSandbox(db, { siteOrigins: allowedOrigins, webhook });
      return {
        db,
        app: createSandboxApp({ db, hostedDirectory: join(projectRoot, 'dist/hosted'), origin, hosts, log }),
      };
    };
    let opening: ReturnType<typeof openOnce> | undefined;
    const open = () => {
      opening ??= openOnce();
      return opening;
    };
    const fetch = async (request: Request, env?: object) => (await open()).app.fetch(request, env);
    const serve = async () => {
      const server = await listen({ fetch }, { host, port, variable: 'PROVIDER_PORT' });
      closeLater(() => stopListening(server, { after: wait(shutdownDelayMs) }));
    };
    if (site) {
      await serve();
      site.onListening();
    }
    const { db } = await open();
    // A merchant that finds nobody listening knows that nothing was charged; one whose request fails does not.
    if (!site) await serve();
    const onError = (error: Error) => log({ event: 'sandbox-work', ...describeError(error) });
    closeLater(repeatWork(() => advanceSandbox(db), WORK_INTERVAL_MS, onError));
  });
}

/** Does work now, and again so many ms after the end of each time. Returns a function that stops after what runs. */
function repeatWork(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const once = async (): Promise<void> => {
    await work().catch(onError);
    if (!isStopped) timer = setTimeout(repeat, everyMs);
  };
  const repeat = () => {
    running = once();
  };
  let running = once();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

const isBesideSite = process.env['SANDBOX_BESIDE_SITE'] === '1';
/** The site sends its webhook as soon as it has opened its database. A sandbox that is started again is given it. */
const startingSite = (): SiteBeside => ({
  webhook: new Promise((resolve) => {
    process.once('message', ({ webhook }: { webhook: SandboxConfiguration['webhook'] }) => resolve(webhook));
  }),
  onListening: () => process.connected && process.send?.('listening'),
});

const open = async () => {
  const configuration = readSandboxConfiguration(process.env);
  const site = isBesideSite && !configuration.webhook ? startingSite() : undefined;
  const { stop } = await runSandbox(configuration, logLine, site);
  return { stop, lines: startLines(configuration) };
};

const [word, ...words] = process.argv.slice(2);
if (word === undefined) {
  // `npm run sandbox`, or `haven-sandbox` of the package. Beside a site, only the site waits for it.
  await runProgram('The payments sandbox', open, {
    whenOrphaned: 'end',
    isQuiet: isBesideSite,
  });
} else {
  try {
    if (word !== 'origins') throw new Error(USAGE);
    const { host, port } = readSandboxConfiguration(process.env);
    await runOriginsCommand(words, {
      sandbox: `http://${localName(host)}:${port}`,
      secretKey: process.env['SANDBOX_SECRET_KEY'] || DEMO.secretKey,
      fetch,
      print: (line) => console.log(line),
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
