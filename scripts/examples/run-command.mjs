import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program in an example's folder and resolves with all its output; rejects with it when the program fails. */
export function runCommand(program, args, folder) {
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  // A build of ours has set it, and npm would leave out development dependencies.
  const { NODE_ENV: _, ...own } = process.env;
  // Frameworks neither report their use nor look for updates, and their builds are those of production.
  const env = {
    ...own,
    PATH: path,
    CI: '1',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`“${program} ${args.join(' ')}” failed:\n${output.slice(-4_000)}`));
    });
  });
}
