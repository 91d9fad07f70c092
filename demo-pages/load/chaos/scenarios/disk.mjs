import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FULL_MS = 15_000;
const LONGEST_RECOVERY_MS = 60_000;

/** The disk of the database is full for a quarter of a minute. Needs `smallDisk`, which only root can mount. */
export async function disk({ primary, standby, smallDisk }, load) {
  if (!smallDisk) return { text: 'left out: only root can mount a small disk', isRight: true };
  await wait(5_000);
  const filler = join(smallDisk, 'filler');
  fill(filler);
  // What is written from now on finds no room: its own small files too.
  await wait(FULL_MS);
  rmSync(filler);
  const from = Date.now();
  const ended = [primary, standby].filter((server) => server.hasEnded());
  // A database that cannot write its log stops; whoever looks after it makes room and starts it again.
  for (const server of ended) await server.start();
  await wait(20_000);
  const back = load.paidAt.find((at) => at >= from);
  const pause = back === undefined ? Infinity : back - from;
  return {
    text: `the disk was full for ${FULL_MS / 1000} s, ${ended.length} of 2 databases stopped; ${pause} ms after there was room again, a payment was acknowledged`,
    isRight: pause <= LONGEST_RECOVERY_MS,
  };
}

function fill(path) {
  const block = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      writeFileSync(path, block, { flag: 'a' });
    } catch (error) {
      if (error.code === 'ENOSPC') return;
      throw error;
    }
  }
}
