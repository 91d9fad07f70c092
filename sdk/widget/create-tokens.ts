import { assertDomain } from '../client/credential.ts';
import { asSdkError, type SdkError } from '../client/sdk-error.ts';
import type { Configuration } from './configuration.ts';

/** Why no form can be shown. */
export interface TokenFailure {
  /** One `gateway: <id> | <message>` for each configuration that failed. */
  readonly errors: string[];
  /** The first of them. */
  readonly error: SdkError;
}

/** One token for each source in its order, or the failure. */
export interface TokensOutcome {
  readonly tokens: string[];
  readonly failure?: TokenFailure;
}

function gatewayOf(source: string | Configuration | undefined): string {
  return typeof source === 'object' ? source.getConfigs().predefined_fields.gateway_id : '-';
}

/** Sends one request for each configuration, all at once and in order; tokens that exist already are taken as they are. */
export async function createTokens(
  sources: readonly (string | Configuration)[],
  credential: string,
  signal?: AbortSignal,
): Promise<TokensOutcome> {
  const tokens: string[] = [];
  const errors: string[] = [];
  let first: SdkError | undefined;
  const results = await Promise.allSettled(
    sources.map(async (source) => {
      assertDomain(credential);
      return typeof source === 'string' ? source : source.requestToken(credential, signal);
    }),
  );
  results.forEach((result, index) => {
    if (result.status === 'fulfilled') return tokens.push(result.value);
    const error = asSdkError(result.reason);
    first ??= error;
    errors.push(`gateway: ${gatewayOf(sources[index])} | ${error.message}`);
  });
  return first ? { tokens, failure: { errors, error: first } } : { tokens };
}
