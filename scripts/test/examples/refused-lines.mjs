import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

const MARK = /^\s*<[a-z]+-[a-z]/;

/**
 * Runs a checker over the folder `refused` of an example, where a language has no comment for an expected error. Every
 * line there that begins with a tag has a mistake: returns those that the checker does not report.
 */
export async function refusedProblems(folder, script) {
  const output = await runCommand('sh', ['-c', script], folder).catch((error) => error.output);
  return readdirSync(join(folder, 'refused')).flatMap((file) =>
    readFileSync(join(folder, 'refused', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isReported = new RegExp(`${file}["']?[ :(]+${index + 1}\\b`).test(output);
        return MARK.test(line) && !isReported ? [`the types accept ${line.trim()}`] : [];
      }),
  );
}
