import { eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import {
  allowsOrigin,
  ancestorsOf,
  hostedShell,
  isKnownOrigin,
  isOwnOrigin,
  mayFrame,
  originsOfMerchant,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  setPageHeaders,
  WRONG_DOMAIN,
} from '../../core/index.ts';
import { TEST_CARDS } from '../../simulated/index.ts';
import { findPageToken, findSavedSource, vaultRefusal } from './page-token-store.ts';
import { pageTokens } from './vault-schema.ts';

const waiting = (
  label: string,
  text: string,
) => html`<main id="saved" aria-label="${label}"><p class="loading" role="status">${text}</p>
      <noscript><p>This needs JavaScript. Please switch it on and reload the page.</p></noscript></main>`;

function languageOf(c: Context): string {
  const requested = c.req.query('language') ?? '';
  return /^[A-Za-z]{2}(-[A-Za-z]{2})?$/.test(requested) ? requested : 'en';
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
    const tokenText = c.req.query('vault_display_token') ?? '';
    const token = await findPageToken(db, 'vault_display', tokenText, clock.now());
    // A script reports an expired token to the page around, so that page must still be allowed to frame this one.
    const origins = token ? await originsOfMerchant(db, token.merchantId) : await ancestorsOf(db);
    setPageHeaders(c, origins, { isScripted: true });
    const isFramed = await mayFrame(c, (origin) => isKnownOrigin(db, origin, token?.merchantId));
    if (!isFramed) return c.text(WRONG_DOMAIN, 403);
    const source = token && (await findSavedSource(db, token.merchantId, token.subject));
    const facts = {
      refusal: token ? '' : await vaultRefusal(db, tokenText),
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
    return respond(c, 200, 'vault_display', await revealCard(db, await readBody(c, revealRequest), clock.now()));
  });

  return routes;
}

/** The codes that the sandbox "sends" to the card's owner. */
const DISPLAY_CODES = { good: '123456', forbidden: '000000', expired: '999999' } as const;

const MOST_WRONG_CODES = 3;

/** Body of POST /vault-display/reveal. Without a code, the response says that one is needed. */
const revealRequest = z.object({
  token: z.string().min(1).max(255),
  field: z.enum(['card_number', 'cvv']),
  code: z.string().max(12).optional(),
});

const forbidden = (code: 'session_expired' | 'operation_forbidden' | 'access_forbidden', message: string) =>
  new SandboxError(403, code, message);

/** The digits of a test card, which no table stores: they follow from the scheme and the last four. */
function digitsOf(scheme: string | null, last4: string | null): string {
  const isScheme = (name: string) =>
    name.toLowerCase().replaceAll(' ', '') === scheme || (scheme === 'amex' && name === 'American Express');
  return TEST_CARDS.find((card) => card.number.endsWith(last4 ?? '-') && isScheme(card.scheme))?.number ?? '';
}

/** Returns a stored card's number or security code when the code is right. Throws a 400 or 403. */
async function revealCard(
  db: Database,
  { token: text, field, code }: z.output<typeof revealRequest>,
  now: Date,
): Promise<{ status: 'code_requested' } | { status: 'revealed'; value: string }> {
  const token = await findPageToken(db, 'vault_display', text, now);
  if (!token) throw forbidden('session_expired', await vaultRefusal(db, text));
  if (code === DISPLAY_CODES.expired) {
    throw forbidden('session_expired', 'This view has expired. Ask the shop to open it again.');
  }
  if (field === 'cvv' && !token.allowsSecurityCode) {
    throw forbidden('operation_forbidden', 'The security code of this card may not be shown');
  }
  if (token.wrongCodes >= MOST_WRONG_CODES || code === DISPLAY_CODES.forbidden) {
    throw forbidden('access_forbidden', 'There were too many wrong codes');
  }
  if (code === undefined) return { status: 'code_requested' };
  if (code !== DISPLAY_CODES.good) {
    // The sandbox's published tokens never expire, so one visitor's wrong codes must not lock them for everyone.
    if (token.expiresAt !== null) {
      const wrongCodes = sql`${pageTokens.wrongCodes} + 1`;
      await db.update(pageTokens).set({ wrongCodes }).where(eq(pageTokens.hash, token.hash));
    }
    throw new SandboxError(400, 'wrong_code', 'That is not the code. Check it and try again.');
  }
  const source = await findSavedSource(db, token.merchantId, token.subject);
  const value =
    field === 'cvv' ? (source.cardScheme === 'amex' ? '1234' : '123') : digitsOf(source.cardScheme, source.cardLast4);
  return { status: 'revealed', value };
}
