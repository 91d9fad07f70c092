import { callApi } from '../client/call-api.ts';
import type { Environment } from '../client/environments.ts';
import { isText } from '../client/record.ts';
import { asSdkError, SdkError } from '../client/sdk-error.ts';
import type { TokenRequest } from './build-token-request.ts';

/** S8.09 */
export const TOKEN_FAILURE = 'Error during creating payment source token';

/**
 * Exchanges payment details for a one-time token (S7.24); rejects with the provider's error, or S8.09 if the response
 * has no token.
 */
export async function createPaymentSourceToken(
  environment: Environment,
  credential: string,
  request: TokenRequest,
  signal?: AbortSignal,
): Promise<string> {
  const token = await callApi(environment, credential, {
    path: '/v1/payment_sources/tokens',
    body: request,
    signal,
  });
  if (isText(token)) return token;
  throw new SdkError(TOKEN_FAILURE);
}

/**
 * The last step of a successful checkout: every failure has the message of S8.09, and the provider's message in the
 * details.
 */
export async function exchangeCheckoutToken(
  environment: Environment,
  credential: string,
  gatewayId: string,
  checkoutToken: string,
  signal?: AbortSignal,
): Promise<string> {
  try {
    // Built here, because a checkout button should not bundle the builder of every other type.
    const request = { gateway_id: gatewayId, type: 'checkout_token', checkout_token: checkoutToken } as const;
    return await createPaymentSourceToken(environment, credential, request, signal);
  } catch (reason) {
    const { cause, details, code, status } = asSdkError(reason);
    throw new SdkError(TOKEN_FAILURE, cause, { contextId: details.contextId, detail: details.message, code, status });
  }
}
