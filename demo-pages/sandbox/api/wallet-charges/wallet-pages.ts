import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import {
  decimalAmount,
  hostedShell,
  isKnownOrigin,
  merchants,
  originsOfMerchant,
  prefixedId,
  type SandboxServices,
  setPageHeaders,
  WRONG_DOMAIN,
} from '../../core/index.ts';
import type { WalletDecision } from '../../simulated/index.ts';
import { payWalletCharge } from './wallet-capture.ts';
import { DECISION_KIND, type DecisionKind, type PageKind, WALLET_PAGES } from './wallet-gateways.ts';
import { type WalletChargeRow, walletChargeByOrder } from './wallet-store.ts';
import { chargeOfToken } from './wallet-token.ts';

type Markup = ReturnType<typeof html>;

/** The header and footer that all pages of a simulated wallet share, around the page's own form. */
function page(kind: PageKind, charge: WalletChargeRow, merchantName: string, asks: Markup) {
  const { name, likeness, promise, mark } = WALLET_PAGES[kind];
  return html`<header>
      <span class="brand">${mark}<span>${name}</span></span>
      <span class="badge">Simulated</span>
    </header>
    <main aria-label="${name}">
      <h1>${promise}</h1>
      <p class="payee">to <strong>${merchantName}</strong></p>
      <p class="amount" id="amount">${charge.currency} ${decimalAmount(charge.amountMinor)}</p>
      ${asks}
      <p class="note">This page simulates a wallet of the ${likeness} type in the Haven sandbox. It belongs to no such
        company, knows no account of yours, and moves no money.</p>
    </main>`;
}

/** A page of the popup and redirect wallets, where one button decides; works without script. */
function decisionBody(
  kind: DecisionKind,
  charge: WalletChargeRow,
  merchantName: string,
  hidden: Record<string, string>,
) {
  const [first, ...others] = WALLET_PAGES[kind].ways;
  const remember =
    kind === 'flypay-v2'
      ? html`<p class="sign-in" id="sign-in" role="status" hidden></p>
        <label class="tick" for="remember"><input id="remember" name="remember" type="checkbox" value="yes" checked>
          <span>Keep me signed in at this shop</span></label>`
      : '';
  return page(
    kind,
    charge,
    merchantName,
    html`<form method="post" action="/wallet/${kind}">
        ${Object.entries(hidden).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
        ${remember}
        <button class="first" name="decision" value="${first?.decision ?? ''}">${first?.label ?? ''}</button>
        <fieldset>
          <legend>Test other outcomes</legend>
          ${others.map(({ decision, label }) => html`<button name="decision" value="${decision}">${label}</button>`)}
        </fieldset>
      </form>`,
  );
}

const ADDRESSES = [
  { id: 'sydney', label: 'Sydney NSW 2000, Australia' },
  { id: 'auckland', label: 'Auckland 1010, New Zealand' },
  { id: 'paris', label: 'Paris 75001, France' },
];

/**
 * The frame of the first pay-later wallet: its script calls the server and exchanges messages with the merchant's page.
 * The controls are disabled until the script runs: a click before that would send the form and lose the payment.
 */
function frameBody(charge: WalletChargeRow, merchantName: string, isShipping: boolean) {
  const [first, ...others] = WALLET_PAGES.flypay.ways;
  const shipping = isShipping
    ? html`<label for="address">Deliver to</label>
        <select id="address" name="address"
          disabled>${ADDRESSES.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}</select>
        <div id="options"></div>`
    : '';
  return page(
    'flypay',
    charge,
    merchantName,
    html`<form id="pay">
        ${shipping}
        <p class="status" id="status" role="status"></p>
        <button class="first" name="decision" value="${first?.decision ?? ''}" disabled>${first?.label ?? ''}</button>
        <fieldset disabled>
          <legend>Test other outcomes</legend>
          ${others.map(({ decision, label }) => html`<button name="decision" value="${decision}">${label}</button>`)}
        </fieldset>
      </form>
      <noscript><p class="status">This wallet needs JavaScript. Please switch it on and reload the
        page.</p></noscript>`,
  );
}

type WalletDecisionResult = {
  kind: PageKind;
  charge: WalletChargeRow;
  decision: WalletDecision;
  origin: string;
  flow: string;
  remember: boolean;
};

const isPaid = ({ status }: WalletChargeRow) => status === 'complete' || status === 'pending' || status === 'inreview';

