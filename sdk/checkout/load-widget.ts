import { rest } from '../client/rest.ts';
import { SdkError } from '../client/sdk-error.ts';

/** Milliseconds before the second and the third attempt. */
export const WIDGET_RETRIES = [1000, 3000] as const;

/** Loads a module, which a page's policy can allow by its origin alone. */
const importModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Loads the script that defines `<pay-widget>`, with up to three attempts. Resolves also when the signal aborts;
 * rejects with an `SdkError` that names the address.
 */
export async function loadWidget(address: string, signal: AbortSignal, load = importModule): Promise<void> {
  for (const [attempt, delay] of [...WIDGET_RETRIES, undefined].entries()) {
    try {
      // Browsers cache a failed module by its address, so a retry needs another one.
      await load(attempt ? `${address}?attempt=${attempt}` : address);
      return;
    } catch {
      if (delay !== undefined) await rest(delay, signal);
      if (signal.aborted) return;
    }
  }
  throw new SdkError(`The checkout's script ${address} was blocked or cannot be reached.`, 'service_unreachable');
}
