import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { projectRoot } from './database/project-root.ts';
import { listen, stopListening } from './listen.ts';
import { createProviderApp } from './provider/provider-app.ts';
import { seedProvider } from './provider/seed-provider.ts';
import { serveSiteFiles } from './site-files.ts';
import { createWebsiteApp } from './website/create-website-app.ts';
import { seedWebsite } from './website/seed-website.ts';
import { SANDBOX_CREDENTIALS } from './website/website-options.ts';

const RECOVERY_INTERVAL_MS = 30_000;

/** Opens the database and serves the site and the provider. Returns how to stop, with everything begun finished. */
export async function runServers(
  configuration: Configuration,
  log: (entry: Record<string, unknown>) => void,
): Promise<{ stop(): Promise<void> }> {
  const { host, port, providerPort, siteOrigin, providerOrigin, siteOrigins, dataDir, databaseUrl } = configuration;
  const closers: (() => Promise<unknown>)[] = [];
  // The last thing opened is the first to close, so that no request meets a closed database.
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    closers.push(close);
    await seedWebsite(db);
    await seedProvider(db, { siteOrigins });
    const provider = createProviderApp({
      db,
      hostedDirectory: join(projectRoot, 'dist/hosted'),
      origin: providerOrigin,
    });
    const providerServer = await listen(provider, { host, port: providerPort, variable: 'PROVIDER_PORT' });
    closers.push(() => stopListening(providerServer));
    const { app, payments } = createWebsiteApp({
      db,
      siteOrigin,
      providerOrigin,
      ...SANDBOX_CREDENTIALS,
      log,
      files: serveSiteFiles,
    });
    const siteServer = await listen(app, { host, port, variable: 'PORT' });
    closers.push(() => stopListening(siteServer));
    closers.push(keepRecovering(payments.recover, log));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// Payments that a crash or an outage left open are followed up at once and then now and again.
function keepRecovering(
  recover: () => Promise<number>,
  log: (entry: Record<string, unknown>) => void,
): () => Promise<unknown> {
  const attempt = () =>
    recover().catch((error: Error) => {
      log({ event: 'recovery', message: error.name });
      return 0;
    });
  let running = attempt();
  const timer = setInterval(() => {
    running = running.then(attempt);
  }, RECOVERY_INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
