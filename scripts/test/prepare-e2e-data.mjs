import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { templatePath } from '../../demo-pages/server/database/testing/template-path.mjs';

// node scripts/test/prepare-e2e-data.mjs <folder> creates the data folders of the site and the sandbox of the
// end-to-end tests. It copies the unit tests' database, which has the tables of both, if there is one; that saves ten
// seconds. Otherwise the programs create their own. The programs' logs go beside it.
mkdirSync(dirname(process.argv[2]), { recursive: true });
for (const folder of [process.argv[2], `${process.argv[2]}-sandbox`]) {
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(templatePath())) continue;
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xf', templatePath(), '-C', folder]);
  if (status !== 0) rmSync(folder, { recursive: true, force: true });
}
