import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lock file that the packages beside it were installed from. */
const INSTALLED = 'node_modules/.installed-from';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Installs the packages that a folder's own package.json and lock file name, unless they are there: what few commands
 * need is no part of the project's installation. Their peers, such as Vitest, are the project's.
 */
export function installTools(folder) {
  const lock = read(join(folder, 'package-lock.json'));
  if (read(join(folder, INSTALLED)) === lock) return;
  const { description } = JSON.parse(read(join(folder, 'package.json')));
  console.log(`Installing: ${description}`);
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
  writeFileSync(join(folder, INSTALLED), lock);
}
