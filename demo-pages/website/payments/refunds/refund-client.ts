import { momentOf } from '../provider/charge-times.ts';

/**
 * The provider's answer about a refund. `unknown`: no answer about this refund yet, so the same request is repeated.
 * `refundedAt`: when the money went back, by the provider.
 */
export type RefundOutcome =
  | { kind: 'refunded'; refundId: string; refundedAt: Date | undefined }
  | { kind: 'failed'; errorCode: string }
  | { kind: 'unknown' };

/** A refund request; the same refund always sends the same request. */
export interface RefundRequest {
  chargeId: string;
  idempotencyKey: string;
  amount: string;
}

export interface RefundClient {
  /** Requests a refund; the idempotency key makes sure that it happens once, however often it is requested. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

const TIMEOUT_MS = 25_000;
/** These statuses are about the refund itself; any other, such as a wrong key, does not say whether it was made. */
const FINAL = [400, 404, 422];

interface Body {
  error?: { code?: unknown } | null;
  resource?: { data?: { _id?: unknown; status?: unknown; created_at?: unknown } | null } | null;
}

/** The merchant's client for the provider's refunds, of charges by card and by wallet. */
export function createRefundClient(options: {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
}): RefundClient {
  const { providerOrigin, secretKey, fetch } = options;
  return {
    async refund({ chargeId, idempotencyKey, amount }) {
      try {
        const response = await fetch(new URL(`/v1/charges/${encodeURIComponent(chargeId)}/refunds`, providerOrigin), {
          method: 'POST',
          headers: {
            'x-user-secret-key': secretKey,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey,
          },
          body: JSON.stringify({ amount }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return toOutcome(response.status, (await response.json()) as Body);
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}

function toOutcome(status: number, body: Body): RefundOutcome {
  const refund = body.resource?.data;
  if (status === 201 && refund?.status === 'complete' && typeof refund._id === 'string')
    return { kind: 'refunded', refundId: refund._id, refundedAt: momentOf(refund.created_at) };
  const code = body.error?.code;
  return FINAL.includes(status) && typeof code === 'string' && code !== ''
    ? { kind: 'failed', errorCode: code }
    : { kind: 'unknown' };
}
