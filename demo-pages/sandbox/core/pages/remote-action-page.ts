import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../../server/database/open-database.ts';
import { WRONG_DOMAIN } from '../credentials/cross-origin.ts';
import { findKey } from '../credentials/key-ring.ts';
import { mayFrame } from '../http/framing-page.ts';
import { setPageHeaders } from '../http/page-headers.ts';
import { allowsOrigin, ancestorsOf } from '../merchants/allowed-pages.ts';

/**
 * GET /remote-action: the empty page that the hosted form's script fills. Refused when the address or the referrer
 * names a page that the key does not list; the browser itself refuses the rest through `frame-ancestors`.
 */
export async function remoteActionPage(db: Database, c: Context, now: Date): Promise<Response> {
  const token = c.req.query('token');
  const key = token
    ? await findKey(db, 'access', token, now)
    : await findKey(db, 'public', c.req.query('public_key') ?? '', now);
  setPageHeaders(c, key ? await ancestorsOf(db, key) : [], { isScripted: true });
  if (!key || !(await mayFrame(c, (origin) => allowsOrigin(db, key, origin)))) return c.text(WRONG_DOMAIN, 403);
  // English until the script comes, which sets the form's language, direction and title.
  return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Payment details</title>
    <link rel="preload" href="/hosted/fonts/source-sans-3-latin.woff2" as="font" type="font/woff2" crossorigin>
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
