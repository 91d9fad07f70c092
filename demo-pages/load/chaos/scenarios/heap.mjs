import { setTimeout as wait } from 'node:timers/promises';

/** After this time of collecting without an end, whoever looks after a process kills it. */
const PATIENCE_MS = 20_000;

/** The memory of a process runs out while it serves, one process after the other. Each is started again. */
export async function heap({ all, seconds }, load) {
  let ends = 0;
  let killed = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ends += 1) {
    const paid = load.paidAt.length;
    for (const late = Date.now() + 10_000; load.paidAt.length < paid + 2 && Date.now() < late; ) await wait(5);
    const member = all[ends % all.length];
    if (!(await member.runOutOfMemory(PATIENCE_MS))) {
      await member.end('SIGKILL');
      killed += 1;
    }
    await member.start();
  }
  return {
    text: `the memory of a process ran out ${ends} times, ${killed} of them were killed after ${PATIENCE_MS / 1000} s`,
    isRight: true,
  };
}
