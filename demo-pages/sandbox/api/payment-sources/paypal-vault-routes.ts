import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import {
  addressField,
  type BrowserVariables,
  hostedShell,
  isKnownOrigin,
  prefixedId,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  setPageHeaders,
  signToken,
  validationError,
} from '../../core/index.ts';
import { findGateway, type Gateway } from '../configurations/index.ts';
import { createSetup, decideSetup, exchangeSetup, findSetup, type VaultSetup } from './setup-token-store.ts';

const NOTE = html`<p class="note">This page simulates a wallet of the PayPal type in the Haven sandbox. It belongs to
        no such company, knows no account of yours, and moves no money.</p>`;

const FACES: Record<VaultSetup['status'], { mark: string; title: string }> = {
  created: { mark: 'wait', title: 'Not decided yet' },
  approved: { mark: 'good', title: 'Your account may be saved' },
  exchanged: { mark: 'good', title: 'Your account is saved' },
  cancelled: { mark: 'bad', title: 'Nothing was saved' },
};

/** Where a shopper approves that a PayPal-type account is saved: a page, and the call of the wallet's sheet. */
export function paypalVaultPages({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  const lost = (c: Context) => {
    setPageHeaders(c, []);
    return c.text('This request is unknown or has ended. Start again in the shop.', 404);
  };
  const decided = (c: Context, { status }: VaultSetup) => {
    setPageHeaders(c, []);
    const { mark, title } = FACES[status];
    const body = html`<main class="card"><p class="mark ${mark}" aria-hidden="true"></p><h1>${title}</h1>
      <p role="status">You can close this page and go on in the shop.</p></main>`;
    return c.html(hostedShell({ title, sheet: 'checkout', body }));
  };

  routes.get('/paypal', async (c) => {
    const token = c.req.query('approval_session_id') ?? '';
    const setup = await findSetup(db, token, clock.now());
    if (!setup) return lost(c);
    if (setup.status !== 'created') return decided(c, setup);
    setPageHeaders(c, [], { formActions: ["'self'"] });
    const body = html`<header>
        <span class="brand"><span>SimPal</span></span><span class="badge">Simulated</span>
      </header>
    <main aria-label="SimPal">
      <h1>Save SimPal for later payments</h1>
      <form method="post" action="/vault/paypal">
        <input type="hidden" name="setup_token" value="${token}">
        <button class="first" name="decision" value="approve">Agree and save</button>
        <fieldset>
          <legend>Test other outcomes</legend>
          <button name="decision" value="decline">Save an account whose payments are declined</button>
          <button name="decision" value="cancel">Cancel and go back</button>
        </fieldset>
      </form>
      ${NOTE}
    </main>`;
    return c.html(hostedShell({ title: 'SimPal vault (simulated)', sheet: 'simulated', bodyClass: 'paypal', body }));
  });

  routes.post('/paypal', bodyLimit({ maxSize: 4096 }), async (c) => {
    const { setup_token, decision } = await c.req.parseBody();
    const setup = await findSetup(db, String(setup_token ?? ''), clock.now());
    if (!setup) return lost(c);
    const after = await decideSetup(db, setup, String(decision ?? ''));
    const origin = c.req.header('origin') ?? '';
    // The wallet's sheet calls from the merchant's page.
    if (!(await isKnownOrigin(db, origin, setup.merchantId))) return decided(c, after);
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: after.status });
  });

  return routes;
}

const address = addressField(2048, 'must be an URL address');
export const gatewayRequest = z.object({ gateway_id: z.string().min(1, 'is required').max(255) });
export const setupRequest = gatewayRequest.extend({ return_url: address.optional(), cancel_url: address.optional() });
const ID_TOKEN_SECONDS = 15 * 60;

/** PayPal's vault: the id token of its script, setup tokens, and the one-time tokens that replace them. */
export function paypalVaultRoutes({ db, clock, originOf, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  const gatewayOf = async (merchantId: string, id: string): Promise<Gateway> => {
    const gateway = await findGateway(db, merchantId, id);
    if (gateway.type === 'Paypal') return gateway;
    throw new SandboxError(400, 'unfulfilled_condition', 'Gateway does not support this method');
  };

  routes.post('/payment_sources/oauth-tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, gatewayRequest);
    const { id, merchantId } = await gatewayOf(c.get('key').merchantId, gateway_id);
    const content = { claims: { gateway_id: id }, subject: merchantId, lifetimeSeconds: ID_TOKEN_SECONDS };
    const { token } = await signToken(db, { ...content, audience: 'vault' }, clock.now());
    return respond(c, 201, 'oauth_token', { access_token: prefixedId('sim_at'), id_token: token });
  });

  routes.post('/payment_sources/setup-tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, setupRequest);
    const token = await createSetup(db, await gatewayOf(c.get('key').merchantId, gateway_id), clock.now());
    const approve_link = `${originOf(c.req.url)}/vault/paypal?approval_session_id=${token}`;
    return respond(c, 201, 'setup_token', { setup_token: token, approve_link });
  });

  routes.post('/payment_sources/setup-tokens/:token/tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, gatewayRequest);
    const { id, merchantId } = await gatewayOf(c.get('key').merchantId, gateway_id);
    const setup = await findSetup(db, c.req.param('token'), clock.now());
    if (setup?.merchantId !== merchantId) throw new SandboxError(404, 'not_found', 'The setup token is unknown');
    if (setup.gatewayId !== id) throw validationError('gateway_id', 'The setup token belongs to another gateway');
    return respond(c, 201, 'token', await exchangeSetup(db, setup, clock.now()));
  });

  return routes;
}
