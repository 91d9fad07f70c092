import { asRecord, isText } from '../client/record.ts';
import { webAddress } from '../external-checkout/web-address.ts';

/** The response of process and handle (S3.25), with checked addresses. */
export interface SecureResult {
  readonly status: unknown;
  /** `description` is for the shopper. */
  readonly result: { readonly description?: string };
  /** The address of the challenge; only in a challenge. */
  readonly challengeUrl?: string | undefined;
  /** The address to poll for the outcome of a challenge or a decoupled authentication; otherwise absent. */
  readonly pollUrl?: string | undefined;
}

/**
 * Reads a response; `secondary` is the token's own address to poll, for responses without one. Only pending responses
 * need addresses: an unsafe or missing one throws. `trusted` is the provider's origin.
 */
export function readSecureResult(data: unknown, trusted: string, secondary?: string): SecureResult {
  const { status, result, ...flat } = asRecord(data);
  // The API nests the flags under `result`; flat responses exist too.
  const nested = asRecord(result);
  const { challenge, challenge_url, decoupled_challenge, secondary_url, description } = { ...flat, ...nested };
  const isPending = status === 'pending' && (challenge || decoupled_challenge);
  // An invalid address, so that a missing one is rejected like an unsafe one.
  const link = (address: unknown) => webAddress(isText(address) ? address : 'none:', trusted);
  return {
    status,
    result: isText(description) ? { description } : {},
    challengeUrl: isPending && challenge ? link(challenge_url) : undefined,
    pollUrl: isPending ? link(secondary_url ?? secondary) : undefined,
  };
}
