import { setTimeout as wait } from 'node:timers/promises';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What a clock jumps to: corrections of minutes, an hour to both sides, a day, and a machine that slept 40 days. */
const OFFSETS = [-5 * MINUTE_MS, 5 * MINUTE_MS, -HOUR_MS, HOUR_MS, 24 * HOUR_MS, 40 * 24 * HOUR_MS];

/** The clocks of the processes jump, each by itself, and come back. */
export async function clock({ all, seconds }) {
  let jumps = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; jumps += 1) {
    const member = all[Math.floor(Math.random() * all.length)];
    member.moveClock(OFFSETS[jumps % OFFSETS.length]);
    await wait(2_000);
    member.moveClock(0);
    await wait(500);
  }
  return { text: `${jumps} clocks jumped and came back`, isRight: true };
}
