#!/usr/bin/env node
import { localName } from '../../server/http/address-settings.ts';
import { logLine } from '../../server/http/log-line.ts';
import { runProgram } from '../../server/http/run-program.ts';
import { DEMO } from '../core/index.ts';
import { runOriginsCommand, USAGE } from './origins-command.ts';
import { runSandbox, type SiteBeside } from './run-sandbox.ts';
import { readSandboxConfiguration, type SandboxConfiguration } from './sandbox-configuration.ts';
import { startLines } from './start-lines.ts';

const isBesideSite = process.env['SANDBOX_BESIDE_SITE'] === '1';
/** The site sends its webhook as soon as it has opened its database. A sandbox that is started again is given it. */
const startingSite = (): SiteBeside => ({
  webhook: new Promise((resolve) => {
    process.once('message', ({ webhook }: { webhook: SandboxConfiguration['webhook'] }) => resolve(webhook));
  }),
  onListening: () => process.connected && process.send?.('listening'),
});

const open = async () => {
  const configuration = readSandboxConfiguration(process.env);
  const site = isBesideSite && !configuration.webhook ? startingSite() : undefined;
  const { stop } = await runSandbox(configuration, logLine, site);
  return { stop, lines: startLines(configuration) };
};

const [word, ...words] = process.argv.slice(2);
if (word === undefined) {
  // `npm run sandbox`, or `haven-sandbox` of the package. Beside a site, only the site waits for it.
  await runProgram('The payments sandbox', open, {
    whenOrphaned: 'end',
    isQuiet: isBesideSite,
  });
} else {
  try {
    if (word !== 'origins') throw new Error(USAGE);
    const { host, port } = readSandboxConfiguration(process.env);
    await runOriginsCommand(words, {
      sandbox: `http://${localName(host)}:${port}`,
      secretKey: process.env['SANDBOX_SECRET_KEY'] || DEMO.secretKey,
      fetch,
      print: (line) => console.log(line),
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
