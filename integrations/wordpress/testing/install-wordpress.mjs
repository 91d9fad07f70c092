import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readZip } from '../zip.mjs';

const cache = resolve(import.meta.dirname, '../../../.cache/wordpress');

// Only this test uses them, so they are fetched for it and are no dependencies of the project.
const BUILDS = {
  name: '@wp-playground/wordpress-builds@0.9.19',
  file: 'wp-playground-wordpress-builds-0.9.19.tgz',
  sha512: 'dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
};
const PHP = ['@php-wasm/node@0.9.19', '@php-wasm/universal@0.9.19'];

const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe', ...options });

/** A folder with WordPress archives, its assets and the plugin that keeps its database in a file. */
function fetchBuilds(version) {
  const archive = join(cache, BUILDS.file);
  if (!existsSync(archive)) run('npm', ['pack', BUILDS.name, '--pack-destination', cache]);
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (sum !== BUILDS.sha512) throw new Error(`${archive} is not the file that was published: delete it and try again.`);
  const folder = join(cache, 'package');
  const wanted = [`src/wordpress/wp-${version}.zip`, 'src/sqlite-database-integration', `public/wp-${version}`];
  if (!wanted.every((path) => existsSync(join(folder, path))))
    run('tar', ['xzf', archive, '-C', cache, ...wanted.map((path) => `package/${path}`)]);
  return folder;
}

function unpack(archive, folder, rename = (path) => path) {
  for (const [path, content] of Object.entries(readZip(readFileSync(archive)))) {
    const file = join(folder, rename(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The database is a file, nothing runs by itself, and nothing is asked of other machines. */
const config = (address) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE']
  .flatMap((name) => [`${name}_KEY`, `${name}_SALT`])
  .map((name) => `define( '${name}', 'only for tests' );`)
  .join('\n')}
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'SCRIPT_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/** A new site in a folder: WordPress with its database, whose administrator is `admin` with the password `password`. */
export function installWordPress(address, version = '6.5') {
  mkdirSync(cache, { recursive: true });
  const builds = fetchBuilds(version);
  const site = join(cache, 'site');
  rmSync(site, { recursive: true, force: true });
  unpack(join(builds, `src/wordpress/wp-${version}.zip`), site);
  cpSync(join(builds, `public/wp-${version}`), site, { recursive: true });
  const content = join(site, 'wp-content');
  const sqlite = join(content, 'plugins/sqlite-database-integration');
  const archive = join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip');
  unpack(archive, sqlite, (path) => path.replace(/^[^/]+\//, ''));
  cpSync(join(sqlite, 'db.copy'), join(content, 'db.php'));
  writeFileSync(join(site, 'wp-config.php'), config(address));
  return site;
}

/** PHP for WebAssembly, where the machine has none. */
export function installPhp() {
  const folder = join(cache, 'php');
  if (!existsSync(join(folder, 'node_modules/@php-wasm/node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...PHP], { cwd: folder });
  }
  return folder;
}
