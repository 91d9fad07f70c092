import { assertDomain } from '../client/credential.ts';
import { textOf } from '../client/record.ts';
import { asSdkError, type SdkError } from '../client/sdk-error.ts';
import type { FormConfiguration } from './form-configuration.ts';

/** A configuration token, or a configuration from which one is created. */
export type TokenSource = string | FormConfiguration;

/** Receives one `gateway: <id> | <message>` for each failed configuration, and the first error. */
export type OnTokenFailure = (errors: string[], error: SdkError) => void;

/**
 * Sends one request for each configuration in parallel and keeps their order; existing tokens are used unchanged.
 * After the signal is aborted, no callback is called.
 */
export async function createTokens(
  sources: readonly TokenSource[],
  credential: string,
  onTokens: (tokens: string[]) => void,
  onFailure: OnTokenFailure = console.error,
  signal?: AbortSignal,
): Promise<void> {
  const errors: string[] = [];
  const failures: SdkError[] = [];
  const tokens = await Promise.all(
    sources.map(async (source, index) => {
      const isToken = typeof source === 'string';
      try {
        assertDomain(credential);
        return isToken ? source : await source.requestToken(credential, signal);
      } catch (reason) {
        const error = asSdkError(reason);
        failures[index] = error;
        errors[index] = `gateway: ${isToken ? '-' : textOf(source.gatewayId)} | ${error.message}`;
        return '';
      }
    }),
  );
  if (signal?.aborted) return;
  const error = failures.find(Boolean);
  if (error) onFailure(errors.flat(), error);
  else onTokens(tokens);
}
