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
  notFoundResponse,
  nulInAddress,
  POLICY_REPORTS_PATH,
  problemResponse,
  renderBlocksInPages,
  requestLog,
  requireSameOrigin,
  securityHeaders,
  type WebsiteEnv,
} from '../platform/index.ts';
import { countCartItems, createOrderPayables, createOrderRefundables } from '../shop/index.ts';
import { createStaffProblemPage, forgetChallenges, tidySignInTries } from '../staff/index.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { createGiving, type Giving } from './create-giving.ts';
import { addFeatures } from './features.ts';
import { checkPages } from './page-integrity/check-pages.ts';
import { pageIntegrity } from './page-integrity/page-integrity.ts';
import { storePageCheck } from './page-integrity/store-page-check.ts';
import { isStrictPage } from './page-integrity/strict-scripts.ts';
import { type WebsiteChore, websiteChores } from './website-chores.ts';
import type { WebsiteOptions } from './website-options.ts';
import type { WebsiteServices } from './website-services.ts';

export type { WebsiteOptions } from './website-options.ts';

/** The website as one app, and its payments (to settle unfinished ones at a start). */
export interface Website {
  app: Hono<WebsiteEnv>;
  payments: Payments;
  /** Keeps what all visitors share, with the database's notifications. Returns the function that ends it. */
  keepPages(listen: Listen): Promise<() => Promise<void>>;
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
  /** Removes what was kept of people long enough; more may be left unless it resolves with 0. */
  forgetPeople(): Promise<number>;
  /** Publishes some of the content whose time has come; 0 when none is due. */
  publishDue(): Promise<number>;
  /**
   * Compares the live pages that take payments with what was published; nothing without the build’s list of scripts.
   */
  checkPages(): Promise<void>;
  /** Everything of this that happens again and again. */
  chores: readonly WebsiteChore[];
}

/** Creates the website with a migrated and seeded database. All its state is there, so there can be many processes. */
export function createWebsiteApp(options: WebsiteOptions): Website {
  const { clock = Date.now, files = () => {} } = options;
  const fetch = fetchWithRequestId(options.fetch ?? globalThis.fetch);
  const log = logWithRequestId(options.log ?? (() => {}));
  const {
    walletGatewayId = '',
    cardWalletGatewayId = '',
    bankGatewayId = '',
    webhookSecret = '',
    siteOrigins = [options.siteOrigin],
    widgetOrigin = options.providerOrigin,
    isSandbox = false,
    preview = { origins: [], secret: undefined },
  } = options;
  const provider = createProviderClient({ ...options, fetch });
  const wallets = createWalletClient({ ...options, fetch });
  const payables = {
    order: createOrderPayables(options),
    donation: createDonationPayables(createDonationEffects(options), clock),
  };
  const payments = createPayments({ db: options.db, provider, wallets, payables, clock, log });
  const refundClient = createRefundClient({ ...options, fetch });
  const refundables = {
    order: createOrderRefundables(options),
    donation: createDonationRefundables(createDonationEffects(options)),
  };
  const refunds = createRefunds({ db: options.db, provider: refundClient, kinds: refundables, clock, log });
  const forms = createFormGuards({ ...options, ...options.forms, fetch, clock, log });
  const participation = createParticipation({ ...options, clock, signer: forms.signer });
  const giving = createGiving({
    ...options,
    payments,
    refunds,
    walletGatewayId,
    cardWalletGatewayId,
    fetch,
    clock,
    log,
  });
  const { donations, eventHandlers } = giving;
  const services: WebsiteServices = {
    ...options,
    readDb: options.readDb ?? options.db,
    staffPassword: options.staffPassword,
    walletGatewayId,
    cardWalletGatewayId,
    bankGatewayId,
    webhookSecret,
    siteOrigins,
    widgetOrigin,
    isSandbox,
    preview,
    fetch,
    clock,
    log,
    payments,
    donations,
    eventHandlers,
    refunds,
    reconcile: giving.reconcile,
    forms,
    countCartItems,
    staffWords,
    participation,
    alertsTo: options.alertsTo,
  };
  const mailSender = createMailSender({ db: options.db, clock, log, transport: options.mailTransport });
  const readClientAddress = createClientAddressReader(options.trustedProxies ?? []);

  const pageCache = createPageCache({
    clock,
    formOf: (c) => (isStrictPage(c.req.path, c.req.header('user-agent')) ? 'strict' : ''),
  });
  const app = new Hono<WebsiteEnv>();
  app.use(async (c, next) => {
    c.set('readClientAddress', readClientAddress);
    await next();
  });
  app.use(requestLog(log, clock));
  app.use(pageCache.middleware);
  const compressed = compress();
  app.use((c, next) => (c.get('isCompressedLater') ? next() : compressed(c, next)));
  const { siteOrigin: origin, providerOrigin } = options;
  app.use(securityHeaders({ siteOrigin: origin, providerOrigin, widgetOrigin }));
  if (options.siteScripts) app.use(pageIntegrity(options.siteScripts));
  if (options.renderBlocks) app.use(renderBlocksInPages(options.renderBlocks, clock));
  app.use(
    requireSameOrigin(siteOrigins, { except: (c) => isSignedUnsubscribe(c) || c.req.path === POLICY_REPORTS_PATH }),
  );
  app.get('/healthz', async (c) => {
    await options.db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  app.use(nulInAddress);
  addFeatures(app, services);
  files(app);
  const staffProblemPage = createStaffProblemPage(services);
  app.notFound((c) => notFoundResponse(c, services, staffProblemPage));
  app.onError((error, c) => problemResponse(error, c, services, staffProblemPage));
  const tidy = async () => {
    await forgetExpiredUses(options.db, clock());
    await tidySignInTries(options.db, clock());
    await forgetChallenges(options.db, clock());
    await forgetSignIns(options.db, clock());
    await forgetFarewells(options.db);
    await forgetStops(options.db, clock());
    await forgetReports(options.db, clock());
  };
  const { db, siteOrigin, siteScripts } = options;
  const pageCheck = async () => {
    if (!siteScripts) return;
    const result = await checkPages({ siteOrigin, siteScripts, fetch, answer: (request) => app.fetch(request) });
    const stored = await storePageCheck(db, result, clock(), { to: options.alertsTo, siteOrigin });
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
  return { app, keepPages: pageCache.listen, ...work, chores: websiteChores(work) };
}
