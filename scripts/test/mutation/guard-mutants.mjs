import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// npm test -- mutants removes each guard of the messaging room, one at a time, and runs the hostile messages: if these
// tests still pass, nothing proves the guard.
const TESTS = ['sdk/hostile-messages.test.ts', 'sdk/hostile-wallets.test.ts'];

/** The code to remove, by file. */
export const mutants = [
  ['any window', 'sdk/messaging/frame-channel.ts', 'contentWindow === event.source', 'true'],
  ['any frame', 'sdk/surfaces/frame.ts', 'other.src === frame.src', 'true'],
  ['any origin', 'sdk/messaging/frame-channel.ts', 'event.origin !== origin || ', ''],
  ['any page', 'sdk/widget/hosted-frame.ts', "message['widget_id'] !== this.#options.widgetId || ", ''],
  ['any popup window', 'sdk/messaging/popup-channel.ts', 'event.source !== popup || ', ''],
  ['any popup origin', 'sdk/messaging/popup-channel.ts', ' || event.origin !== origin', ''],
  ['any wallet', 'sdk/wallets/flypay/flypay-message.ts', '!isAbout(message, names)', 'false'],
  ['any order', 'sdk/wallets/flypay-v2/flypay-v2-message.ts', 'isOurs ? outcome : undefined', 'outcome'],
  ['any charge', 'sdk/three-ds/framed-events.ts', ' || widget_id !== id', ''],
  ['any authentication', 'sdk/three-ds/run-standalone.ts', 'if ((widget_id ?? charge_3ds_id) === id) ', ''],
  ['any checkout', 'sdk/external-checkout/run-checkout.ts', ' && reference_id === checkout.reference_id', ''],
];

/** A Vite plugin that serves the named mutant instead of its file. */
export function serveMutant(name) {
  const mutant = mutants.find(([title]) => title === name);
  return {
    name: 'guard-mutant',
    enforce: 'pre',
    transform(code, id) {
      if (mutant && id.split('?')[0].endsWith(mutant[1])) return code.replace(mutant[2], mutant[3]);
    },
  };
}

function survives([name, file, guard]) {
  if (!readFileSync(file, 'utf8').includes(guard))
    throw new Error(`${file} has no \`${guard}\` any more: update this list.`);
  const env = { ...process.env, HAVEN_MUTANT: name };
  return (
    spawnSync(process.execPath, ['scripts/test/test-browser.mjs', ...TESTS], { env, stdio: 'ignore' }).status === 0
  );
}

if (process.argv[1]?.endsWith('guard-mutants.mjs')) {
  let survivors = 0;
  for (const mutant of mutants) {
    const isAlive = survives(mutant);
    if (isAlive) survivors++;
    console.log(`${isAlive ? 'SURVIVED' : 'caught'}  ${mutant[0]} (${mutant[1]})`);
  }
  process.exitCode = survivors ? 1 : 0;
}
