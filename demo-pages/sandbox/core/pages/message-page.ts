import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { WRONG_DOMAIN } from '../credentials/cross-origin.ts';
import { hostedShell } from '../http/hosted-shell.ts';
import { mayFrame, setPageHeaders } from '../http/page-headers.ts';
import { ancestorsOf, isKnownOrigin } from '../merchants/allowed-pages.ts';
import type { SandboxServices } from '../sandbox-services.ts';

const body = html`<main id="message" aria-label="Message"><p class="loading">Loading the message</p></main>`;

/** /message-widget: a message of the checkout in a frame of a merchant's page; the script reads it from the address. */
export function messagePages({ db }: SandboxServices): Hono {
  const routes = new Hono();
  routes.get('/message-widget', async (c: Context) => {
    setPageHeaders(c, await ancestorsOf(db), { isScripted: true });
    if (!(await mayFrame(c, (origin) => isKnownOrigin(db, origin)))) return c.text(WRONG_DOMAIN, 403);
    const page = { title: 'Message about the payment', sheet: 'message-widget', script: 'message-widget' } as const;
    return c.html(hostedShell({ ...page, body }));
  });
  return routes;
}
