import { constantsOf } from '../client/constant-keys.ts';
import { isRecord, isText, type UnknownRecord } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';

/** S3.07: the kinds of payment source that a one-time token can be made of. */
export const TOKEN_TYPES = ['external_checkout_token', 'checkout_token', 'bank_account', 'card'] as const;
/** A kind of payment source. */
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The token types, by upper-case name. */
export const TYPE = /* @__PURE__ */ constantsOf(TOKEN_TYPES);

/** The body of POST /v1/payment_sources/tokens. */
export type TokenRequest = { readonly gateway_id: string; readonly type: TokenType } & UnknownRecord;

/**
 * Builds the request's body: card or bank fields are flat beside gateway and type (S3.08); a checkout token replaces
 * them (S3.09). Throws `Unsupported type of PaymentSourceToken` (S5.13), and for a source that does not fit the type.
 */
export function buildTokenRequest(gatewayId: string, source: UnknownRecord | string, type: unknown): TokenRequest {
  const kind = TOKEN_TYPES.find((name) => name === type);
  if (!kind) throw misuse('Unsupported type of PaymentSourceToken');
  if (kind.endsWith('_token')) {
    if (!isText(source)) throw misuse(`Type ${kind} needs the checkout token as a string.`);
    return { gateway_id: gatewayId, type: kind, checkout_token: source };
  }
  if (!isRecord(source)) throw misuse(`Type ${kind} needs an object of ${kind} fields.`);
  const { gateway_id: _gateway, type: _type, checkout_token: _token, ...fields } = source;
  return { ...fields, gateway_id: gatewayId, type: kind };
}
