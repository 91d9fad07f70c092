import { setTimeout as wait } from 'node:timers/promises';

/** Each process is stopped and started again, one after the other: no request fails. */
export async function rolling({ all, seconds }, load) {
  let restarts = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const member = all[restarts % all.length];
    await member.end('SIGTERM');
    await member.start();
    restarts += 1;
    await wait(1_000);
  }
  return { text: `${restarts} rolling restarts`, isRight: load.failures.length === 0 };
}
