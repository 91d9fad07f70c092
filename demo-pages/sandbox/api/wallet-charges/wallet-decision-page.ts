import type { Context } from 'hono';
import { html } from 'hono/html';
import { hostedShell, randomId } from '../../core/index.ts';
import type { WalletDecision } from '../../simulated/index.ts';
import type { PageKind } from './wallet-brands.ts';
import type { WalletCharge } from './wallet-store.ts';

type Decided = {
  kind: PageKind;
  charge: WalletCharge;
  decision: WalletDecision;
  origin: string;
  flow: string;
  remember: boolean;
};

const isPaid = ({ status }: WalletCharge) => status === 'complete' || status === 'pending' || status === 'inreview';

/** What a popup posts to the page that opened it, in its wallet's own format. */
function messagesOf({ kind, charge, decision, remember }: Decided): object[] {
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
  const tokens = remember ? [{ accessToken: randomId('fly_at'), refreshToken: randomId('fly_rt') }] : [];
  return [...tokens, { paymentFlowState: 'completed', orderId }, { isPaymentSuccessful: true, orderId }];
}

/** The return address of a redirected shopper: the charge's own addresses, with the parameters of Afterpay's type. */
function returnTo({ charge, decision }: Decided): string {
  const { success_url, error_url } = charge.meta;
  const address = isPaid(charge) ? success_url : (error_url ?? success_url);
  if (!address) return '';
  const url = new URL(address);
  url.searchParams.set('status', isPaid(charge) ? 'SUCCESS' : decision === 'cancel' ? 'CANCELLED' : 'DECLINED');
  url.searchParams.set('orderToken', charge.orderId ?? '');
  return url.href;
}

/** The page after a decision: a popup posts the outcome and closes, any other page redirects to the merchant. */
export function decisionPage(c: Context, decided: Decided): Response | Promise<Response> {
  const address = decided.flow === 'redirect' ? returnTo(decided) : '';
  if (address) return c.redirect(address, 303);
  const paid = isPaid(decided.charge);
  const title = paid
    ? 'Payment made'
    : decided.decision === 'cancel'
      ? 'Payment cancelled'
      : 'The payment did not work';
  const body = html`<main class="card">
      <p class="mark ${paid ? 'good' : 'bad'}" aria-hidden="true"></p>
      <h1>${title}</h1>
      <p role="status">${paid ? '' : 'Nothing was charged. '}This window closes by itself. You can also close it and continue in the shop.</p>
      <button class="action quiet" type="button" data-close>Close this window</button>
    </main>`;
  const facts = { messages: JSON.stringify(messagesOf(decided)), 'page-origin': decided.origin, closes: 'true' };
  return c.html(hostedShell({ title, sheet: 'checkout', script: 'wallet-popup', facts, body }));
}
