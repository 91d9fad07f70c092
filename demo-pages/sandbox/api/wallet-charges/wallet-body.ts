import type { Context } from 'hono';
import { html } from 'hono/html';
import { decimalAmount, hostedShell, prefixedId } from '../../core/index.ts';
import type { WalletDecision } from '../../simulated/index.ts';
import { type DecisionKind, type PageKind, WALLET_PAGES } from './wallet-gateways.ts';
import type { WalletChargeRow } from './wallet-store.ts';

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
export function decisionBody(
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
export function frameBody(charge: WalletChargeRow, merchantName: string, isShipping: boolean) {
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
export function decisionPage(c: Context, result: WalletDecisionResult): Response | Promise<Response> {
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
