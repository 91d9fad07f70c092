import { assertDomain } from '../client/credential.ts';
import { asSdkError, SdkError } from '../client/sdk-error.ts';
import type { FormConfiguration } from './form-configuration.ts';

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

function gatewayOf(source: string | FormConfiguration | undefined): string {
  return typeof source === 'object' ? source.getConfigs().predefined_fields.gateway_id : '-';
}

/** Sends one request for each configuration, all at once and in order; tokens that exist already are taken as they are. */
export async function createTokens(
  sources: readonly (string | FormConfiguration)[],
  credential: string,
  signal?: AbortSignal,
): Promise<TokensOutcome> {
  const results = await Promise.all(
    sources.map(async (source) => {
      try {
        assertDomain(credential);
        return typeof source === 'string' ? source : await source.requestToken(credential, signal);
      } catch (reason) {
        return asSdkError(reason);
      }
    }),
  );
  const error = results.find((result) => result instanceof SdkError);
  const errors = results.flatMap((result, index) =>
    result instanceof SdkError ? `gateway: ${gatewayOf(sources[index])} | ${result.message}` : [],
  );
  return error ? { tokens: [], failure: { errors, error } } : { tokens: results as string[] };
}
