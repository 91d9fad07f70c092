/**
 * What becomes of money when parts die: three sites and two sandboxes on one real PostgreSQL with a synchronous standby,
 * behind a balancer, while visitors buy and give.
 *
 *   npm run test:chaos -- [rolling] [kills] [failover] [--seconds 600] [--kills 200] [--visitors 8]
 *
 * `rolling`: each process is stopped and started again, one after the other. `kills`: kill -9 of any process. `failover`:
 * kill -9 of the database; its standby is promoted. Without names all three run. Prints its figures; ends with 1 when money is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../../scripts/ensure-build.mjs';
import { Balancer } from './balancer.mjs';
import { members } from './fleet.mjs';
import { Load } from './load.mjs';
import { wrongMoney } from './money-check.mjs';
import { startPair } from './postgres-pair.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    kills: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '8' },
  },
});
const SETTLING_MS = 120_000;
const FIRST_PORT = Number(process.env.CHAOS_PORT ?? 8600);
const ports = (from, count) => Array.from({ length: count }, (_, index) => FIRST_PORT + from + index);
const [sitePort, sandboxPort, databasePort, ...postgresPorts] = ports(0, 5);
const sitePorts = ports(10, 3);
const sandboxPorts = ports(20, 2);

process.chdir(new URL('../../..', import.meta.url).pathname);
await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'haven-chaos-'));
const { primary, standby } = await startPair({
  folder: join(folder, 'postgres'),
  ports: postgresPorts,
  database: 'haven',
});
let current = primary;
const database = await new Balancer(databasePort, [primary.port]).listen();
const { site, sandbox } = members({
  databaseUrl: primary.url('haven', databasePort),
  sites: sitePorts,
  sandboxes: sandboxPorts,
  sitePort,
  sandboxPort,
  password: 'only for this test of chaos',
  logs: folder,
});
const balancers = [
  await new Balancer(sitePort, sitePorts).listen(),
  await new Balancer(sandboxPort, sandboxPorts).listen(),
];
const all = [...sandbox, ...site];
// All at once: migrations are made by one of them.
await Promise.all(all.map((member) => member.start()));
await current.ask("update website.gift_stock set available = 100000000 where site_country_code = 'AUS'", 'haven');
const server = { site: `http://127.0.0.1:${sitePort}`, provider: `http://127.0.0.1:${sandboxPort}`, timeoutMs: 20_000 };

const SCENARIOS = {
  async rolling(load) {
    let restarts = 0;
    for (const end = Date.now() + Number(values.seconds) * 1000; Date.now() < end; ) {
      const member = all[restarts % all.length];
      await member.end('SIGTERM');
      await member.start();
      restarts += 1;
      await wait(1_000);
    }
    return { text: `${restarts} rolling restarts`, isRight: load.failures.length === 0 };
  },

  async kills(load) {
    for (let kill = 0; kill < Number(values.kills); kill += 1) {
      const paid = load.paidAt.length;
      for (const late = Date.now() + 10_000; load.paidAt.length < paid + 2 && Date.now() < late; ) await wait(5);
      await wait(Math.random() ** 2 * 200);
      const member = all[Math.floor(Math.random() * all.length)];
      await member.end('SIGKILL');
      await member.start();
    }
    return { text: `${values.kills} kills`, isRight: true };
  },

  async failover(load) {
    await wait(10_000);
    const from = Date.now();
    await primary.end('SIGKILL');
    await standby.ask('select pg_promote(true)');
    await standby.ask('alter system reset synchronous_standby_names');
    await standby.ask('select pg_reload_conf()');
    current = standby;
    database.point([standby.port]);
    await wait(20_000);
    const pause = load.longestPause(from);
    return { text: `the database failed over, longest pause ${pause} ms`, isRight: pause > 0 && pause <= 10_000 };
  },
};

const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const payers = [];
let isRight = true;
for (const name of names) {
  const begun = Date.now();
  const load = new Load(server, Number(values.visitors));
  const { text, isRight: isFine } = await SCENARIOS[name](load);
  await load.stop();
  payers.push(...load.payers);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`${name}: ${text} in ${Math.round(seconds)} s.`);
  console.log(
    `  ${load.paidAt.length} payments acknowledged (${(load.paidAt.length / seconds).toFixed(1)} a second), ${load.refused} refused as they should, ${load.failures.length} failed requests.`,
  );
  const kinds = Map.groupBy?.(load.failures, ({ what }) => what) ?? new Map();
  for (const [what, found] of kinds) console.log(`    ${found.length} × ${what}`);
  if (!isFine) console.error(`  WRONG: ${name}.`);
  if (load.unanswered > 0)
    console.error(`  WRONG: ${load.unanswered} payments whose end nobody told within two minutes.`);
  isRight &&= isFine && load.unanswered === 0;
}

const ask = (query) => current.ask(query, 'haven');
for (const late = Date.now() + SETTLING_MS; Date.now() < late; await wait(1_000)) {
  const [{ open }] = await ask("select count(*)::int as open from website.payment_attempts where status = 'pending'");
  if (open === 0) break;
}
const { problems, charges } = await wrongMoney(ask, payers);
console.log(`${charges} charges; ${payers.filter(({ transactionId }) => transactionId).length} payments acknowledged.`);
for (const problem of problems) console.error(`WRONG: ${problem}`);
isRight &&= problems.length === 0;
console.log(isRight ? 'Nothing lost, nobody charged twice.' : 'Something is wrong.');
await Promise.all(all.map((member) => member.end('SIGTERM')));
await Promise.all([...balancers, database].map((balancer) => balancer.close()));
await Promise.all(
  [primary, standby]
    .filter(({ child }) => child.exitCode === null && child.signalCode === null)
    .map((each) => each.end('SIGINT')),
);
// What the processes logged stays where something is wrong.
if (isRight) rmSync(folder, { recursive: true, force: true });
else console.error(`The logs are in ${folder}.`);
process.exit(isRight ? 0 : 1);
