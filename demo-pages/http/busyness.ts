import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 250;
/** Beyond this share of the time at work, requests wait for each other. */
const BUSY_FROM = 0.8;

/** Whether this process has been at work for most of the last moment. */
export function createBusyness(clock: () => number = () => performance.now()): () => boolean {
  let before = performance.eventLoopUtilization();
  let lookedAt = clock();
  let isBusy = false;
  return () => {
    const now = clock();
    if (now - lookedAt < LOOK_EVERY_MS) return isBusy;
    const current = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(current, before).utilization > BUSY_FROM;
    before = current;
    lookedAt = now;
    return isBusy;
  };
}
