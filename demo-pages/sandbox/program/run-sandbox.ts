import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../database/open-database.ts';
import { preparedData } from '../../database/prepared-data.ts';
import { SANDBOX_TABLES } from '../../database/program-tables.ts';
import { projectRoot } from '../../database/project-root.ts';
import { checkPort } from '../../http/check-port.ts';
import { listen, stopListening } from '../../http/listen.ts';
import { openInOrder } from '../../http/open-in-order.ts';
import { advanceSandbox } from '../advance-sandbox.ts';
import { createSandboxApp } from '../sandbox-app.ts';
import { seedSandbox, seedWebhook } from '../seed-sandbox.ts';
import { repeatWork } from './repeat-work.ts';
import type { SandboxConfiguration } from './sandbox-configuration.ts';

const WORK_INTERVAL_MS = 2_000;

/** Opens the sandbox's own database, serves it, and does what is due. Returns a function that stops it. */
export function runSandbox(
  configuration: SandboxConfiguration,
  log: (entry: Record<string, unknown>) => void,
  webhookOfSite?: Promise<SandboxConfiguration['webhook']>,
): Promise<{ stop(): Promise<void> }> {
  const { host, port, origin, allowedOrigins, webhook, dataDir, databaseUrl, shutdownDelayMs } = configuration;
  return openInOrder(async (closeLater) => {
    await checkPort({ host, port, variable: 'PROVIDER_PORT' });
    const { db, close } = await openDatabase({
      dataDir,
      databaseUrl,
      tables: [SANDBOX_TABLES],
      prepared: preparedData('sandbox'),
    });
    closeLater(close);
    await seedSandbox(db, { siteOrigins: allowedOrigins, webhook });
    const app = createSandboxApp({ db, hostedDirectory: join(projectRoot, 'dist/hosted'), origin, log });
    // The site may still be opening its own database, so this comes last.
    const toSite = await webhookOfSite;
    if (toSite) await seedWebhook(db, toSite);
    const server = await listen(app, { host, port, variable: 'PROVIDER_PORT' });
    closeLater(() => stopListening(server, { after: wait(shutdownDelayMs) }));
    const onError = ({ name }: Error) => log({ event: 'sandbox-work', message: name });
    closeLater(repeatWork(() => advanceSandbox(db), WORK_INTERVAL_MS, onError));
  });
}
