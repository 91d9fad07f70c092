import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/open-database.ts';
import { browserRoutes } from './browser-routes.ts';
import { chargeRoutes } from './charge-routes.ts';
import { preflight } from './cross-origin.ts';
import { answerError } from './envelope.ts';
import { hostedFile } from './hosted-files.ts';
import { type ProviderClock, systemClock } from './provider-clock.ts';
import { ProviderError } from './provider-error.ts';
import { remoteActionPage } from './remote-action-page.ts';
import { sandboxPage } from './sandbox-page.ts';

export type ProviderOptions = {
  db: Database;
  /** Folder of the built hosted pages (`dist/hosted`). */
  hostedDirectory: string;
  clock?: ProviderClock;
};

/** The payments provider as one Hono app. It keeps nothing in memory: any number of processes may share a database. */
export function createProviderApp({ db, hostedDirectory, clock = systemClock }: ProviderOptions): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (c.req.path.startsWith('/v1/')) c.header('Cache-Control', 'no-store');
  });

  app.get('/', (c) => sandboxPage(c));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  app.get('/remote-action', (c) => remoteActionPage(db, c));
  app.get('/hosted/*', (c) => hostedFile(c, hostedDirectory, c.req.path.slice('/hosted/'.length)));

  // Charges stand before the preflight handler: they are for servers, and no page is ever told otherwise.
  app.route('/v1/charges', chargeRoutes(db, clock));
  app.use('/v1/*', preflight(db));
  app.route('/v1', browserRoutes(db, clock));

  app.notFound((c) => {
    if (!c.req.path.startsWith('/v1/')) return c.text('There is nothing at this address. Start at /', 404);
    return answerError(c, new ProviderError(404, 'not_found', 'There is no such call'));
  });

  app.onError((error, c) => {
    if (error instanceof ProviderError) return answerError(c, error);
    // The path alone: queries and bodies may hold personal data.
    console.error(`provider fault: ${c.req.method} ${c.req.path}: ${faultName(error)}`);
    return answerError(c, new ProviderError(500, 'server_busy', 'The provider met a fault. Try again.'));
  });

  return app;
}

// Database errors quote the statement with its values, so only their class and code are written down.
function faultName(error: Error): string {
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
