import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Database } from '../../server/database/open-database.ts';
import { accessTokenRoutes } from '../api/access-tokens/index.ts';
import { captureRoutes } from '../api/captures/index.ts';
import { chargeListRoutes } from '../api/charge-list/index.ts';
import { chargeRoutes } from '../api/charges/index.ts';
import { intentPageRoutes, intentServerRoutes, keyOfCheckout } from '../api/checkouts/index.ts';
import { clockRoutes } from '../api/clock/index.ts';
import { configurationRoutes } from '../api/configurations/index.ts';
import { customerRoutes } from '../api/customers/index.ts';
import {
  checkoutReturnPages,
  dispatcherPages,
  externalCheckoutRoutes,
  simulatedPages,
} from '../api/external-checkouts/index.ts';
import { mandateRoutes } from '../api/mandates/index.ts';
import { checkResponses, descriptionRoute } from '../api/openapi/index.ts';
import { originRoutes } from '../api/origins/index.ts';
import {
  paypalVaultPages,
  paypalVaultRoutes,
  savedSourcePages,
  savedSourceRoutes,
} from '../api/payment-sources/index.ts';
import { refundListRoutes, refundRoutes } from '../api/refunds/index.ts';
import { serviceRoutes } from '../api/services/index.ts';
import { htmlShellRoutes, issuerPageRoutes, threeDsRoutes } from '../api/three-ds/index.ts';
import { tokenPageRoutes, tokenServerRoutes } from '../api/tokens/index.ts';
import { walletConfigRoutes, walletPageRoutes, walletPages, walletServerRoutes } from '../api/wallet-charges/index.ts';
import { endpointRoutes } from '../api/webhooks/index.ts';
import {
  browserCredentials,
  browserKeys,
  hostedFile,
  type Log,
  libraryRoutes,
  logRequests,
  messagePages,
  noteFault,
  preflight,
  printFaults,
  recordRequests,
  refuseSecretsOfPages,
  refuseUnknownHosts,
  refuseUnstorable,
  remoteActionPage,
  respondWithError,
  type SandboxClock,
  SandboxError,
  type SandboxServices,
  shiftedClock,
  systemClock,
  TOKEN_LIMIT,
  type WindowLimit,
} from '../core/index.ts';
import { createDashboard, dashboardActions, isDashboard, testDataRoute } from '../dashboard/index.ts';
import { serveVendorScript } from '../simulated/index.ts';
import { settleDue } from './advance-sandbox.ts';

export type SandboxOptions = {
  db: Database;
  /** Folder of the built hosted pages (`dist/hosted`). */
  hostedDirectory: string;
  /** What the sandbox's own clock is ahead of, when somebody moved it. */
  clock?: SandboxClock;
  /** The public address of the sandbox; differs from the requests' own when a proxy terminates TLS. */
  origin?: string;
  /** Names by which servers call the sandbox, beside that of its origin. Without an origin every host is answered. */
  hosts?: readonly string[];
  /** Takes one entry for each request; unexpected faults alone are printed without it. */
  log?: Log;
  /** How many one-time tokens a client may request in a window of time. */
  tokenLimit?: WindowLimit;
  /**
   * Whether a response that does not fit the description becomes a 500: for tests, which set SANDBOX_CHECKS_ANSWERS=1.
   */
  checksResponses?: boolean;
};

// A request for the public host used the public scheme, whatever the proxy reports.
const originFor = (publicOrigin: string) => (url: string) => {
  const { host, origin } = new URL(url);
  return publicOrigin !== '' && new URL(publicOrigin).host === host ? publicOrigin : origin;
};

/** Files that look the same at any time. */
const TIMELESS =
  /^\/(hosted|vendor|checkout-widget|sdk|v)\/|^\/(favicon\.ico|integrity\.json|test-data\.json|openapi\.json)$/;

/** What pages of other origins load. */
const SHARED = /^\/(vendor|checkout-widget|sdk|v)\/|^\/(integrity|openapi)\.json$/;

/**
 * The sandbox as one Hono app. It keeps no state in memory: any number of processes may share a database. What happens
 * without a request (settlements, webhooks) is the work of `advanceSandbox`.
 */
