import type { BankMandate, SourceDisplay } from '../payment-schema.ts';
import { type ChargeTimes, chargeTimes } from './charge-times.ts';

/**
 * The provider's answer about a charge. `accepted`: a bank debit whose money comes days later; `failed`: what should
 * pay was refused; `rejected`: our request was, such as by a wrong key, gateway or field, which says nothing about the
 * payer; `unreached`: the request never left; `busy`: the provider turned it away
 * unread, because it gets too many of ours; `unknown`: the provider may have received it.
 */
export type ChargeOutcome =
  | ({ kind: 'approved' | 'accepted'; chargeId: string } & ChargeTimes)
  | { kind: 'declined' | 'failed'; errorCode: string; declineCode?: string }
  | { kind: 'rejected'; errorCode: string }
  | { kind: 'unreached' | 'busy' }
  | { kind: 'unknown' };

export interface ChargeCustomer {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** What is charged: a one-time token, or a source that the provider keeps for a customer. */
export type ChargeSource = { token: string } | { customer_id: string; source_id: string; initiator?: 'merchant' };

/** A charge request; the same attempt always sends the same request. */
export type ChargeRequest = ChargeSource & {
  idempotencyKey: string;
  amount: string;
  currency: string;
  reference: string;
  /** The 3-D Secure authentication of the charge; without one, a card that needs it is refused. */
  _3ds?: { id: string } | { required: true };
  customer: ChargeCustomer;
};

/** A source to keep for later charges; the same attempt always sends the same request. */
export interface SaveSourceRequest extends ChargeCustomer {
  idempotencyKey: string;
  token: string;
  mandate?: BankMandate;
}

/** What pays: a card, a bank account, or an account at PayPal, whose owner signs in there. */
type SourceKind = 'card' | 'bank' | 'paypal';

/** The result of saving a source: what and where it is, or why it is not saved. */
export type SaveOutcome =
  | { kind: 'saved'; customerId: string; sourceId: string; source: SourceKind; display: SourceDisplay }
  | ChargeOutcome;

export interface ProviderClient {
  /**
   * What a one-time token pays with, from the provider and never from the page that sends the token; undefined when the
   * provider does not say, because it is out of reach, has no such call or does not know the token.
   */
  kindOf(token: string): Promise<SourceKind | undefined>;
  /** Requests a charge, twice when the first answer was lost: the idempotency key makes sure that it happens once. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Keeps a one-time token as a customer's source; repeating the request keeps it once. */
  save(request: SaveSourceRequest): Promise<SaveOutcome>;
  /** The result of an earlier charge; undefined when the provider has no such charge. */
  find(idempotencyKey: string): Promise<ChargeOutcome | undefined>;
}

export interface ProviderClientOptions {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

// Two attempts fit into the minute that the page waits, after the question what the token pays with.
const TIMEOUT_MS = 25_000;
const KIND_TIMEOUT_MS = 5_000;
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
      const signal = init.signal ?? AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { ...init, headers, signal });
      const json = response.json() as Promise<ProviderBody>;
      // A limit may be a proxy's, whose body is not the provider's.
      return { status: response.status, body: await (response.status === 429 ? json.catch(() => ({})) : json) };
    } catch (error) {
      return { kind: wasNeverSent(error) ? 'unreached' : 'unknown' };
    }
  };

  const post = (address: URL, { idempotencyKey, ...body }: { idempotencyKey: string }) =>
    ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    });

  const chargeOnce = async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const answer = await post(url, request);
    return 'kind' in answer ? answer : toOutcome(answer.status, answer.body);
  };

  return {
    async kindOf(token) {
      const address = new URL(`/v1/payment_sources/tokens/${encodeURIComponent(token)}`, providerOrigin);
      const answer = await ask(address, { signal: AbortSignal.timeout(Math.min(timeoutMs, KIND_TIMEOUT_MS)) });
      return 'kind' in answer || answer.status !== 200 ? undefined : kindOfSource(answer.body?.resource?.data?.type);
    },
    async charge(request) {
      const first = await chargeOnce(request);
      if (first.kind !== 'unknown') return first;
      const second = await chargeOnce(request);
      // The first request may have arrived, whatever the result of the second.
      return second.kind === 'unreached' || second.kind === 'busy' ? first : second;
    },
    async save(request) {
      const answer = await post(new URL('/v1/customers', providerOrigin), request);
      if ('kind' in answer) return answer;
      const { _id: customerId, default_source: sourceId, payment_sources: sources } = answer.body?.resource?.data ?? {};
      if (answer.status >= 300) return toRefusal(answer.status, failureOf(answer.body));
      if (typeof customerId !== 'string' || typeof sourceId !== 'string') return { kind: 'unknown' };
      const saved = sources?.find(({ _id }) => _id === sourceId);
      return { kind: 'saved', customerId, sourceId, source: kindOfSource(saved?.type), display: toDisplay(saved) };
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

interface Failure {
  code?: unknown;
  /** The field of the request that was refused. */
  path?: unknown;
  decline_code?: unknown;
}

interface ProviderBody {
  error?: { code?: unknown; details?: { path?: unknown; decline_code?: unknown } | null } | null;
  resource?: { data?: ResourceData | null } | null;
}

interface ResourceData {
  _id?: unknown;
  type?: unknown;
  status?: unknown;
  created_at?: unknown;
  settled_at?: unknown;
  failure?: Failure;
  default_source?: unknown;
  payment_sources?: SourceJson[];
}

/** A saved source as the provider presents it. */
export interface SourceJson {
  _id?: unknown;
  type?: unknown;
  card_scheme?: unknown;
  card_number_last4?: unknown;
  account_last4?: unknown;
  expire_month?: unknown;
  expire_year?: unknown;
}

/**
 * Whatever the provider does not name otherwise is limited and authenticated like a card: a gift card has a number too.
 */
function kindOfSource(type: unknown): SourceKind {
  if (type === 'bank_account') return 'bank';
  return type === 'checkout' ? 'paypal' : 'card';
}

/** What identifies a source of the provider to its owner. */
export function toDisplay(source: SourceJson | undefined): SourceDisplay {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { expire_month: month, expire_year: year } = source ?? {};
  const hasEnd = typeof month === 'number' && typeof year === 'number';
  return {
    sourceScheme: text(source?.card_scheme),
    sourceLast4: text(source?.card_number_last4) || text(source?.account_last4),
    sourceEndsIn: hasEnd ? `${year}-${String(month).padStart(2, '0')}` : null,
  };
}

/**
 * Charges that were made. What became of them later, when the answer was lost for days, is followed up by their id: a
 * debit that came back was accepted, and a disputed card had paid.
 */
const MADE: Readonly<Record<string, 'approved' | 'accepted'>> = {
  complete: 'approved',
  charged_back: 'approved',
  pending_settlement: 'accepted',
  dishonoured: 'accepted',
};

function toOutcome(status: number, body: ProviderBody): ChargeOutcome {
  const charge = body?.resource?.data;
  if (status >= 200 && status < 300) {
    const kind = MADE[String(charge?.status)];
    if (typeof charge?._id === 'string' && kind) return { kind, chargeId: charge._id, ...chargeTimes(charge) };
    // A lookup of a refused charge answers 200 and includes its failure.
    return charge?.status === 'failed' ? toRefusal(402, charge.failure) : { kind: 'unknown' };
  }
  return toRefusal(status, failureOf(body));
}

/** An error names the bank's reason in its details. */
const failureOf = ({ error }: ProviderBody): Failure => ({
  code: error?.code,
  path: error?.details?.path,
  decline_code: error?.details?.decline_code,
});

/** Refusals of a request that the merchant composed, whatever the payer gave. */
const REQUEST_REFUSALS: ReadonlySet<string> = new Set([
  'validation_error',
  'invalid_amount',
  'idempotency_key_required',
  'unauthorized',
  'access_forbidden',
  'secret_key_in_page',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'unsupported_payment_type',
  'unsupported_gateway',
  'unfulfilled_condition',
  'capture_required',
  'mandate_required',
]);
/** The provider refuses this card for now. */
const CARD_LIMIT = 'too_many_declines';
/** The key, the address or the form of the request, in the words of any provider. */
const REQUEST_STATUSES = [401, 403, 404, 405, 413, 415];

function toRefusal(status: number, failure: Failure | null | undefined): ChargeOutcome {
  const errorCode = typeof failure?.code === 'string' ? failure.code : '';
  const declineCode = typeof failure?.decline_code === 'string' ? { declineCode: failure.decline_code } : {};
  if (errorCode === 'card_declined') return { kind: 'declined', errorCode, ...declineCode };
  // Limits are checked before the charge, so there is none: this card's own, or that of all our requests.
  if (status === 429) return failure?.decline_code === CARD_LIMIT ? { kind: 'failed', errorCode } : { kind: 'busy' };
  // The token and the authentication come from the payer's page: a wrong one is not our fault.
  const isOurs = !/^(token|_3ds)\b/.test(String(failure?.path ?? ''));
  if (errorCode !== '' && isOurs && (REQUEST_STATUSES.includes(status) || REQUEST_REFUSALS.has(errorCode)))
    return { kind: 'rejected', errorCode };
  // The issuer's stored decline is final; a conflict or a server error is not an answer.
  const isFinal = errorCode === 'processing_error' || (errorCode !== '' && [400, 402, 422].includes(status));
  return isFinal ? { kind: 'failed', errorCode, ...declineCode } : { kind: 'unknown' };
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && NEVER_SENT.has(cause.code);
}
