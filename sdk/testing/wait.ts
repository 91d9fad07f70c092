/** Never part of a build. */
import { waitUntil as waitFor } from '#testing/browser.ts';

/** Waits until the answer is truthy, with more patience than the default's second, because other tests may keep the machine busy. */
export const waitUntil = (isTrue: () => unknown, message?: string): Promise<void> =>
  waitFor(isTrue as () => boolean, message);