/** What a popup posts to the page that opened it, in its wallet's own format. */
function messagesOf({ kind, charge, decision, remember }: WalletDecisionResult): object[] {
  const orderId = charge.orderId ?? '';
  const cancelled = decision === 'cancel' && !isPaid(charge);
  if (kind !== 'flypay-v2') {
    const status = isPaid(charge) ? 'SUCCESS' : cancelled ? 'CANCELLED' : 'DECLINED';
    return [{ source: 'haven-wallet', status, orderToken: orderId }];
  }
  if (cancelled) return [{ paymentFlowState: 'cancelled', orderId }];
  const { failureCode: code, failureMessage: message } = charge;
  if (!isPaid(charge))
    return [
      { paymentFlowState: 'failed', orderId },
      { error: { code, message }, orderId },
    ];
  const tokens = remember ? [{ accessToken: prefixedId('fly_at'), refreshToken: prefixedId('fly_rt') }] : [];
  return [...tokens, { paymentFlowState: 'completed', orderId }, { isPaymentSuccessful: true, orderId }];
}

/** The return address of a redirected shopper: the charge's own addresses, with the parameters of Afterpay's type. */
function returnTo({ charge, decision }: WalletDecisionResult): string {
  const { success_url, error_url } = charge.meta;
  const address = isPaid(charge) ? success_url : (error_url ?? success_url);
  if (!address) return '';
  const url = new URL(address);
  url.searchParams.set('status', isPaid(charge) ? 'SUCCESS' : decision === 'cancel' ? 'CANCELLED' : 'DECLINED');
  url.searchParams.set('orderToken', charge.orderId ?? '');
  return url.href;
}

/** The page after a decision: a popup posts the outcome and closes, any other page redirects to the merchant. */
function decisionPage(c: Context, result: WalletDecisionResult): Response | Promise<Response> {
  const address = result.flow === 'redirect' ? returnTo(result) : '';
  if (address) return c.redirect(address, 303);
  const paid = isPaid(result.charge);
  const title = paid ? 'Payment made' : result.decision === 'cancel' ? 'Payment cancelled' : 'The payment did not work';
  const body = html`<main class="card">
      <p class="mark ${paid ? 'good' : 'bad'}" aria-hidden="true"></p>
      <h1>${title}</h1>
      <p role="status">${paid ? '' : 'Nothing was charged. '}This window closes by itself. You can also close it and
        continue in the shop.</p>
      <button class="action quiet" type="button" data-close>Close this window</button>
    </main>`;
  const facts = { messages: JSON.stringify(messagesOf(result)), 'page-origin': result.origin, closes: 'true' };
  return c.html(hostedShell({ title, sheet: 'checkout', script: 'wallet-popup', facts, body }));
}

/** The query of a page: the order, and the merchant's page that receives its messages. */
type Visit = { orderId: string; page: string; flow: string };

const visitOf = (values: Record<string, string | undefined>): Visit => ({
  orderId: values['orderId'] ?? values['token'] ?? '',
  page: values['merchantUrl'] ?? values['sdk_origin'] ?? '',
  flow: values['flow'] === 'popup' || values['merchantUrl'] !== undefined ? 'popup' : 'redirect',
});

