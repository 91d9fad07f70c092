/** What the tests of the library share: encoded tokens and canned answers. Never part of a build. */
const base64 = (value: unknown) => btoa(JSON.stringify(value));

/** Base64url, as real tokens are written. */
export const base64url = (value: unknown) =>
  base64(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with these claims; its signature means nothing here. */
export const jwt = (claims: object, encode: (value: unknown) => string = base64url) =>
  `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;

/** An answer of the provider. */
export const answer = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
