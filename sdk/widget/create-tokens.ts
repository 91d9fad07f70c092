import { assertDomain } from '../client/credential.ts';
import { textOf } from '../client/record.ts';
import { asSdkError, type SdkError } from '../client/sdk-error.ts';
import type { FormConfiguration } from './form-configuration.ts';

/** What a form can be made of: a token that exists already, or what becomes one. */
export type TokenSource = string | FormConfiguration;

/** Gets one `gateway: <id> | <message>` for each configuration that failed, and the first of their errors. */
export type OnTokenFailure = (errors: string[], error: SdkError) => void;

/**
 * Sends one request for each configuration, all at once and in order; tokens that exist already are taken as they are.
 * Nothing is called back once the signal was aborted.
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
