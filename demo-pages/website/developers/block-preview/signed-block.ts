import { isRightMac } from '../../platform/index.ts';

/** The longest block in an address, as base64url. */
const LONGEST = 16_000;

/** What a signed address asks for: a block as JSON, or why it is refused. */
export type SignedBlock = { readonly json: string } | { readonly refusal: string };

interface SignedQuery {
  readonly block?: string | undefined;
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}

/**
 * Checks an address of a content system: `block` is JSON in base64url, `until` the time (epoch seconds) at which it
 * ends, and `signature` the HMAC-SHA256 of `block.until` with the shared secret, in base64url.
 */
export function openSignedBlock(
  { block = '', until = '', signature = '' }: SignedQuery,
  secret: string | undefined,
  now: number,
): SignedBlock {
  if (!secret) return { refusal: 'This site takes no signed previews: set PREVIEW_SECRET.' };
  if (block.length > LONGEST) return { refusal: 'The block is too long for an address.' };
  if (!isRightMac(secret, `${block}.${until}`, Buffer.from(signature, 'base64url')))
    return { refusal: 'The signature is wrong.' };
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return { refusal: 'The address has expired.' };
  return { json: Buffer.from(block, 'base64url').toString('utf8') };
}
