import { callApi } from '../client/call-api.ts';
import type { Environment } from '../client/environments.ts';
import { asRecord, isText } from '../client/record.ts';
import { asSdkError, SdkError, UNKNOWN_ERROR } from '../client/sdk-error.ts';
import type { CheckoutMeta } from './checkout-meta.ts';

const PATH = '/v1/payment_sources/external_checkout';

/** The body of POST /v1/payment_sources/external_checkout (S3.01); a description that was not set is absent. */
export interface CheckoutRequest extends ReturnPages {
  readonly gateway_id: string;
  /** Empty if none was set, as the API expects. */
  readonly meta: CheckoutMeta;
  readonly description?: string | undefined;
}

/** The address that the provider returns the shopper to. */
export interface ReturnPages {
  readonly success_redirect_url: string;
  readonly error_redirect_url: string;
  readonly redirect_url: string;
}

/** A created checkout (S3.04, S3.05). */
export interface ExternalCheckout {
  /** The address of the payment page. */
  readonly link: string;
  readonly token: string;
  /** Identifies this checkout in the provider's messages. */
  readonly reference_id: string;
  readonly mode: 'live' | 'test';
  readonly gateway_id?: string;
  readonly gateway_type?: string;
  readonly checkout_type?: string;
}

/** A checkout's result (S3.06). */
export interface CheckoutDetails {
  readonly checkout_email: string;
  readonly checkout_holder: string;
  readonly gateway_type: string;
  /** `accepted` once the shopper may be charged. */
  readonly status?: string;
}

/** Both pages of a checkout; the redirect address is the success page. */
export function returnAddresses(success: string, error: string): ReturnPages {
  return { success_redirect_url: success, error_redirect_url: error, redirect_url: success };
}

/**
 * Creates a checkout (S7.26). Rejects with the provider's error; a missing message reads `<status>: unknown error`
 * (S8.03).
 */
export async function createExternalCheckout(
  environment: Environment,
  credential: string,
  body: CheckoutRequest,
  signal?: AbortSignal,
): Promise<ExternalCheckout> {
  try {
    const checkout = asRecord(await callApi(environment, credential, { path: PATH, body, signal }));
    if (isText(checkout['token'])) return checkout as object as ExternalCheckout;
    throw new SdkError(UNKNOWN_ERROR);
  } catch (reason) {
    const error = asSdkError(reason);
    const { message, cause, status, details } = error;
    // If the provider sent no message, `details.message` is the status table's default.
    if (details.message === message) throw error;
    throw new SdkError(`${status}: ${message}`, cause, {
      contextId: details.contextId,
      status,
      code: 'unknown_error',
    });
  }
}

/** Fetches a checkout's result (S7.27, S4.13). */
export async function fetchCheckoutDetails(
  environment: Environment,
  credential: string,
  token: string,
  signal?: AbortSignal,
): Promise<CheckoutDetails> {
  const path = `${PATH}/${encodeURIComponent(token)}` as const;
  return asRecord(await callApi(environment, credential, { path, signal })) as object as CheckoutDetails;
}

/** True if the shopper finished; a provider without a status sends the payer only then. */
export function isAccepted({ status, checkout_email }: CheckoutDetails): boolean {
  return status ? status === 'accepted' : isText(checkout_email);
}