/** The pages of the wallets that have some: a frame, a popup, and a page that the shopper is redirected to. */
export function walletPages({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  const nameOf = async ({ merchantId }: WalletChargeRow) => {
    const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
    return merchant?.name ?? 'A shop';
  };

  // S7.43: the frame receives only these six parameters and its widget's id, so the token decides which merchant's
  // pages may show it.
  routes.get('/flypay', async (c) => {
    const charge = await chargeOfToken(db, c.req.query('token') ?? '', clock.now());
    if (!charge || WALLET_PAGES.flypay.gatewayType !== charge.gatewayType) {
      setPageHeaders(c, []);
      return c.text('This charge token is unknown or has expired. Start again in the shop.', 403);
    }
    const origins = await originsOfMerchant(db, charge.merchantId);
    setPageHeaders(c, origins, { isScripted: true, formActions: ["'self'"] });
    const isPayable = charge.status === 'wallet_initialized' || charge.failureCode === 'card_declined';
    const facts = {
      reference: c.req.query('credentials') ?? '',
      'widget-id': c.req.query('widget_id') ?? '',
      currency: charge.currency,
      payable: String(isPayable),
      'page-origins': origins.join(' '),
    };
    const body = frameBody(charge, await nameOf(charge), c.req.query('request_shipping') === 'true');
    const page = {
      title: 'SimFly (simulated)',
      sheet: 'simulated',
      script: 'flypay-frame',
      bodyClass: 'flypay framed',
    } as const;
    return c.html(hostedShell({ ...page, facts, body }));
  });

  // The order's details for a sheet in the merchant's page; only that page and the wallet know the order's id.
  routes.get('/orders/:orderId', async (c) => {
    const charge = await walletChargeByOrder(db, c.req.param('orderId'));
    if (!charge) return c.json({ error: 'There is no such order' }, 404);
    const origin = c.req.header('origin') ?? '';
    if (await isKnownOrigin(db, origin, charge.merchantId)) c.header('Access-Control-Allow-Origin', origin);
    c.header('Cache-Control', 'no-store');
    const { amountMinor, currency } = charge;
    return c.json({ amount: decimalAmount(amountMinor), currency, merchant: await nameOf(charge) });
  });

  const chargeOf = async (kind: PageKind, { orderId }: Visit) => {
    const charge = await walletChargeByOrder(db, orderId);
    return charge && WALLET_PAGES[kind].gatewayType === charge.gatewayType ? charge : null;
  };
  const lost = (c: Context) => {
    setPageHeaders(c, []);
    return c.text('This payment is unknown or has ended. Close this window and start again in the shop.', 404);
  };
  /** The origin that the page may post messages to; null when it is not a page of the charge's merchant. */
  const pageOrigin = async (charge: WalletChargeRow, { page }: Visit): Promise<string | null> => {
    if (page === '') return '';
    const origin = URL.canParse(page) ? new URL(page).origin : '';
    return (await isKnownOrigin(db, origin, charge.merchantId)) ? origin : null;
  };

  // A client that is configured with the wallet's address may append the query after a slash.
  const show = async (c: Context) => {
    const kind = c.req.param('kind') as DecisionKind;
    const visit = visitOf(c.req.query());
    const charge = await chargeOf(kind, visit);
    if (!charge || charge.expiresAt <= clock.now()) return lost(c);
    const origin = await pageOrigin(charge, visit);
    if (origin === null) {
      setPageHeaders(c, []);
      return c.text(WRONG_DOMAIN, 403);
    }
    // A browser checks the redirect after a form post against the policy of the page that contains the form.
    const returnOrigins = ['success_url', 'error_url'].flatMap((field) => {
      const address = charge.meta[field];
      return address ? [new URL(address).origin] : [];
    });
    setPageHeaders(c, [], { isScripted: true, formActions: [...new Set(["'self'", ...returnOrigins])] });
    const hidden = { token: visit.orderId, sdk_origin: origin, flow: visit.flow };
    const { name, look } = WALLET_PAGES[kind];
    return c.html(
      hostedShell({
        title: `${name} (simulated)`,
        sheet: 'simulated',
        script: 'wallet-popup',
        bodyClass: look,
        facts: { messages: JSON.stringify([{ isDomReady: true }]), 'page-origin': origin },
        body: decisionBody(kind, charge, await nameOf(charge), hidden),
      }),
    );
  };
  routes.get(`/${DECISION_KIND}`, show);
  routes.get(`/${DECISION_KIND}/`, show);

  routes.post(`/${DECISION_KIND}`, bodyLimit({ maxSize: 4096 }), async (c) => {
    const kind = c.req.param('kind') as DecisionKind;
    const form = (await c.req.parseBody()) as Record<string, string>;
    const visit = visitOf(form);
    const charge = await chargeOf(kind, visit);
    if (!charge || (charge.status === 'wallet_initialized' && charge.expiresAt <= clock.now())) return lost(c);
    const origin = await pageOrigin(charge, visit);
    const way = WALLET_PAGES[kind].ways.find(({ decision }) => decision === form['decision']);
    if (origin === null || !way) return c.text('Choose one of the buttons of the page.', 400);
    const charged = await decide(charge, way.decision);
    setPageHeaders(c, [], { isScripted: true });
    return decisionPage(c, {
      kind,
      charge: charged,
      decision: way.decision,
      origin,
      flow: visit.flow,
      remember: form['remember'] === 'yes',
    });
  });

  const decide = async (charge: WalletChargeRow, decision: WalletDecision): Promise<WalletChargeRow> => {
    if (decision === 'cancel') return charge;
    const payment = { methodHash: `page:${decision}`, outcome: decision, paymentSource: { type: 'wallet' } };
    return (await payWalletCharge(db, charge, payment, clock)).charge;
  };

  return routes;
}
