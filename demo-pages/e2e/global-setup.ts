import { existsSync, readFileSync, rmSync } from 'node:fs';
import { logs, mailFolder } from '../../playwright.config.ts';
import { LeaksInLog } from '../website/testing/leaks-in-log.ts';
import { makeFirstAdministrator } from './staff-by-posts.ts';

/**
 * Once before all tests: workers read the session from the environment, which they inherit. After them the logs of the
 * programs are looked through.
 */
export default async function globalSetup(): Promise<() => void> {
  rmSync(mailFolder, { recursive: true, force: true });
  process.env['E2E_ADMINISTRATOR'] = await makeFirstAdministrator();
  return lookThroughLogs;
}

/** Whatever people typed in these tests, the log of neither program has it. */
function lookThroughLogs(): void {
  const written = logs.filter((log) => existsSync(log));
  const entries = written
    .flatMap((log) => readFileSync(log, 'utf8').split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const log of written) rmSync(log);
  const leaks = new LeaksInLog();
  for (const entry of entries) leaks.read(entry);
  leaks.assertNone();
  for (const event of ['request', 'sandbox-request'])
    if (!entries.some((entry) => entry['event'] === event)) throw new Error(`There is no ${event} in the logs.`);
  console.log(`${entries.length} entries of the logs: no personal data.`);
}
