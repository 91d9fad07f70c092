import { callApi } from '../../client/call-api.ts';
import type { Environment } from '../../client/environments.ts';
import { asRecord, isRecord, isText, type UnknownRecord } from '../../client/record.ts';
import { rest } from '../../client/rest.ts';
import { asSdkError, SdkError, UNKNOWN_ERROR } from '../../client/sdk-error.ts';
import type { WalletPaymentMethod } from './payment-method.ts';
import type { PaymentResult } from './wallet-event.ts';

/** The status of this token's charge, for a page that lost its state; undefined if it cannot be read. */
export async function fetchChargeStatus(
  environment: Environment,
  chargeToken: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  if (!isText(id)) return undefined;
  const path = `/v1/charges/wallet/${encodeURIComponent(id)}` as const;
  return callApi(environment, chargeToken, { path, signal }).then(
    (data) => asRecord(data)['status'],
    () => undefined,
  );
}

/** S7.10: a session of Apple or Afterpay, a new order, or a changed one. */
export interface CallbackRequest {
  readonly request_type: 'CREATE_SESSION' | 'CREATE_TRANSACTION' | 'UPDATE_TRANSACTION';
  readonly wallet_type?: string | undefined;
  /** S7.11: the page's host name. */
  readonly session_id?: string | undefined;
  readonly request_shipping?: boolean | undefined;
  readonly shipping?: unknown;
  /** Where the shopper returns, if the page and not the charge states it. */
  readonly meta?: { readonly success_url?: string | undefined; readonly error_url?: string | undefined } | undefined;
}

/** S7.09, S7.30: one POST; resolves with `resource.data`, whose `id` names an order (S7.12). */
export async function sendCallback(
  environment: Environment,
  chargeToken: string,
  request: CallbackRequest,
  signal: AbortSignal,
): Promise<UnknownRecord> {
  return asRecord(
    await callApi(environment, chargeToken, { path: '/v1/charges/wallet/callback', body: request, signal }),
  );
}

/** S7.22: the wallets' credentials of a gateway. */
export async function fetchWalletConfig(
  environment: Environment,
  credential: string,
  gatewayId: string,
  signal: AbortSignal,
): Promise<{ type?: unknown; mode?: unknown; credentials: UnknownRecord }> {
  const path = `/v1/gateways/${encodeURIComponent(gatewayId)}/wallet-config` as const;
  const config = asRecord(await callApi(environment, credential, { path, signal }));
  return { ...config, credentials: asRecord(config['credentials']) };
}

/** Milliseconds before the retry of a capture whose response was lost. */
export const CAPTURE_RETRY_DELAY = 1000;

/** The error code if it is unknown whether the provider captured. */
export const OUTCOME_UNKNOWN = 'outcome_unknown';

/** True if the provider may have captured although the response does not say so. */
function isLost({ cause, status }: SdkError): boolean {
  return status
    ? status >= 500 || status === 429 || status === 408
    : cause === 'service_unreachable' || cause === 'unknown_error';
}

/**
 * S7.08: captures the charge of this token, once. The token makes a retry harmless: if the response was lost, the call
 * is sent up to two more times, with the same token and the same body. Rejects with code `outcome_unknown` if all
 * responses were lost, with the provider's error if it refused.
 */
export async function capturePayment(
  environment: Environment,
  chargeToken: string,
  body: WalletPaymentMethod,
  signal: AbortSignal,
): Promise<PaymentResult> {
  for (let left = 2; ; left--) {
    try {
      const path = '/v1/charges/wallet/capture';
      return readResult(await callApi(environment, chargeToken, { path, body, signal }));
    } catch (reason) {
      const error = asSdkError(reason);
      if (signal.aborted || !isLost(error)) throw error;
      if (!left) {
        const text = 'The answer to the payment was lost. Ask for it again before paying in another way.';
        throw new SdkError(text, 'service_unreachable', { code: OUTCOME_UNKNOWN });
      }
      await rest(CAPTURE_RETRY_DELAY, signal);
      if (signal.aborted) throw error;
    }
  }
}

/** A capture with a successful response but a failed payment must not count as a success. */
const FAILED = ['failed', 'declined', 'cancelled'];

function readResult(data: unknown): PaymentResult {
  // Counts as a lost response, which is requested again.
  if (!isRecord(data)) throw new SdkError(UNKNOWN_ERROR);
  const { status } = data;
  if (isText(status) && FAILED.includes(status.toLowerCase())) {
    throw new SdkError(`The payment was not made: ${status}.`, 'unprocessable_entity', { code: status.toLowerCase() });
  }
  return data as unknown as PaymentResult;
}
