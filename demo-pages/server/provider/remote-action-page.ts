import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/open-database.ts';
import { WRONG_DOMAIN } from './cross-origin.ts';
import { findKey, originsOf } from './key-ring.ts';
import { setPageHeaders } from './page-headers.ts';

/** The origin of an address; the text itself when it is none, so that it matches no list. */
function originIn(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/**
 * GET /remote-action: the empty page that the hosted form's script fills. Refused when the address or the referrer
 * names a page that the key does not list; the browser itself refuses the rest through `frame-ancestors`.
 */
export async function remoteActionPage(db: Database, c: Context): Promise<Response> {
  const token = c.req.query('token');
  const key = token ? await findKey(db, 'access', token) : await findKey(db, 'public', c.req.query('public_key') ?? '');
  const origins = key ? await originsOf(db, key) : [];
  setPageHeaders(c, origins, true);
  const named = [c.req.query('sdk_origin'), c.req.header('referer')].filter(
    (text) => text !== undefined && text !== '',
  );
  const isOwnReload = (address: string) => originIn(address) === new URL(c.req.url).origin;
  const isRefused = named.some(
    (address) => !origins.includes(originIn(address as string)) && !isOwnReload(address as string),
  );
  if (!key || isRefused) return c.text(WRONG_DOMAIN, 403);
  const asked = c.req.query('language') ?? '';
  const language = /^[A-Za-z]{2}(-[A-Za-z]{2})?$/.test(asked) ? asked : 'en';
  return c.html(html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Card details</title>
    <link rel="stylesheet" href="/hosted/remote-action.css">
    <script type="module" src="/hosted/remote-action.js"></script>
  </head>
  <body>
    <main id="remote-action">
      <p class="loading" role="status">Loading the secure payment form</p>
      <noscript><p>Paying by card here needs JavaScript. Please switch it on and reload the page.</p></noscript>
    </main>
  </body>
</html>`);
}