export function createSandboxApp(options: SandboxOptions): Hono {
  const { db, hostedDirectory, origin = '', hosts = [], tokenLimit = TOKEN_LIMIT } = options;
  const clock = shiftedClock(db, options.clock ?? systemClock);
  const findBrowserKey = browserKeys(db, clock, (token) => keyOfCheckout(db, token, clock.now()));
  const services: SandboxServices = {
    db,
    clock,
    originOf: originFor(origin),
    dist: join(hostedDirectory, '..'),
    hostedDirectory,
    tokenLimit,
    findBrowserKey,
    browserCredential: browserCredentials(db, findBrowserKey),
    settleDue: () => settleDue(db, clock.now()),
  };
  const app = new Hono();

  app.use(logRequests(options.log ?? printFaults));
  if (origin !== '') app.use(refuseUnknownHosts(origin, hosts));
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // The buttons of the sandbox's page prove by their Origin that they are its own.
    const isPage = isDashboard(c.req.path) || c.req.path.startsWith('/actions/');
    c.header('Referrer-Policy', isPage ? 'same-origin' : 'no-referrer');
    // Merchants' pages load these scripts like a vendor's; everything else is for this origin and its frames.
    const isShared = SHARED.test(c.req.path);
    if (!c.res.headers.has('Cross-Origin-Resource-Policy'))
      c.header('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
    if (c.req.path.startsWith('/v1/')) c.header('Cache-Control', 'no-store');
  });

  app.use(async (c, next) => {
    if (!TIMELESS.test(c.req.path)) await clock.refresh();
    return next();
  });

  const { show, routes: dashboard } = createDashboard(services);
  app.route('/', dashboard);
  app.route('/actions', dashboardActions(services, show));
  app.get('/test-data.json', testDataRoute);
  app.get('/openapi.json', descriptionRoute);
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  app.get('/remote-action', (c) => remoteActionPage(services, c));
  app.route('/', dispatcherPages(services));
  app.route('/', messagePages(services));
  app.route('/checkout', checkoutReturnPages(services));
  app.route('/sandbox', simulatedPages(services));
  app.route('/3ds', htmlShellRoutes(services));
  app.use('/3ds/monitor/*', preflight(db));
  app.route('/3ds', issuerPageRoutes(services));
  app.route('/wallet', walletPages(services));
  app.route('/', savedSourcePages(services));
  app.route('/vault', paypalVaultPages(services));
  app.get('/vendor/:name', (c) => serveVendorScript(services, c));
  app.route('/', libraryRoutes(services));
  app.get('/hosted/*', (c) => hostedFile(c, hostedDirectory, c.req.path.slice('/hosted/'.length)));

  if (options.checksResponses ?? process.env['SANDBOX_CHECKS_ANSWERS'] === '1') app.use('/v1/*', checkResponses);
  app.use('/v1/*', recordRequests(db, clock));
  app.use('/v1/*', refuseUnstorable);
  app.use('/v1/*', refuseSecretsOfPages);
  // Registered before the preflight handler: these calls are for servers, so a browser's preflight must always be
  // refused.
  app.route('/v1/charges', chargeRoutes(services));
  app.route('/v1/charges', chargeListRoutes(services));
  app.route('/v1/charges', captureRoutes(services));
  app.route('/v1/charges', refundRoutes(services));
  app.route('/v1/charges/wallet', walletServerRoutes(services));
  app.route('/v1/refunds', refundListRoutes(services));
  app.route('/v1/customers', customerRoutes(services));
  app.route('/v1/payment_sources/tokens', tokenServerRoutes(services));
  app.route('/v1/mandates', mandateRoutes(services));
  app.route('/v1/webhook-endpoints', endpointRoutes(services));
  app.route('/v1/clock', clockRoutes(services));
  app.route('/v1/access-tokens', accessTokenRoutes(services));
  app.route('/v1/origins', originRoutes(services));
  app.route('/v1/checkouts', intentServerRoutes(services));
  app.use('/v1/*', preflight(db));
  app.route('/v1/checkouts', intentPageRoutes(services));
  app.route('/v1/charges/wallet', walletPageRoutes(services));
  app.route('/v1/charges', threeDsRoutes(services));
  app.route('/v1/gateways', walletConfigRoutes(services));
  app.route('/v1/services', serviceRoutes(services));
  app.route('/v1', savedSourceRoutes(services));
  app.route('/v1', paypalVaultRoutes(services));
  app.route('/v1', externalCheckoutRoutes(services));
  app.route('/v1', configurationRoutes(services));
  app.route('/v1/payment_sources/tokens', tokenPageRoutes(services));

  app.notFound((c) => {
    if (!c.req.path.startsWith('/v1/')) return c.text('There is nothing at this address. Start at /', 404);
    return respondWithError(c, new SandboxError(404, 'not_found', 'There is no such call'));
  });

  app.onError((error, c) => {
    if (error instanceof SandboxError) return respondWithError(c, error);
    // For example a form post that is larger than the limit.
    if (error instanceof HTTPException) return error.getResponse();
    noteFault(c, error);
    return respondWithError(c, new SandboxError(500, 'server_busy', 'The sandbox failed. Try again.'));
  });

  return app;
}
