import { decodeJson, readJwt } from '../client/jwt.ts';
import { isText } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';

/** S8.10: the error for a token of another format or service, or without a required field. */
export const UNSUPPORTED = 'Token contain unsupported payload';
/** S3.24: the only supported service of standalone authentication. */
export const SERVICE_TYPE = 'GPayments';

/** S3.22 */
export type SecureFormat = 'html' | 'url' | 'standalone_3ds';

/** A decoded 3-D Secure charge token (S3.21); its fields are checked by `load()`. */
export interface SecureToken {
  readonly format: unknown;
  readonly content: unknown;
  readonly charge_3ds_id: unknown;
}

/** The content of a standalone token (S3.23). */
export interface StandaloneContent {
  readonly initialization_url: string;
  readonly secondary_url: string;
}

/** Decodes base64 or base64url JSON; throws if it is not an object. */
export function readSecureToken(token: string): SecureToken {
  const value = decodeJson(token);
  if (!value) throw misuse('The 3-D Secure token cannot be decoded.');
  let { content, ...rest } = value as object as SecureToken;
  try {
    // Issuers' pages come in every language: `atob` returns one character per byte, so UTF-8 is decoded here. Content
    // that the token's JSON had escaped is not UTF-8 bytes and stays unchanged.
    content = isText(content) ? decodeURIComponent(escape(content)) : content;
  } catch {}
  return { content, ...rest };
}

/**
 * The content of a standalone token, a JSON Web Token whose claim `meta` is base64 JSON; throws for another service.
 */
export function readStandaloneContent(content: string): StandaloneContent {
  const meta = decodeJson(readJwt(content)?.['meta']);
  if (meta?.['service_type'] !== SERVICE_TYPE || !isText(meta['initialization_url'])) throw misuse(UNSUPPORTED);
  return meta as object as StandaloneContent;
}
