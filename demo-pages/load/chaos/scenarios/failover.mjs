import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 10_000;

/** kill -9 of the database; its standby is promoted. */
export async function failover(fleet, load) {
  const { primary, standby, databaseBalancer } = fleet;
  await wait(10_000);
  const from = Date.now();
  await primary.end('SIGKILL');
  await standby.ask('select pg_promote(true)');
  await standby.ask('alter system reset synchronous_standby_names');
  await standby.ask('select pg_reload_conf()');
  fleet.current = standby;
  databaseBalancer.point([standby.port]);
  await wait(20_000);
  const pause = load.longestPause(from);
  return {
    text: `the database failed over, longest pause ${pause} ms`,
    isRight: pause > 0 && pause <= LONGEST_PAUSE_MS,
  };
}
