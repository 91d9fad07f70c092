import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  hostedShell,
  isKnownOrigin,
  isOwnOrigin,
  type SandboxServices,
  setPageHeaders,
  WRONG_DOMAIN,
} from '../../core/index.ts';

const LONGEST = 128 * 1024;

/**
 * Format html: an issuer's markup, which must never run in the merchant's document. The shell page receives it in a
 * message from the page around it and renders it in another frame, where it runs with an opaque origin.
 */
export function htmlShellRoutes({ db, originOf }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/html', async (c) => {
    const written = c.req.query('sdk_origin') || c.req.header('referer') || '';
    const origin = URL.canParse(written) ? new URL(written).origin : '';
    const id = c.req.query('widget_id') ?? c.req.query('charge_3ds_id') ?? '';
    const isKnown = await isKnownOrigin(db, origin);
    const rules = { isScripted: true, formActions: ["'self'"], frames: ["'self'", 'https:'] };
    setPageHeaders(c, isKnown ? [origin] : [], rules);
    if (!isKnown) return c.text(WRONG_DOMAIN, 403);
    if (!/^[\w.-]{1,100}$/.test(id)) return c.text('widget_id is missing: add ?widget_id=', 400);
    const facts = { 'page-origin': origin, 'widget-id': id };
    return c.html(
      hostedShell({
        title: '3-D Secure',
        sheet: 'checkout',
        script: 'three-ds-html',
        facts,
        bodyClass: 'shell',
        body: '',
      }),
    );
  });

  // Only the shell's own form may post here; the sandbox policy gives the response an opaque origin.
  routes.post('/html/render', bodyLimit({ maxSize: LONGEST }), async (c) => {
    // A page without a referrer posts its form with the origin null; then the browser's Sec-Fetch-Site decides, which a
    // page cannot forge.
    const origin = c.req.header('origin') ?? 'null';
    const isOwn = origin === 'null' ? c.req.header('sec-fetch-site') === 'same-origin' : isOwnOrigin(c, origin);
    if (!isOwn) return c.text(WRONG_DOMAIN, 403);
    const { content, page_origin: page } = await c.req.parseBody();
    const around = typeof page === 'string' && (await isKnownOrigin(db, page)) ? [page] : [];
    const policy = [
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      'img-src https: data:',
      `form-action ${originOf(c.req.url)} https:`,
      "base-uri 'none'",
      `frame-ancestors ${[originOf(c.req.url), ...around].join(' ')}`,
      'sandbox allow-forms allow-scripts allow-popups',
    ];
    c.header('Content-Security-Policy', policy.join('; '));
    c.header('Cache-Control', 'no-store');
    return c.html(typeof content === 'string' ? content : '');
  });

  return routes;
}
