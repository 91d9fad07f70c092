import { type SandboxConfiguration, sandboxVariables } from '../sandbox/app/sandbox-configuration.ts';
import { preparedData } from './database/prepared-data.ts';
import { WEBSITE_TABLES } from './database/program-tables.ts';
import { checkPort } from './http/check-port.ts';
import { logLine } from './http/log-line.ts';
import { openInOrder } from './http/open-in-order.ts';
import { runProgram } from './http/run-program.ts';
import type { ServerConfiguration } from './server-configuration.ts';
import { readServerConfiguration } from './server-configuration.ts';
import { type SandboxWebhook, startSandboxChild } from './start-sandbox-child.ts';
import { type Supervised, supervise } from './supervise.ts';

const open = async () => {
  const configuration = readServerConfiguration(process.env);
  const { stop, sandboxReady } = await runServers(configuration, logLine);
  const { siteOrigin, sandbox, payments, mail } = configuration;
  const provider = sandbox ? "Haven's payments sandbox: " : 'Payments provider:        ';
  const lines = [`Haven's site:             ${siteOrigin}`, `${provider}${payments.providerOrigin}`];
  if (mail && 'folder' in mail) lines.push(`Emails are written into:  ${mail.folder}`);
  return { stop, lines, lateStart: sandboxReady };
};

await runProgram('Haven', open, { whenOrphaned: 'finish' });

/**
 * Opens the site's database, starts the sandbox beside it unless there is another provider, and serves the site.
 * Returns a function that stops them after running requests, and a promise that rejects when the sandbox cannot start.
 * The sandbox starts while this process loads what the site is made of, and the database opens meanwhile. The sandbox
 * opens its own after that, and requests to it wait: two at once would each take twice as long.
 */
async function runServers(
  configuration: ServerConfiguration,
  log: (entry: Record<string, unknown>) => void,
): Promise<{ stop(): Promise<void>; sandboxReady: Promise<void> | undefined }> {
  const { host, port, dataDir, databaseUrl, databaseReadUrl, databaseDirectUrl, sandbox } = configuration;
  await checkPort({ host, port, variable: 'PORT' });
  if (sandbox) await checkPort({ host, port: sandbox.port, variable: 'PROVIDER_PORT' });
  let isStopping = false;
  let child: Supervised | undefined;
  const servers = await openInOrder(async (closeLater) => {
    let tellSandbox: (webhook: SandboxWebhook) => void = () => undefined;
    const webhook = new Promise<SandboxWebhook>((resolve) => {
      tellSandbox = resolve;
    });
    child = sandbox && superviseSandbox(sandbox, webhook, log);
    if (child) closeLater(child.stop);
    // Looked at later; until then an early end must not end this process without its reason.
    child?.listening.catch(() => undefined);
    child?.ready.catch(() => undefined);
    const { openDatabase } = await import('./database/open-database.ts');
    const tables = [WEBSITE_TABLES];
    const options = {
      dataDir,
      databaseUrl,
      readUrl: databaseReadUrl,
      directUrl: databaseDirectUrl,
      tables,
      prepared: preparedData('site'),
      log,
    };
    const opening = openDatabase(options).then((database) => {
      closeLater(database.close);
      return database;
    });
    const [{ serveSite }, database] = await Promise.all([import('./serve-site.ts'), opening]);
    await serveSite(configuration, {
      database,
      log,
      closeLater,
      isStopping: () => isStopping,
      tellSandbox,
      sandboxListening: child?.listening,
    });
  });
  return {
    stop() {
      isStopping = true;
      return servers.stop();
    },
    sandboxReady: child?.ready,
  };
}

function superviseSandbox(
  sandbox: SandboxConfiguration,
  webhook: Promise<SandboxWebhook>,
  log: (entry: Record<string, unknown>) => void,
): Supervised {
  let known: SandboxWebhook | undefined;
  webhook.then((found) => {
    known = found;
  });
  const start = () => startSandboxChild(sandboxVariables({ ...sandbox, webhook: known }), known ? undefined : webhook);
  return supervise('sandbox', start, log);
}
