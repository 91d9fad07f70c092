import { logLine } from './http/log-line.ts';
import { runProgram } from './http/run-program.ts';
import { runServers } from './run-servers.ts';
import { readConfiguration } from './server-configuration.ts';

const open = async () => {
  const configuration = readConfiguration(process.env);
  const { stop, sandboxReady } = await runServers(configuration, logLine);
  const { siteOrigin, sandbox, payments, mail } = configuration;
  const provider = sandbox ? "Haven's payments sandbox: " : 'Payments provider:        ';
  const lines = [`Haven's site:             ${siteOrigin}`, `${provider}${payments.providerOrigin}`];
  if (mail && 'folder' in mail) lines.push(`Emails are written into:  ${mail.folder}`);
  return { stop, lines, lateStart: sandboxReady };
};

await runProgram('Haven', open, { whenOrphaned: 'finish' });
