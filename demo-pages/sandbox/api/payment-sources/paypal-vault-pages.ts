import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { hostedShell, isKnownOrigin, type SandboxServices, setPageHeaders } from '../../core/index.ts';
import { decideSetup, findSetup, type VaultSetup } from './setup-token-store.ts';

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
