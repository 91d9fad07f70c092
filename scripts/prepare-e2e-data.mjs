import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { templatePath } from '../demo-pages/database/testing/template-path.mjs';

// node scripts/prepare-e2e-data.mjs <folder> creates a data folder for the servers of the end-to-end tests. It copies
// the unit tests' database if there is one, which saves the server ten seconds; otherwise the server creates its own.
const folder = process.argv[2];
rmSync(folder, { recursive: true, force: true });
if (existsSync(templatePath())) {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xf', templatePath(), '-C', folder]);
  if (status !== 0) rmSync(folder, { recursive: true, force: true });
}
