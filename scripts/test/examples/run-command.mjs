import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs a program in an example's folder and resolves with its output; rejects with an error that has it as `output`.
 */
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
      const text = stripVTControlCharacters(output);
      if (code === 0) resolve(text);
      else
        reject(
          Object.assign(new Error(`“${program} ${args.join(' ')}” failed:\n${text.slice(-4_000)}`), { output: text }),
        );
    });
  });
}
