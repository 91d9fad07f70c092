const HEADERS = {
  secretKey: ['x-user-secret-key', 'Your secret key. For servers alone: a request with an Origin header is refused.'],
  publicKey: ['x-user-public-key', 'Your public key, for pages of this machine and of your listed origins.'],
  accessToken: ['x-access-token', 'An access token for pages, from POST /v1/access-tokens.'],
  chargeToken: ['x-access-token', 'The token of one wallet charge, from POST /v1/charges/wallet.'],
  checkoutToken: ['x-access-token', 'The token of one hosted checkout, from POST /v1/checkouts/intent.'],
  threeDsToken: ['x-access-token', 'The content of the token of one authentication, from POST /v1/charges/3ds.'],
} as const;

type Scheme = keyof typeof HEADERS;

/** How a request is authenticated: always by one header. */
export const SECURITY_SCHEMES = Object.fromEntries(
  Object.entries(HEADERS).map(([scheme, [name, description]]) => [
    scheme,
    { type: 'apiKey', in: 'header', name, description },
  ]),
);

// The names in the table of calls.
const WORDS: readonly [RegExp, readonly Scheme[]][] = [
  [/public/, ['publicKey', 'accessToken']],
  [/secret/, ['secretKey']],
  [/charge token/, ['chargeToken']],
  [/checkout token/, ['checkoutToken']],
  [/JWT/, ['threeDsToken']],
];

/** The credentials of which a call takes any one. */
export const schemesOf = (credential: string): Scheme[] =>
  WORDS.flatMap(([word, schemes]) => (word.test(credential) ? schemes : []));

/** The header that a credential is sent in. */
export const headerOf = (scheme: string): string => HEADERS[scheme as Scheme][0];
