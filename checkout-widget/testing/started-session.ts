import { afterEach, beforeEach, vi } from 'vitest';
import { testingSession } from './session-fakes.ts';

/** A fake clock and a silent console for each test of the file; the spies belong to the current test. */
export function quietSession() {
  const spies = {} as { error: ReturnType<typeof vi.spyOn>; warn: ReturnType<typeof vi.spyOn> };
  beforeEach(() => {
    vi.useFakeTimers();
    spies.error = vi.spyOn(console, 'error').mockImplementation(() => {});
    spies.warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return spies;
}

/** A session that has sent its first poll, and shows the step of an instruction if one is named. */
export async function started(name?: string, payload?: Record<string, unknown>, rest?: object) {
  const test = testingSession();
  test.session.start();
  if (name) {
    await test.instruct(name, payload, rest);
    if (test.state().step) test.turn().markShown();
  }
  return test;
}
