import { type Context, Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { hostedShell, isKnownOrigin, type SandboxServices, setPageHeaders, WRONG_DOMAIN } from '../../core/index.ts';

// `sdk_origin` names the page that frames this one; it is optional when the page sends a referrer.
async function embeddingPage(db: Database, c: Context): Promise<string | null> {
  const named = c.req.query('sdk_origin') || c.req.header('referer') || '';
  const origin = URL.canParse(named) ? new URL(named).origin : '';
  const isKnown = await isKnownOrigin(db, origin);
  setPageHeaders(c, isKnown ? [origin] : [], { isScripted: true });
  return isKnown ? origin : null;
}

/** /dispatcher and /storage-dispatcher: pages without visible content, in hidden frames of merchants' pages. */
export function dispatcherPages({ db }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/dispatcher', async (c) => {
    const origin = await embeddingPage(db, c);
    if (origin === null) return c.text(WRONG_DOMAIN, 403);
    const facts = { 'page-origin': origin };
    return c.html(hostedShell({ title: 'Payment messages', sheet: 'checkout', script: 'dispatcher', facts, body: '' }));
  });

  routes.get('/storage-dispatcher', async (c) => {
    const origin = await embeddingPage(db, c);
    const widgetId = c.req.query('widgetId') ?? '';
    if (origin === null) return c.text(WRONG_DOMAIN, 403);
    if (!/^[\w.-]{1,100}$/.test(widgetId)) return c.text('widgetId is missing: add ?widgetId=', 400);
    const facts = { 'page-origin': origin, 'widget-id': widgetId };
    const page = {
      title: 'Payment messages',
      sheet: 'checkout',
      script: 'storage-dispatcher',
      facts,
      body: '',
    } as const;
    return c.html(hostedShell(page));
  });

  return routes;
}
