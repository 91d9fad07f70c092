import { checkHelp } from './check-flags.ts';
import { readCheckSettings } from './check-settings.ts';
import { reportContract } from './report-contract.ts';
import { CONTRACT_PARTS, isFit, runContract } from './run-contract.ts';

// `npm run check:provider -- …`: whether a provider speaks the protocol.
const words = process.argv.slice(2);
if (words.includes('--help')) console.log(checkHelp(CONTRACT_PARTS.map(({ name }) => name)));
else {
  try {
    const settings = readCheckSettings(words, process.env);
    console.log(`Checking ${settings.providerOrigin} with test keys.`);
    const run = await runContract(settings, fetch);
    for (const line of reportContract(run)) console.log(line);
    process.exitCode = isFit(run) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
