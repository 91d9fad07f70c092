import { decodeJson, readJwt } from '../../client/jwt.ts';
import { asRecord, asText, isText, type UnknownRecord } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';

/** The content of a charge token (S3.48, S3.49). It is not verified here: only the provider can do that. */
export interface ChargeToken {
  readonly gateway: {
    /** The token, unchanged. */
    readonly type: string;
    readonly mode: string;
  };
  readonly charge: {
    readonly id?: string;
    /** Whole currency units. */
    readonly amount?: number | string;
    readonly currency?: string;
    readonly reference?: string;
    readonly capture?: boolean;
    readonly meta?: { readonly success_url?: string; readonly error_url?: string };
  };
  /** The gateway's credentials and other credentials of the token, such as `client_auth`. */
  readonly credentials: UnknownRecord;
}

/**
 * Decodes a wallet charge's token, whose claims hold gateway and charge, plain or in the base64 JSON of the claim
 * `meta`. Throws `Invalid charge token` for anything but a JSON Web Token (S5.08).
 */
export function readChargeToken(token: unknown): ChargeToken {
  const claims = isText(token) ? readJwt(token) : undefined;
  if (!claims) throw misuse('Invalid charge token');
  const packed = asRecord(decodeJson(claims['meta']));
  const body = { ...claims, ...packed, ...asRecord(packed['meta']) };
  const gateway = asRecord(body['gateway']);
  return {
    gateway: { type: asText(gateway['type'] ?? ''), mode: asText(gateway['mode'] ?? '') },
    charge: asRecord(body['charge']),
    credentials: { ...asRecord(body['credentials']), ...asRecord(gateway['credentials']) },
  };
}
