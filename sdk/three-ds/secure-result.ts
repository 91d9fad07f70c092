import { asRecord, isText } from '../client/record.ts';
import { safeLink } from '../external-checkout/safe-link.ts';

/** What process and handle answered (S3.25), after its addresses were checked. */
export interface SecureResult {
  readonly status: unknown;
  /** `description` is for the shopper. */
  readonly result: { readonly description?: string };
  /** Where the shopper is challenged; only in a challenge. */
  readonly challengeUrl?: string | undefined;
  /** Where to ask for the outcome of a challenge or a decoupled authentication; absent when there is neither. */
  readonly pollUrl?: string | undefined;
}

/**
 * Reads an answer; `secondary` is the token's own address to poll, for answers without one. Only pending answers need
 * addresses: an unsafe or missing one throws. `trusted` is the provider's origin.
 */
export function readSecureResult(data: unknown, trusted: string, secondary?: string): SecureResult {
  const { status, result, ...flat } = asRecord(data);
  // The wire nests the flags under `result`; flat answers exist too.
  const nested = asRecord(result);
  const { challenge, challenge_url, decoupled_challenge, secondary_url, description } = { ...flat, ...nested };
  const isPending = status === 'pending' && (challenge || decoupled_challenge);
  // No web address, so that a missing one is refused like an unsafe one.
  const link = (address: unknown) => safeLink(isText(address) ? address : 'none:', trusted);
  return {
    status,
    result: isText(description) ? { description } : {},
    challengeUrl: isPending && challenge ? link(challenge_url) : undefined,
    pollUrl: isPending ? link(secondary_url ?? secondary) : undefined,
  };
}
