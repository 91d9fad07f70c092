/**
 * What becomes of money when parts fail: three sites and two sandboxes on one real PostgreSQL with a synchronous
 * standby, behind a balancer, while visitors buy and give.
 *
 * npm test -- chaos [rolling] [kills] [heap] [slow] [provider] [clock] [disk] [failover] [restore] [--seconds 600]
 * [--kills 200] [--visitors 8]
 *
 * `scenarios/` says what each does. Without names all run. Prints its figures; ends with 1 when money is wrong.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../../scripts/ensure-build.mjs';
import { startFleet } from './fleet.mjs';
import { Load } from './load.mjs';
import { wrongMoney } from './money-check.mjs';
import { clock } from './scenarios/clock.mjs';
import { disk } from './scenarios/disk.mjs';
import { failover } from './scenarios/failover.mjs';
import { heap } from './scenarios/heap.mjs';
import { kills } from './scenarios/kills.mjs';
import { provider } from './scenarios/provider.mjs';
import { restore } from './scenarios/restore.mjs';
import { rolling } from './scenarios/rolling.mjs';
import { slow } from './scenarios/slow.mjs';

// The last two leave the fleet on another database, or with other rows.
const SCENARIOS = { rolling, kills, heap, slow, provider, clock, disk, failover, restore };
const SETTLING_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    kills: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '8' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const unknown = names.find((name) => !(name in SCENARIOS));
if (unknown) throw new Error(`There is no scenario "${unknown}": use ${Object.keys(SCENARIOS).join(', ')}.`);

process.chdir(new URL('../../..', import.meta.url).pathname);
await ensureBuild();
const fleet = await startFleet(Number(process.env.CHAOS_PORT ?? 8600));
Object.assign(fleet, { seconds: Number(values.seconds), kills: Number(values.kills) });

const payers = [];
let isRight = true;
for (const name of names) {
  const begun = Date.now();
  const load = new Load(fleet.server, Number(values.visitors));
  const { text, isRight: isFine } = await SCENARIOS[name](fleet, load);
  await load.stop();
  if (name === 'restore') payers.length = 0;
  payers.push(...load.payers);
  isRight = report(name, text, load, begun) && isFine && isRight;
  if (!isFine) console.error(`  WRONG: ${name}.`);
}

for (const late = Date.now() + SETTLING_MS; Date.now() < late; await wait(1_000)) {
  const [{ open }] = await fleet.ask(
    "select count(*)::int as open from website.payment_attempts where status = 'pending'",
  );
  if (open === 0) break;
}
const { problems, charges } = await wrongMoney(fleet.ask, payers, fleet.unknownCharges);
console.log(`${charges} charges; ${payers.filter(({ transactionId }) => transactionId).length} payments acknowledged.`);
for (const problem of problems) console.error(`WRONG: ${problem}`);
isRight &&= problems.length === 0;
console.log(isRight ? 'Nothing lost, nobody charged twice.' : 'Something is wrong.');
await fleet.end();
// What the processes logged stays where something is wrong.
if (isRight) fleet.remove();
else console.error(`The logs are in ${fleet.folder}.`);
process.exit(isRight ? 0 : 1);

/** Prints what the visitors met. @returns whether each payment was answered. */
function report(name, text, load, begun) {
  const seconds = (Date.now() - begun) / 1000;
  console.log(`${name}: ${text} in ${Math.round(seconds)} s.`);
  console.log(
    `  ${load.paidAt.length} payments acknowledged (${(load.paidAt.length / seconds).toFixed(1)} a second), ${load.refused} refused as they should, ${load.failures.length} failed requests.`,
  );
  const kinds = new Map();
  for (const { what } of load.failures) kinds.set(what, (kinds.get(what) ?? 0) + 1);
  for (const [what, count] of kinds) console.log(`    ${count} × ${what}`);
  if (load.unanswered > 0)
    console.error(`  WRONG: ${load.unanswered} payments whose end nobody reported within two minutes.`);
  return load.unanswered === 0;
}
