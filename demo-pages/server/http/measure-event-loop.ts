import { performance } from 'node:perf_hooks';

export interface LoopMeasure {
  /** The share of the time in which the processor worked, or waited for its turn on the machine. */
  utilization: number;
  /** The time for a round of the loop without its rests. */
  roundMs: number;
}

/** Makes a function that says how the event loop went since its last call; a call takes microseconds. */
export function measureEventLoop(): () => LoopMeasure {
  let elapsed = performance.eventLoopUtilization();
  let rounds = performance.nodeTiming.uvMetricsInfo.loopCount;
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization, active } = performance.eventLoopUtilization(now, elapsed);
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    const roundMs = active / (loopCount - rounds);
    elapsed = now;
    rounds = loopCount;
    return { utilization, roundMs };
  };
}
