import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './database/open-database.ts';
import { projectRoot } from './database/project-root.ts';
import { listen, type Observe, stopListening } from './http/listen.ts';
import { countBacklog } from './operations/count-backlog.ts';
import { createOperationsApp } from './operations/operations-app.ts';
import { createServerMetrics } from './operations/server-metrics.ts';
import { advanceSandbox } from './sandbox/advance-sandbox.ts';
import { createSandboxApp } from './sandbox/sandbox-app.ts';
import { seedSandbox } from './sandbox/seed-sandbox.ts';
import type { Configuration } from './server-configuration.ts';
import { createSmtpTransport } from './website/mail/mail-transport.ts';
import { seedWebsite } from './website/seed-website.ts';
import { serveSiteFiles } from './website/site/site-files.ts';
import { createWebsiteApp } from './website/website-app.ts';
import { SANDBOX_CREDENTIALS } from './website/website-options.ts';

const RECOVERY_INTERVAL_MS = 30_000;
const MAIL_INTERVAL_MS = 5_000;
const SANDBOX_INTERVAL_MS = 2_000;
const TIDY_INTERVAL_MS = 600_000;

/**
 * Opens the database and serves the site and the sandbox. Returns a function that stops them after running requests.
 */
export async function runServers(
  configuration: Configuration,
  log: (entry: Record<string, unknown>) => void,
): Promise<{ stop(): Promise<void> }> {
  const { host, port, providerPort, siteOrigin, providerOrigin, siteOrigins, dataDir, databaseUrl } = configuration;
  const { mail, recaptcha, botCheckDifficulty, trustedProxies, operationsPort, staffPassword } = configuration;
  const closers: (() => Promise<unknown>)[] = [];
  // What was opened last is closed first, so that no request uses a closed database.
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    closers.push(close);
    await seedWebsite(db);
    await seedSandbox(db, { siteOrigins });
    const metrics = createServerMetrics(countBacklog(db));
    if (operationsPort) {
      const operations = createOperationsApp({
        ping: () => db.execute(sql`select 1`),
        isStopping: () => isStopping,
        metrics,
      });
      const server = await listen(operations, { host, port: operationsPort, variable: 'OPERATIONS_PORT' });
      closers.push(() => stopListening(server));
    }
    const observeAs =
      (server: string): Observe =>
      (method, status, seconds) =>
        metrics.observe(server, method, status, seconds);
    const sandbox = createSandboxApp({
      db,
      hostedDirectory: join(projectRoot, 'dist/hosted'),
      origin: providerOrigin,
    });
    const sandboxServer = await listen(sandbox, {
      host,
      port: providerPort,
      variable: 'PROVIDER_PORT',
      observe: observeAs('provider'),
    });
    closers.push(() => stopListening(sandboxServer));
    closers.push(repeat(() => advanceSandbox(db), SANDBOX_INTERVAL_MS, 'sandbox', log));
    const mailTransport = mail && createSmtpTransport(mail);
    closers.push(async () => mailTransport?.close());
    const { app, payments, refunds, deliverMails, tidy } = createWebsiteApp({
      db,
      siteOrigin,
      siteOrigins,
      providerOrigin,
      ...SANDBOX_CREDENTIALS,
      log,
      forms: { recaptcha, difficulty: botCheckDifficulty },
      mailTransport,
      trustedProxies,
      staffPassword,
      files: serveSiteFiles,
    });
    const siteServer = await listen(app, { host, port, variable: 'PORT', observe: observeAs('site') });
    closers.push(() => stopListening(siteServer));
    closers.push(repeat(payments.recover, RECOVERY_INTERVAL_MS, 'recovery', log));
    closers.push(repeat(refunds.recover, RECOVERY_INTERVAL_MS, 'refund-recovery', log));
    closers.push(repeat(deliverMails, MAIL_INTERVAL_MS, 'mail-delivery', log));
    closers.push(repeat(tidy, TIDY_INTERVAL_MS, 'tidying', log));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// Settles what a crash or an outage left open, immediately and then at each interval.
function repeat(
  chore: () => Promise<unknown>,
  intervalMs: number,
  event: string,
  log: (entry: Record<string, unknown>) => void,
): () => Promise<unknown> {
  let isRunning = false;
  const attempt = async () => {
    // A task that takes longer than its interval is not started twice.
    if (isRunning) return;
    isRunning = true;
    await chore().catch((error: Error) => log({ event, message: error.name }));
    isRunning = false;
  };
  let running = attempt();
  const timer = setInterval(() => {
    running = Promise.all([running, attempt()]).then(() => undefined);
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
