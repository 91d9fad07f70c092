import { asksConsent, type PolicyChanges } from '../../platform/index.ts';
import type { ChargeCustomer } from './charge-client.ts';
import { type ChargeTimes, chargeTimes } from './charge-times.ts';

/** A wallet charge at the provider; `open` waits for the shopper, `working` is approved but has no result yet. */
export interface WalletCharge extends ChargeTimes {
  state: 'open' | 'working' | 'complete' | 'failed';
  failureCode: string;
}

/** What a shopper is asked to approve; the same attempt always sends the same request. */
export interface WalletChargeRequest {
  idempotencyKey: string;
  gatewayId: string;
  amount: string;
  currency: string;
  reference: string;
  customer: ChargeCustomer;
}

export interface WalletClient {
  /** Makes the charge, or finds the one with this key; undefined when the provider returned none. */
  make(request: WalletChargeRequest): Promise<{ id: string; token: string } | undefined>;
  /** The charge's current state; undefined when it is unavailable now. */
  find(id: string): Promise<WalletCharge | undefined>;
  /** Cancels an unpaid charge. True when it can no longer be paid. */
  cancel(id: string, token: string): Promise<boolean>;
}

const TIMEOUT_MS = 15_000;

interface Body {
  resource?: { data?: Record<string, unknown> | null } | null;
}

/**
 * The merchant's client for the provider's wallet charges. The shopper pays one from the page, with the charge's token.
 */
export function createWalletClient(options: {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
}): WalletClient {
  const { providerOrigin, secretKey, fetch } = options;

  const ask = async (path: string, headers: Record<string, string>, body?: object) => {
    try {
      const response = await fetch(new URL(`/v1/charges/wallet${path}`, providerOrigin), {
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const { resource } = (await response.json()) as Body;
      return response.ok ? (resource?.data ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  };
  const own = { 'x-user-secret-key': secretKey };

  return {
    async make({ idempotencyKey, gatewayId, customer, ...request }) {
      const payer = { ...customer, payment_source: { gateway_id: gatewayId } };
      const made = await ask('', { ...own, 'idempotency-key': idempotencyKey }, { ...request, customer: payer });
      const { id } = (made?.charge ?? {}) as { id?: unknown };
      return typeof id === 'string' && typeof made?.token === 'string' ? { id, token: made.token } : undefined;
    },
    async find(id) {
      const found = await ask(`/${encodeURIComponent(id)}`, own);
      if (!found) return undefined;
      return { state: stateOf(found['status']), failureCode: codeOf(found['failure']), ...chargeTimes(found) };
    },
    async cancel(id, token) {
      const ended = await ask(`/${encodeURIComponent(id)}/decline`, { 'x-access-token': token }, {});
      return ended?.status === 'failed';
    },
  };
}

function stateOf(status: unknown): WalletCharge['state'] {
  if (status === 'complete' || status === 'failed') return status;
  return status === 'wallet_initialized' ? 'open' : 'working';
}

function codeOf(failure: unknown): string {
  const { code } = (failure ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** What the pages know of the wallets and of who serves their scripts. */
interface WalletSettings {
  providerOrigin: string;
  widgetOrigin: string;
  isSandbox: boolean;
  walletGatewayId: string;
  cardWalletGatewayId: string;
}

/** The addresses of the simulated scripts; none with a real provider, so that the vendors' own are loaded. */
export interface WalletScripts {
  paypal?: string;
  apple?: string;
  google?: string;
}

/** Where a page loads the wallets' scripts. */
export function walletScripts({ isSandbox, providerOrigin }: WalletSettings): WalletScripts {
  // O2.06: with an address the wallet is offered without a look-up, which asks Google before the donor has chosen it.
  if (!isSandbox) return asksConsent() ? { google: 'https://pay.google.com/gp/p/js/pay.js' } : {};
  const [paypal, apple, google] = ['paypal', 'apple-pay', 'google-pay'].map(
    (name) => `${providerOrigin}/vendor/${name}.js`,
  ) as [string, string, string];
  return { paypal, apple, google };
}

const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com';
const APPLE = 'https://applepay.cdn-apple.com';
const GOOGLE = 'https://pay.google.com https://google.com/pay';

/** What the policy of a page with wallets allows besides the provider: the sandbox's scripts, or the vendors' hosts. */
export function walletPolicy(settings: WalletSettings): PolicyChanges {
  const { isSandbox, providerOrigin, widgetOrigin, walletGatewayId, cardWalletGatewayId } = settings;
  if (walletGatewayId === '' && cardWalletGatewayId === '') return {};
  const types = { 'trusted-types': 'haven-sdk' };
  if (isSandbox) return { 'script-src': `'self' ${providerOrigin}/vendor/`, ...types };
  const paypal = walletGatewayId === '' ? [] : [PAYPAL];
  const google = cardWalletGatewayId === '' ? [] : [GOOGLE];
  const apple = cardWalletGatewayId === '' ? [] : [APPLE];
  return {
    'script-src': ["'self'", ...paypal, ...apple, ...google].join(' '),
    'frame-src': [widgetOrigin, ...paypal, ...google].join(' '),
    'connect-src': ["'self'", providerOrigin, ...paypal, ...google].join(' '),
    'img-src': ["'self' data:", ...paypal, ...google].join(' '),
    ...types,
  };
}
