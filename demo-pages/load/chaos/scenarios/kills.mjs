import { setTimeout as wait } from 'node:timers/promises';

/** kill -9 of any process, at any moment of a payment, while those that were killed before start again. */
export async function kills({ all, kills: count }, load) {
  const starts = new Map();
  /** Of each kind one goes on, so that payments are in every state when the next process is killed. */
  const victims = () => {
    const up = all.filter((member) => !starts.has(member));
    return up.filter((member) => up.some((other) => other !== member && other.program === member.program));
  };
  for (let kill = 0; kill < count; kill += 1) {
    const paid = load.paidAt.length;
    for (const late = Date.now() + 10_000; load.paidAt.length < paid + 2 && Date.now() < late; ) await wait(5);
    await wait(Math.random() ** 2 * 200);
    while (victims().length === 0) await Promise.race(starts.values());
    const candidates = victims();
    const member = candidates[Math.floor(Math.random() * candidates.length)];
    await member.end('SIGKILL');
    starts.set(
      member,
      member.start().then(() => starts.delete(member)),
    );
    if ((kill + 1) % 50 === 0) console.log(`  ${kill + 1} kills`);
  }
  await Promise.all(starts.values());
  return { text: `${count} kills`, isRight: true };
}
