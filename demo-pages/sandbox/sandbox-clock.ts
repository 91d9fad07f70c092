import { setTimeout as delay } from 'node:timers/promises';

/** Time as the provider sees it; tests hand in their own. */
export type SandboxClock = { now(): Date; sleep(milliseconds: number): Promise<void> };

export const systemClock: SandboxClock = {
  now: () => new Date(),
  sleep: (milliseconds) => delay(milliseconds),
};
