import { decodeJson, readJwt } from './jwt.ts';
import { asText, isText } from './record.ts';
import { misuse, SdkError } from './sdk-error.ts';

/** S5.42 */
export const FOREIGN_DOMAIN = 'access Token is not valid for current domain';

/** True when the credential is an access token, false when it is a public key (S6.02). */
export function isAccessToken(credential: string): boolean {
  return !!readJwt(credential);
}

/** The HTTP header that authenticates a call (S6.03, S6.04). */
export function credentialHeader(credential: string): 'x-access-token' | 'x-user-public-key' {
  return isAccessToken(credential) ? 'x-access-token' : 'x-user-public-key';
}

/** S5.14: throws for an empty credential, before any request. */
export function assertCredential(credential: unknown): asserts credential is string {
  if (!isText(credential)) throw misuse('a public key or an access token is required');
}

/**
 * The hosts that an access token names: claim `whitelisted_domains`, plain or in the base64 JSON of the claim `meta`.
 * Undefined if the token names none: then only the provider checks the origin.
 */
export function whitelistedDomains(credential: string): string[] | undefined {
  const claims = readJwt(credential);
  const { whitelisted_domains: list } = { ...decodeJson(claims?.['meta']), ...claims };
  return Array.isArray(list) && list.length ? list.map(asText) : undefined;
}

/** False if the token names domains and the page's host matches none of them; `*.shop.test` matches its sub-domains. */
export function isOnListedDomain(
  credential: string,
  host: string | undefined = globalThis.location?.hostname,
): boolean {
  const isHere = (entry: string) => entry === host || (entry.startsWith('*.') && host?.endsWith(entry.slice(1)));
  return !host || whitelistedDomains(credential)?.some(isHere) !== false;
}

/** S6.05: throws if the token may not be used on this page. */
export function assertDomain(credential: string, host?: string): void {
  if (!isOnListedDomain(credential, host)) throw new SdkError(FOREIGN_DOMAIN, 'access_forbidden');
}
