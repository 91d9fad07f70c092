import { setTimeout as wait } from 'node:timers/promises';
import { keepBackup, putBack } from '../backup.mjs';

const DAY_MS = 86_400_000;
const UNKNOWN = `select c.id from sandbox.charges c where c.status = 'complete'
  and not exists (select from website.orders o where o.id = c.reference)
  and not exists (select from website.donations d where d.id = c.reference)`;
const LISTED = `select charge_id from website.reconciliation_differences where gone_at is null`;
const PENDING = `select count(*)::int as open from website.payment_attempts where status = 'pending'`;

/**
 * The site's database is put back to a backup that was made under load. Everything that the backup knows ends as the
 * provider has it; what it does not know, the comparison with the provider shows to staff.
 */
export async function restore(fleet, load) {
  const { site, ask } = fleet;
  await wait(10_000);
  await keepBackup(fleet.current.url('haven'));
  const [{ open: pending }] = await ask(PENDING);
  await wait(10_000);
  await load.stop();
  await Promise.all(site.map((member) => member.end('SIGKILL')));
  await putBack(fleet.current.url('haven'));
  // What was acknowledged after the backup is not in it.
  load.payers.length = 0;
  const unknown = (await ask(UNKNOWN)).map(({ id }) => id);
  // The comparison is made once a day.
  for (const member of site) member.moveClock(DAY_MS + 60_000);
  await Promise.all(site.map((member) => member.start()));
  let listed = new Set();
  for (const late = Date.now() + 90_000; Date.now() < late; await wait(1_000)) {
    listed = new Set((await ask(LISTED)).map(({ charge_id: id }) => id));
    if (unknown.every((id) => listed.has(id))) break;
  }
  for (const member of site) member.moveClock(0);
  const missing = unknown.filter((id) => !listed.has(id));
  // They are known now: the end's check is about everything else.
  fleet.unknownCharges = unknown;
  return {
    text: `put back to a backup with ${pending} payments under way; of ${unknown.length} charges that it does not know, staff are shown ${unknown.length - missing.length}`,
    isRight: missing.length === 0 && unknown.length > 0,
  };
}
