import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Listen } from '../../server/database/open-database.ts';
import { fetchWithRequestId, logWithRequestId } from '../../server/http/request-id.ts';
import { createClientAddressReader } from '../../server/http/trusted-proxies.ts';
import { publishDue, staffWords } from '../content/index.ts';
import { createDonationEffects, createDonationPayables, createDonationRefundables } from '../giving/index.ts';
import { forgetFarewells, forgetPeople, forgetSignIns, sendSignInLinks } from '../my-giving/index.ts';
import { createParticipation, isSignedUnsubscribe } from '../participation/index.ts';
import {
  createPayments,
  createProviderClient,
  createRefundClient,
  createRefunds,
  createWalletClient,
  forgetStops,
  type Payments,
  type Refunds,
} from '../payments/index.ts';
import {
  createFormGuards,
  createMailSender,
  createPageCache,
  forgetExpiredUses,
  forgetReports,
  homeSite,
  isOfInactiveSite,
  notFoundResponse,
  nulInAddress,
  POLICY_REPORTS_PATH,
  problemResponse,
  renderBlocksInPages,
  requestLog,
  requireSameOrigin,
  securityHeaders,
  setPagesTime,
  to,
  type WebsiteEnv,
} from '../platform/index.ts';
import { countCartItems, createOrderPayables, createOrderRefundables } from '../shop/index.ts';
import { createStaffProblemPage, forgetChallenges, tidySignInTries } from '../staff/index.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { createGiving, type Giving } from './create-giving.ts';
import { addFeatures } from './features.ts';
import { checkPages, storePageCheck } from './page-integrity/check-pages.ts';
import { pageIntegrity } from './page-integrity/page-integrity.tsx';
import { isStrictPage } from './page-integrity/protect-page.ts';
import { type WebsiteJob, websiteJobs } from './website-jobs.ts';
import type { WebsiteOptions, WebsiteServices } from './website-options.ts';

export type { WebsiteOptions } from './website-options.ts';

/** The website as one app, and its payments (to settle unfinished ones at a start). */
export interface Website {
  app: Hono<WebsiteEnv>;
  payments: Payments;
  /** Caches shared pages and drops those that the database says have changed. Returns the function that ends it. */
  followPageChanges(listen: Listen): Promise<() => Promise<void>>;
  /** Donations and monthly gifts, with their recurring work. */
  giving: Giving;
  /** The refunds, to settle unfinished ones at a start. */
  refunds: Refunds;
  /** Sends the mails that are due in the outbox; resolves with the number of processed mails. */
  deliverMails(): Promise<number>;
  /** Mails some of the links to My giving that were asked for; 0 when none is left. */
  sendSignInLinks(): Promise<number>;
  /** Deletes expired data. */
  tidy(): Promise<void>;
  /** Removes personal data whose time of storage has ended; more may be left unless it resolves with 0. */
  forgetPeople(): Promise<number>;
  /** Publishes some of the content whose time has come; 0 when none is due. */
  publishDue(): Promise<number>;
  /**
   * Compares the live pages that take payments with what was published; nothing without the build’s list of scripts.
   */
  checkPages(): Promise<void>;
  /** Everything of this that happens again and again. */
  jobs: readonly WebsiteJob[];
}

/**
 * The options with their defaults, made once: each room gets the settings that it names. Requests and logs have the
 * id of the request that they belong to.
 */
const settingsOf = (options: WebsiteOptions) => ({
  walletGatewayId: '',
  cardWalletGatewayId: '',
  bankGatewayId: '',
  webhookSecret: '',
  siteOrigins: [options.siteOrigin],
  widgetOrigin: options.providerOrigin,
  isSandbox: false,
  preview: { origins: [], secret: undefined },
  clock: Date.now,
  ...options,
  readDb: options.readDb ?? options.db,
  bucket: options.bucket,
  staffPassword: options.staffPassword,
  alertsTo: options.alertsTo,
  fetch: fetchWithRequestId(options.fetch ?? globalThis.fetch),
  log: logWithRequestId(options.log ?? (() => {})),
});

