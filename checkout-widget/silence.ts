import { SdkError } from '#sdk';
import type { InstructionSource } from './session/session-state.ts';

/** P8.02: milliseconds until a provider without any response counts as silent. */
export const RESPONSE_PATIENCE_MS = 10_000;

/** The most likely reason why no instruction arrived, and what the page's developer can do about it. */
export function silenceOf({ fault, isNamed = true, apiOrigin = '' }: InstructionSource): SdkError {
  const failed = (code: string, text: string) => new SdkError(text, 'service_unreachable', { code });
  if (fault?.code && fault.code !== 'offline') return failed(fault.code, fault.message);
  const what = 'The checkout has received no response yet';
  if (globalThis.navigator?.onLine === false) return failed('offline', `${what}: this device is offline.`);
  if (!isNamed) {
    const help = 'Give the tag environment, alias or api-origin and widget-origin.';
    return failed('environment_not_set', `${what} from ${apiOrigin}, which the token names. ${help}`);
  }
  const cause = fault?.message ?? 'it did not respond.';
  return failed('no_answer', `${what} from ${apiOrigin}: ${cause} Does this page's connect-src allow it?`);
}
