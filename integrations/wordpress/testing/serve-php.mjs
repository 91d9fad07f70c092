import { execFileSync, spawn } from 'node:child_process';
import { installPhp } from './install-wordpress.mjs';
import { servePhpInNode } from './serve-php-in-node.mjs';

const NEEDED = ['pdo_sqlite', 'mbstring', 'zip', 'dom'];

/** The machine's PHP (`PHP`, or `php`), if it has what WordPress needs here. */
function ownPhp() {
  const program = process.env.PHP ?? 'php';
  try {
    const modules = execFileSync(program, ['-m'], { encoding: 'utf8', stdio: 'pipe' }).toLowerCase().split('\n');
    return NEEDED.every((name) => modules.includes(name)) ? program : undefined;
  } catch {
    return undefined;
  }
}

async function untilItAnswers(address, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${address}/wp-includes/js/wp-embed.min.js`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PHP did not start.');
}

/**
 * Serves a site with the machine's PHP, or with one for WebAssembly. `{ kind, run, close }`: `run(code)` runs PHP in
 * the folder of the site and returns what it prints.
 */
export async function servePhp(site, port) {
  const program = ownPhp();
  if (!program) return servePhpInNode(site, port, installPhp());
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
  const args = ['-d', 'upload_max_filesize=20M', '-d', 'post_max_size=24M', '-S', `127.0.0.1:${port}`, '-t', site];
  // A group of its own, because the server has workers that end with it.
  const server = spawn(program, args, { env, stdio: 'ignore', detached: true });
  await untilItAnswers(`http://127.0.0.1:${port}`, server);
  return {
    kind: 'the PHP of this machine',
    run: async (code) => execFileSync(program, ['-r', code], { cwd: site, encoding: 'utf8' }),
    close: async () => process.kill(-server.pid),
  };
}
