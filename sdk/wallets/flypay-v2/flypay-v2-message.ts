import { isText, type UnknownRecord } from '../../client/record.ts';

/** The shopper's sign-in at the pay-later wallet. */
export interface AuthTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The parsed message of the popup; one message may contain several events. */
export interface FlypayV2Message {
  readonly isReady: boolean;
  readonly tokens?: AuthTokens | undefined;
  readonly outcome?: 'payment_success' | 'payment_error' | undefined;
  readonly error?: unknown;
}

/** Parses a message of the popup; one about another order is empty. */
export function readFlypayV2Message(message: UnknownRecord, ours: string): FlypayV2Message {
  const { isDomReady, isPaymentSuccessful, orderId, error, accessToken, refreshToken } = message;
  const isOurs = orderId === undefined || orderId === ours;
  const outcome = isPaymentSuccessful === true ? 'payment_success' : error ? 'payment_error' : undefined;
  return {
    isReady: isDomReady === true,
    tokens: isText(accessToken) && isText(refreshToken) ? { accessToken, refreshToken } : undefined,
    outcome: isOurs ? outcome : undefined,
    error,
  };
}
