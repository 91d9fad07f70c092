import { setTimeout as delay } from 'node:timers/promises';

/** The sandbox's source of time; tests pass their own. */
export type SandboxClock = { now(): Date; sleep(milliseconds: number): Promise<void> };

export const systemClock: SandboxClock = {
  now: () => new Date(),
  sleep: (milliseconds) => delay(milliseconds),
};
