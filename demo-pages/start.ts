import { runServers } from './run-servers.ts';
import { readConfiguration } from './server-configuration.ts';

const log = (entry: Record<string, unknown>) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));

function fail(error: unknown): never {
  const { message, cause } = error as Error;
  console.error(`Haven did not start. ${message}`);
  if (cause instanceof Error) console.error(`Reason: ${cause.message}`);
  process.exit(1);
}

try {
  const configuration = readConfiguration(process.env);
  const servers = await runServers(configuration, log);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping after the running requests have finished.');
    servers.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // When `npm start` started this process and has ended, nothing else would stop it.
  process.once('disconnect', stop);
  console.log(`Haven's site:             ${configuration.siteOrigin}`);
  console.log(`Haven's payments sandbox: ${configuration.providerOrigin}`);
  console.log('Ready. Press Ctrl+C to stop.');
} catch (error) {
  fail(error);
}
