import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './database/open-database.ts';
import { projectRoot } from './database/project-root.ts';
import { listen, type Observe, stopListening } from './http/listen.ts';
import { countBacklog } from './operations/count-backlog.ts';
import { type ChoreRun, createChores } from './operations/jobs/chores.ts';
import { startWorker } from './operations/jobs/start-worker.ts';
import { createOperationsApp } from './operations/operations-app.ts';
import { createServerMetrics } from './operations/server-metrics.ts';
import { advanceSandbox } from './sandbox/advance-sandbox.ts';
import { createSandboxApp } from './sandbox/sandbox-app.ts';
import { seedSandbox } from './sandbox/seed-sandbox.ts';
import { type Configuration, localName } from './server-configuration.ts';
import { providerWebhookSecret } from './website/links/link-key.ts';
import { createSmtpTransport } from './website/mail/mail-transport.ts';
import { mailAttachments } from './website/mail-attachments.ts';
import { PROVIDER_EVENTS_PATH } from './website/payment/provider/provider-events-route.ts';
import { createSandboxTime } from './website/payment/provider/sandbox-time.ts';
import { seedWebsite } from './website/seed-website.ts';
import { serveSiteFiles } from './website/site/site-files.ts';
import { createWebsiteApp } from './website/website-app.ts';
import { SANDBOX_CREDENTIALS } from './website/website-options.ts';

const RECOVERY_INTERVAL_MS = 30_000;
const MAIL_INTERVAL_MS = 5_000;
const SANDBOX_INTERVAL_MS = 2_000;
const CLOCK_INTERVAL_MS = 2_000;
const SIGN_IN_LINK_INTERVAL_MS = 2_000;
const TIDY_INTERVAL_MS = 600_000;
const GIVING_INTERVAL_MS = 15_000;
const RECONCILIATION_INTERVAL_MS = 24 * 60 * 60_000;
const CARD_ENDS_INTERVAL_MS = 6 * 60 * 60_000;

/**
 * Opens the database and serves the site and the sandbox. Returns a function that stops them after running requests.
 */
export async function runServers(
  configuration: Configuration,
  log: (entry: Record<string, unknown>) => void,
): Promise<{ stop(): Promise<void> }> {
  const { host, port, providerPort, siteOrigin, providerOrigin, siteOrigins, dataDir, databaseUrl } = configuration;
  const { mail, recaptcha, botCheckDifficulty, trustedProxies, operationsPort, staffPassword } = configuration;
  const address = { site: `http://${localName(host)}:${port}`, provider: `http://${localName(host)}:${providerPort}` };
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
    const webhookSecret = await providerWebhookSecret(db);
    const webhook = { url: `${address.site}${PROVIDER_EVENTS_PATH}`, secret: webhookSecret };
    await seedSandbox(db, { siteOrigins, webhook });
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
      log,
    });
    const sandboxServer = await listen(sandbox, {
      host,
      port: providerPort,
      variable: 'PROVIDER_PORT',
      observe: observeAs('provider'),
    });
    closers.push(() => stopListening(sandboxServer));
    const mailTransport = mail && createSmtpTransport({ ...mail, attachments: mailAttachments(db) });
    closers.push(async () => mailTransport?.close());
    const sandboxTime = createSandboxTime({ providerOrigin: address.provider, fetch });
    const { app, payments, giving, refunds, deliverMails, sendSignInLinks, tidy } = createWebsiteApp({
      db,
      siteOrigin,
      siteOrigins,
      providerOrigin,
      ...SANDBOX_CREDENTIALS,
      webhookSecret,
      clock: sandboxTime.now,
      log,
      forms: { recaptcha, difficulty: botCheckDifficulty },
      mailTransport,
      trustedProxies,
      staffPassword,
      files: serveSiteFiles,
    });
    const siteServer = await listen(app, { host, port, variable: 'PORT', observe: observeAs('site') });
    closers.push(() => stopListening(siteServer));
    const chores = createChores({ db, clock: sandboxTime.now, log });
    chores.add('sandbox', SANDBOX_INTERVAL_MS, async () => ({ more: (await advanceSandbox(db)) > 0 }), {
      inEachProcess: true,
    });
    chores.add('clock', CLOCK_INTERVAL_MS, whole(sandboxTime.refresh), { inEachProcess: true });
    chores.add('recovery', RECOVERY_INTERVAL_MS, inPieces(payments.recover), { inEachProcess: true });
    chores.add('monthly-gifts', GIVING_INTERVAL_MS, inPieces(giving.chargePlans), { inEachProcess: true });
    chores.add('open-charges', GIVING_INTERVAL_MS, inPieces(giving.askAboutCharges));
    chores.add('card-ends', CARD_ENDS_INTERVAL_MS, whole(giving.announceCardEnds));
    chores.add('reconciliation', RECONCILIATION_INTERVAL_MS, whole(giving.reconcile));
    chores.add('refund-recovery', RECOVERY_INTERVAL_MS, inPieces(refunds.recover), { inEachProcess: true });
    chores.add('mail-delivery', MAIL_INTERVAL_MS, inPieces(deliverMails), { inEachProcess: true });
    chores.add('sign-in-links', SIGN_IN_LINK_INTERVAL_MS, inPieces(sendSignInLinks), { inEachProcess: true });
    chores.add('tidying', TIDY_INTERVAL_MS, whole(tidy));
    closers.push(startWorker(chores, log));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Work that is done at one go. */
function whole(work: () => Promise<unknown>): ChoreRun {
  return async () => {
    await work();
    return undefined;
  };
}

/** Work of which a call does a piece, until one finds nothing. */
function inPieces(work: () => Promise<number>): ChoreRun {
  return async () => ({ more: (await work()) > 0 });
}
