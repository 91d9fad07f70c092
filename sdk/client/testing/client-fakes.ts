/** Encoded tokens and canned responses for the library's tests. Never part of a build. */
const base64 = (value: unknown) => btoa(JSON.stringify(value));

/** Base64url, the encoding of real tokens. */
export const base64url = (value: unknown) =>
  base64(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with these claims; its signature is not valid. */
export const jwt = (claims: object, encode: (value: unknown) => string = base64url) =>
  `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;

/** A response of the provider. */
export const answer = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
