import { describeError } from '../../http/describe-error.ts';
import type { Chores } from './chores.ts';

const TICK_MS = 1_000;

/** Runs the due chores of a process now and each second. Returns a function that stops after what runs. */
export function startWorker(chores: Chores, log: (entry: Record<string, unknown>) => void): () => Promise<void> {
  const tick = () => {
    chores.runDue().catch((error: Error) => log({ event: 'jobs', ...describeError(error) }));
  };
  tick();
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return chores.stop();
  };
}
