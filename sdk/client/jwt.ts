import { isRecord, type UnknownRecord } from './record.ts';

/** Parses base64 or base64url JSON; undefined when it is not an object. */
export function decodeJson(encoded: unknown): UnknownRecord | undefined {
  try {
    const value: unknown = JSON.parse(atob(String(encoded).replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The claims of a JSON Web Token: exactly three dot-separated parts, the first two of them JSON objects. The signature
 * is not verified here: only the provider can do that.
 */
export function readJwt(value: string): UnknownRecord | undefined {
  const [header, claims, ...rest] = value.split('.');
  return rest.length === 1 && decodeJson(header) ? decodeJson(claims) : undefined;
}
