import { setTimeout as wait } from 'node:timers/promises';

/** kill -9 of any process, at any moment of a payment. */
export async function kills({ all, kills: count }, load) {
  for (let kill = 0; kill < count; kill += 1) {
    const paid = load.paidAt.length;
    for (const late = Date.now() + 10_000; load.paidAt.length < paid + 2 && Date.now() < late; ) await wait(5);
    await wait(Math.random() ** 2 * 200);
    const member = all[Math.floor(Math.random() * all.length)];
    await member.end('SIGKILL');
    await member.start();
    if ((kill + 1) % 50 === 0) console.log(`  ${kill + 1} kills`);
  }
  return { text: `${count} kills`, isRight: true };
}
