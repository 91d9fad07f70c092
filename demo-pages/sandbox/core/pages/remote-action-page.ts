import type { Context } from 'hono';
import { html } from 'hono/html';
import { WRONG_DOMAIN } from '../credentials/cross-origin.ts';
import { mayFrame, setPageHeaders } from '../http/page-headers.ts';
import { allowsOrigin, ancestorsOf } from '../merchants/allowed-pages.ts';
import type { SandboxServices } from '../sandbox-services.ts';

/**
 * GET /remote-action: the empty page that the hosted form's script fills. Refused when the address or the referrer
 * names a page that the key does not list; the browser itself refuses the rest through `frame-ancestors`.
 */
export async function remoteActionPage({ db, findBrowserKey }: SandboxServices, c: Context): Promise<Response> {
  const { token: accessToken, public_key: publicKey } = c.req.query();
  const key = await findBrowserKey(accessToken ? { accessToken } : { publicKey });
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
