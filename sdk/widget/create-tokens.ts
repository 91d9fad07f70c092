import { assertDomain } from '../client/credential.ts';
import { asText } from '../client/record.ts';
import { asSdkError, type SdkError } from '../client/sdk-error.ts';
import type { FormConfiguration } from './form-configuration.ts';

/** The source of a form: an existing token, or a configuration that becomes one. */
export type TokenSource = string | FormConfiguration;

/** Receives one `gateway: <id> | <message>` for each configuration that failed, and the first of their errors. */
export type OnTokenFailure = (errors: string[], error: SdkError) => void;

/**
 * Sends one request for each configuration, in parallel; the tokens keep the order, and existing tokens are used
 * unchanged. Runs no callback after the signal has aborted.
 */
export async function createTokens(
  sources: readonly TokenSource[],
  credential: string,
  onTokens: (tokens: string[]) => void,
  onFailure: OnTokenFailure = console.error,
  signal?: AbortSignal,
  request = (source: FormConfiguration) => source.requestToken(credential, signal),
): Promise<void> {
  const errors: string[] = [];
  const failures: SdkError[] = [];
  const tokens = await Promise.all(
    sources.map(async (source, index) => {
      const isToken = typeof source === 'string';
      try {
        assertDomain(credential);
        return isToken ? source : await request(source);
      } catch (reason) {
        const error = asSdkError(reason);
        failures[index] = error;
        errors[index] = `gateway: ${isToken ? '-' : asText(source.gatewayId ?? '')} | ${error.message}`;
        return '';
      }
    }),
  );
  if (signal?.aborted) return;
  const error = failures.find(Boolean);
  if (error) onFailure(errors.flat(), error);
  else onTokens(tokens);
}
