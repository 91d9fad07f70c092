/** Never part of a build. */
import { waitUntil as waitFor } from '#testing/browser.ts';

/**
 * Waits until the result is truthy, with a longer timeout than the default second, because other tests may slow the
 * machine.
 */
export const waitUntil = (isTrue: () => unknown, message?: string): Promise<void> =>
  waitFor(isTrue as () => boolean, message);