/** Creates the website with a migrated and seeded database. All its state is there, so there can be many processes. */
export function createWebsiteApp(options: WebsiteOptions): Website {
  const settings = settingsOf(options);
  const { db, clock, fetch, log, siteOrigin, siteScripts } = settings;
  const effects = createDonationEffects(settings);
  const payments = createPayments({
    ...settings,
    provider: createProviderClient(settings),
    wallets: createWalletClient(settings),
    payables: { order: createOrderPayables(settings), donation: createDonationPayables(effects, clock) },
  });
  const refunds = createRefunds({
    ...settings,
    provider: createRefundClient(settings),
    kinds: { order: createOrderRefundables(settings), donation: createDonationRefundables(effects) },
  });
  const forms = createFormGuards({ ...settings, ...settings.forms });
  const participation = createParticipation({ ...settings, signer: forms.signer });
  const giving = createGiving({ ...settings, payments, refunds });
  const { donations, eventHandlers, reconcile } = giving;
  const services: WebsiteServices = {
    ...settings,
    ...{ payments, donations, eventHandlers, refunds, reconcile, forms, countCartItems, staffWords, participation },
  };
  const mailSender = createMailSender({ ...settings, transport: settings.mailTransport });
  const readClientAddress = createClientAddressReader(settings.trustedProxies ?? []);

  const pageCache = createPageCache({
    clock,
    formOf: (c) => (isStrictPage(c.req.path, c.req.header('user-agent')) ? 'strict' : ''),
  });
  const app = new Hono<WebsiteEnv>();
  app.use(async (c, next) => {
    setPagesTime(clock());
    c.set('readClientAddress', readClientAddress);
    await next();
  });
  app.use(requestLog(log, clock));
  app.use(pageCache.middleware);
  const compressed = compress();
  app.use((c, next) => (c.get('isCompressedLater') ? next() : compressed(c, next)));
  app.use(securityHeaders(settings));
  if (siteScripts) app.use(pageIntegrity(siteScripts));
  if (options.renderBlocks) app.use(renderBlocksInPages(options.renderBlocks, clock));
  app.use(
    requireSameOrigin(settings.siteOrigins, {
      except: (c) => isSignedUnsubscribe(c) || c.req.path === POLICY_REPORTS_PATH,
    }),
  );
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  app.use(nulInAddress);
  app.use((c, next) => {
    if (!isOfInactiveSite(c.req.path)) return next();
    // Who asks for the site itself gets to the country that is on.
    return c.req.path === '/' ? Promise.resolve(c.redirect(to(homeSite(), '/'), 302)) : Promise.resolve(c.notFound());
  });
  addFeatures(app, services);
  settings.files?.(app);
  const staffProblemPage = createStaffProblemPage(services);
  app.notFound((c) => {
    // O2.05: only an address that is no page leads elsewhere.
    const { pathname, search } = new URL(c.req.url);
    const target = /^(GET|HEAD)$/.test(c.req.method) ? options.findRedirect?.(pathname, search) : undefined;
    return target ? c.redirect(target, 301) : notFoundResponse(c, services, staffProblemPage);
  });
  app.onError((error, c) => problemResponse(error, c, services, staffProblemPage));
  const tidy = async () => {
    await forgetExpiredUses(db, clock());
    await tidySignInTries(db, clock());
    await forgetChallenges(db, clock());
    await forgetSignIns(db, clock());
    await forgetFarewells(db);
    await forgetStops(db, clock());
    await forgetReports(db, clock());
  };
  const pageCheck = async () => {
    if (!siteScripts) return;
    const result = await checkPages({ siteOrigin, siteScripts, fetch, answer: (request) => app.fetch(request) });
    const stored = await storePageCheck(db, result, clock(), { to: settings.alertsTo, siteOrigin });
    if (stored !== 'as published') log({ event: 'page-check', result: stored, findings: result.findings.length });
  };
  const work = {
    payments,
    giving,
    refunds,
    deliverMails: mailSender.deliver,
    sendSignInLinks: () => sendSignInLinks(db, { siteOrigin, now: clock() }),
    tidy,
    forgetPeople: () => forgetPeople(db, clock()),
    publishDue: () => publishDue(db, CONTENT_KINDS, clock()),
    checkPages: pageCheck,
  };
  return { app, followPageChanges: pageCache.listen, ...work, jobs: websiteJobs(work) };
}
