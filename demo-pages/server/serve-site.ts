import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { mailAttachments } from '../website/app/mail-attachments.ts';
import { readSiteScripts } from '../website/app/page-integrity/protect-page.ts';
import { seedWebsite } from '../website/app/seed-website.ts';
import { createWebsiteApp } from '../website/app/website-app.ts';
import { type Charity, type FolderImage, takeFolderPictures } from '../website/content/index.ts';
import { PROVIDER_EVENTS_PATH } from '../website/payments/provider/provider-events-route.ts';
import { createSandboxTime } from '../website/payments/provider/sandbox-time.ts';
import { renderBlocks } from '../website/platform/http/render-blocks.ts';
import { providerWebhookSecret } from '../website/platform/links/link-key.ts';
import { createMailFolder, type MailTransport } from '../website/platform/mail/mail-transport.ts';
import { serveSiteFiles } from '../website/platform/site/site-files.ts';
import { followContent } from './content/follow-content.ts';
import { liveReload } from './content/live-reload.ts';
import type { OpenDatabase } from './database/database.ts';
import { projectRoot } from './database/project-root.ts';
import { localName } from './http/address-settings.ts';
import { listen, type Observe, stopListening } from './http/listen.ts';
import type { CloseLater } from './http/open-in-order.ts';
import { createClientAddressReader } from './http/trusted-proxies.ts';
import { createJobs, startWorker } from './operations/jobs/jobs.ts';
import { createOperationsApp } from './operations/operations-app.ts';
import { ageOfOldest, countBacklog, countLastHour } from './operations/operations-counts.ts';
import { createServerMetrics } from './operations/server-metrics.ts';
import type { ServerConfiguration } from './server-configuration.ts';
import type { SandboxWebhook } from './start-sandbox-child.ts';

const CLOCK_INTERVAL_MS = 2_000;

export interface SiteParts {
  database: Pick<OpenDatabase, 'db' | 'readDb' | 'listen' | 'isStalled'>;
  log: (entry: Record<string, unknown>) => void;
  closeLater: CloseLater;
  isStopping(): boolean;
  /** Called with where the sandbox posts its events. */
  tellSandbox(webhook: SandboxWebhook): void;
  /** The sandbox, if it runs beside the site: it takes requests. */
  sandboxListening: Promise<void> | undefined;
}

/** Serves the site with its open database, and begins its recurring work. */
export async function serveSite(configuration: ServerConfiguration, parts: SiteParts): Promise<void> {
  const { host, port, siteOrigin, siteOrigins, payments, sandbox } = configuration;
  const {
    mail,
    alertsTo,
    recaptcha,
    botCheckDifficulty,
    trustedProxies,
    operationsPort,
    staffPassword,
    shutdownDelayMs,
    preview,
    picturesBucket,
  } = configuration;
  const { db, readDb, listen: listenForChanges, isStalled } = parts.database;
  const { log, closeLater, isStopping } = parts;
  const bucket = picturesBucket && (await import('./storage/bucket.ts')).createBucket(picturesBucket);
  const takePictures = (images: readonly FolderImage[]) => takeFolderPictures(db, images, { bucket, log });
  const content = await followContent(configuration.contentFolder, { isLive: payments.isLive, log, takePictures });
  closeLater(async () => content.end());
  const webhookSecret = sandbox ? await providerWebhookSecret(db) : payments.webhookSecret;
  const url = `http://${localName(host)}:${port}${PROVIDER_EVENTS_PATH}`;
  parts.tellSandbox({ url, secret: webhookSecret });
  const seed = (charity: Charity) => seedWebsite(db, charity, { log });
  await Promise.all([seed(content.charity()), parts.sandboxListening]);
  content.onChange(seed);
  const metrics = createServerMetrics({
    waiting: countBacklog(db),
    oldest: ageOfOldest(db),
    lastHour: countLastHour(db),
  });
  if (operationsPort) {
    const health = {
      database: () => db.execute(sql`select 1`),
      // Without the blocks' loader every page is its fallback.
      files: () => access(join(projectRoot, 'dist/elements/autoload.js')),
    };
    const operations = createOperationsApp({
      parts: health,
      isStopping,
      isStalled,
      metrics,
      warnings: content.warnings,
    });
    const server = await listen(operations, { host, port: operationsPort, variable: 'OPERATIONS_PORT' });
    closeLater(() => stopListening(server));
  }
  const mailTransport = mail && (await mailTransportOf(mail, db));
  closeLater(async () => mailTransport?.close());
  const time = sandbox && createSandboxTime({ providerOrigin: `http://${localName(host)}:${sandbox.port}`, fetch });
  const clock = time?.now ?? Date.now;
  const website = createWebsiteApp({
    db,
    readDb,
    bucket,
    siteOrigin,
    siteOrigins,
    ...payments,
    webhookSecret,
    clock,
    log,
    forms: { recaptcha, difficulty: botCheckDifficulty },
    mailTransport,
    alertsTo,
    trustedProxies,
    staffPassword,
    preview,
    // Scripts change while the server runs.
    siteScripts: configuration.isDevelopment ? undefined : readSiteScripts(),
    renderBlocks,
    findRedirect: content.findRedirect,
    files: serveSiteFiles,
  });
  closeLater(await website.followPageChanges(listenForChanges));
  const readClientAddress = createClientAddressReader(trustedProxies);
  const observe: Observe = (...request) => metrics.observe('site', ...request);
  // `npm run dev` alone: a site that visitors use has no such pages.
  const live = configuration.isDevelopment ? liveReload(website.app, content) : undefined;
  const siteServer = await listen(live ?? website.app, { host, port, variable: 'PORT', observe, readClientAddress });
  closeLater(() => stopListening(siteServer, { after: wait(shutdownDelayMs) }));
  closeLater(async () => live?.end());
  const jobs = createJobs({ db, clock, log });
  const readClock = () => time?.refresh().then(() => undefined) ?? Promise.resolve(undefined);
  if (time) jobs.add('clock', CLOCK_INTERVAL_MS, readClock, { inEachProcess: true });
  for (const { name, everyMs, run, inEachProcess } of website.jobs) jobs.add(name, everyMs, run, { inEachProcess });
  closeLater(startWorker(jobs, log));
}

/** How mails leave; the library of mails is loaded where they are sent. */
async function mailTransportOf(
  mail: NonNullable<ServerConfiguration['mail']>,
  db: OpenDatabase['db'],
): Promise<MailTransport> {
  if ('folder' in mail) return createMailFolder(mail.folder);
  const { createSmtpTransport } = await import('../website/platform/mail/mail-transport.ts');
  return createSmtpTransport({ ...mail, attachments: mailAttachments(db) });
}
