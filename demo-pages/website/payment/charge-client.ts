/**
 * The provider's answer about a charge. `unreached`: the request never left; `unknown`: the provider may have received
 * it.
 */
export type ChargeOutcome =
  | { kind: 'approved'; chargeId: string }
  | { kind: 'declined' | 'failed'; errorCode: string }
  | { kind: 'unreached' }
  | { kind: 'unknown' };

/** A charge request; the same attempt always sends the same request. */
export interface ChargeRequest {
  idempotencyKey: string;
  amount: string;
  currency: string;
  reference: string;
  token: string;
  /** The 3-D Secure authentication of the charge; without one, a card that needs it is refused. */
  _3ds?: { id: string } | { required: true };
  customer: { first_name: string; last_name: string; email: string; phone: string };
}

export interface ProviderClient {
  /** Requests a charge, twice when the first answer was lost: the idempotency key makes sure that it happens once. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** The result of an earlier charge; undefined when the provider has no such charge. */
  find(idempotencyKey: string): Promise<ChargeOutcome | undefined>;
}

export interface ProviderClientOptions {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

// Two attempts fit into the minute that the page waits.
const TIMEOUT_MS = 25_000;
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The merchant's client for the provider's charges. It receives one-time tokens, never card numbers. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { providerOrigin, secretKey, fetch, timeoutMs = TIMEOUT_MS } = options;
  const url = new URL('/v1/charges', providerOrigin);

  const ask = async (
    address: URL,
    init: RequestInit,
  ): Promise<{ status: number; body: ProviderBody } | ChargeOutcome> => {
    try {
      const headers = { 'x-user-secret-key': secretKey, ...init.headers };
      const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, body: (await response.json()) as ProviderBody };
    } catch (error) {
      return { kind: wasNeverSent(error) ? 'unreached' : 'unknown' };
    }
  };

  const chargeOnce = async ({ idempotencyKey, ...body }: ChargeRequest): Promise<ChargeOutcome> => {
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    });
    return 'kind' in answer ? answer : toOutcome(answer.status, answer.body);
  };

  return {
    async charge(request) {
      const first = await chargeOnce(request);
      if (first.kind !== 'unknown') return first;
      const second = await chargeOnce(request);
      // The first request may have arrived, whatever the result of the second.
      return second.kind === 'unreached' ? first : second;
    },
    async find(idempotencyKey) {
      const address = new URL(url);
      address.searchParams.set('idempotency_key', idempotencyKey);
      const answer = await ask(address, {});
      if ('kind' in answer) return { kind: 'unknown' };
      if (answer.status === 404) return undefined;
      // Any other refusal is about this lookup, not about the charge.
      return answer.status === 200 ? toOutcome(200, answer.body) : { kind: 'unknown' };
    },
  };
}

interface ProviderBody {
  error?: { code?: unknown } | null;
  resource?: { data?: { _id?: unknown; status?: unknown; failure?: { code?: unknown } } | null } | null;
}

function toOutcome(status: number, body: ProviderBody): ChargeOutcome {
  const charge = body?.resource?.data;
  if (status >= 200 && status < 300) {
    if (typeof charge?._id === 'string' && charge.status === 'complete')
      return { kind: 'approved', chargeId: charge._id };
    // A lookup of a refused charge answers 200 and includes its failure.
    return charge?.status === 'failed' ? toRefusal(402, charge.failure?.code) : { kind: 'unknown' };
  }
  return toRefusal(status, body?.error?.code);
}

function toRefusal(status: number, code: unknown): ChargeOutcome {
  const errorCode = typeof code === 'string' ? code : '';
  if (errorCode === 'card_declined') return { kind: 'declined', errorCode };
  // The provider refuses this card for now: the limit is checked before the charge, so there is no charge.
  if (status === 429 && errorCode === 'rate_limited') return { kind: 'failed', errorCode };
  // A refusal of the request itself and the issuer's stored decline are final; a conflict or a server error is not an
  // answer.
  const isFinal =
    errorCode === 'processing_error' || (errorCode !== '' && [400, 401, 402, 403, 404, 422].includes(status));
  return isFinal ? { kind: 'failed', errorCode } : { kind: 'unknown' };
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && NEVER_SENT.has(cause.code);
}
