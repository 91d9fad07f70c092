import { SdkError } from '#sdk';
import type { InstructionSource } from './session/session-state.ts';

/** P8.02: milliseconds until a provider without any response counts as silent. */
export const ANSWER_PATIENCE_MS = 10_000;

/** The most likely reason why no instruction arrived, and what the page's developer can do about it. */
export function silenceOf({ fault, isNamed = true, apiOrigin = '' }: InstructionSource): SdkError {
  const failed = (code: string, text: string) => new SdkError(text, 'service_unreachable', { code });
  if (fault?.code && fault.code !== 'offline') return failed(fault.code, fault.message);
  const what = 'The checkout has received no response yet';
  if (globalThis.navigator?.onLine === false) return failed('offline', `${what}: this device is offline.`);
  if (!isNamed) {
    const text = `${what} from ${apiOrigin}, which the token names. Give the tag environment, alias or api-origin and widget-origin.`;
    return failed('environment_not_set', text);
  }
  const text = `${what} from ${apiOrigin}: ${fault?.message ?? 'it did not respond.'} Does this page's connect-src allow it?`;
  return failed('no_answer', text);
}
