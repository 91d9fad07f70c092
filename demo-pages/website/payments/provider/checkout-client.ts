/** A hosted checkout for the merchant's server. */
export interface HostedCheckout {
  intent_id: string;
  /** The token that the page's `<pay-widget>` starts with. */
  token: string;
  status: 'open' | 'in_review' | 'paid' | 'succeeded' | 'failed' | 'expired';
  charge_id: string | null;
  amount: string;
  currency: string;
  scenario: string;
}

/** The payment of an order; `key` identifies the order, so that it has one checkout however often it is requested. */
export interface CheckoutOrder {
  key: string;
  amount: string;
  currency: string;
  reference: string;
  returnUrl: string;
  configuration: Readonly<Record<string, unknown>>;
}

/** `refused`: the provider's own message about the error. */
export type CheckoutAnswer =
  | { kind: 'made'; checkout: HostedCheckout }
  | { kind: 'refused'; message: string }
  | { kind: 'unreached' };

export interface CheckoutClient {
  make(order: CheckoutOrder): Promise<CheckoutAnswer>;
  /** The checkout of an order; undefined when the provider has none. */
  find(key: string): Promise<HostedCheckout | undefined>;
}

const TIMEOUT_MS = 15_000;

interface Body {
  error?: { message?: unknown } | null;
  resource?: { data?: unknown } | null;
}

/** The merchant's client for hosted checkouts: two calls with the secret key. */
export function createCheckoutClient(options: {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
}): CheckoutClient {
  const { providerOrigin, secretKey, fetch } = options;

  const ask = async (path: string, init: RequestInit = {}): Promise<{ status: number; body: Body } | undefined> => {
    try {
      const headers = { 'x-user-secret-key': secretKey, 'content-type': 'application/json', ...init.headers };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(new URL(path, providerOrigin), { ...init, headers, signal });
      return { status: response.status, body: (await response.json()) as Body };
    } catch {
      return undefined;
    }
  };

  return {
    async make({ key, returnUrl, ...order }) {
      const answer = await ask('/v1/checkouts/intent', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ ...order, return_url: returnUrl }),
      });
      const checkout = answer?.body.resource?.data;
      if (answer?.status === 201 && checkout) return { kind: 'made', checkout: checkout as HostedCheckout };
      if (answer?.status !== 400) return { kind: 'unreached' };
      return { kind: 'refused', message: String(answer.body.error?.message ?? 'The checkout was refused') };
    },
    async find(key) {
      const answer = await ask(`/v1/checkouts?idempotency_key=${encodeURIComponent(key)}`);
      return answer?.status === 200 ? (answer.body.resource?.data as HostedCheckout) : undefined;
    },
  };
}
