import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
  allowsOrigin,
  ancestorsOf,
  answer,
  hostedShell,
  isKnownOrigin,
  isOwnOrigin,
  mayFrame,
  originsOfMerchant,
  readBody,
  SandboxError,
  type SandboxServices,
  setPageHeaders,
  WRONG_DOMAIN,
} from '../../core/index.ts';
import { findPageToken, findSavedSource, vaultRefusal } from './page-token-store.ts';
import { revealCard, revealRequest } from './reveal-card.ts';

const waiting = (
  label: string,
  text: string,
) => html`<main id="saved" aria-label="${label}"><p class="loading" role="status">${text}</p>
      <noscript><p>This needs JavaScript. Please switch it on and reload the page.</p></noscript></main>`;

function languageOf(c: Context): string {
  const asked = c.req.query('language') ?? '';
  return /^[A-Za-z]{2}(-[A-Za-z]{2})?$/.test(asked) ? asked : 'en';
}

/**
 * /payment-sources and /vault-display: a customer's saved sources and one stored card, in frames of merchants' pages.
 */
export function savedSourcePages({ db, clock, findBrowserKey }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/payment-sources', async (c) => {
    const { access_token: accessToken, public_key: publicKey } = c.req.query();
    const key = await findBrowserKey(accessToken ? { accessToken } : { publicKey });
    setPageHeaders(c, key ? await ancestorsOf(db, key) : [], { isScripted: true });
    if (!key || !(await mayFrame(c, (origin) => allowsOrigin(db, key, origin)))) return c.text(WRONG_DOMAIN, 403);
    const page = { title: 'Saved payment methods', sheet: 'saved-sources', script: 'payment-sources' } as const;
    const facts = { language: languageOf(c) };
    return c.html(
      hostedShell({ ...page, facts, body: waiting('Saved payment methods', 'Loading saved payment methods') }),
    );
  });

  routes.get('/vault-display', async (c) => {
    const given = c.req.query('vault_display_token') ?? '';
    const token = await findPageToken(db, 'vault_display', given, clock.now());
    // A script reports an expired token to the page around, so that page must still be allowed to frame this one.
    const origins = token ? await originsOfMerchant(db, token.merchantId) : await ancestorsOf(db);
    setPageHeaders(c, origins, { isScripted: true });
    const isFramed = await mayFrame(c, (origin) => isKnownOrigin(db, origin, token?.merchantId));
    if (!isFramed) return c.text(WRONG_DOMAIN, 403);
    const source = token && (await findSavedSource(db, token.merchantId, token.subject));
    const facts = {
      refusal: token ? '' : await vaultRefusal(db, given),
      card: JSON.stringify(
        source && {
          holder: source.holderName,
          scheme: source.cardScheme,
          last4: source.cardLast4,
          expiry: `${String(source.expireMonth).padStart(2, '0')}/${String(source.expireYear).slice(-2)}`,
        },
      ),
    };
    const page = { title: 'Stored card', sheet: 'saved-sources', script: 'vault-display' } as const;
    return c.html(hostedShell({ ...page, facts, body: waiting('Stored card', 'Loading the stored card') }));
  });

  // Called by the hosted page, so that card details never pass through the merchant's page.
  routes.post('/vault-display/reveal', async (c) => {
    if (!isOwnOrigin(c, c.req.header('origin') ?? '')) throw new SandboxError(403, 'access_forbidden', WRONG_DOMAIN);
    c.header('Cache-Control', 'no-store');
    return answer(c, 200, 'vault_display', await revealCard(db, await readBody(c, revealRequest), clock.now()));
  });

  return routes;
}
