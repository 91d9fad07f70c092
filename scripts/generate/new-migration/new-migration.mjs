/**
 * Writes the next migration from the definitions of the tables:
 *
 *   npm run new -- migration NAME [sandbox]
 *
 * NAME is part of the file's name; without `sandbox` the tables are the site's.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { installTools } from '../../install-tools.mjs';

const CONFIGURATIONS = { site: 'drizzle.config.ts', sandbox: 'demo-pages/sandbox/drizzle.config.ts' };

const [name, program = 'site'] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name ?? '') || !Object.hasOwn(CONFIGURATIONS, program)) {
  console.error('Name the migration: npm run new -- migration story-wall [sandbox]');
  process.exit(2);
}
installTools(import.meta.dirname);
const kit = join(import.meta.dirname, 'node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(process.execPath, [kit, 'generate', '--name', name, '--config', CONFIGURATIONS[program]], {
  cwd: resolve(import.meta.dirname, '../../..'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
