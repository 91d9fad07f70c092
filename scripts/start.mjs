import { spawn, spawnSync } from 'node:child_process';
import { isBuilt } from './ensure-build.mjs';
import { memoryFlags } from './server-memory.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

// node scripts/start.mjs: the site with the sandbox. node scripts/start.mjs sandbox […]: the sandbox alone.
const [what = 'all', ...words] = process.argv.slice(2);
if (!isBuilt(what)) {
  // In a process of its own: what a build takes of memory goes with it.
  const build = spawnSync(process.execPath, ['scripts/ensure-build.mjs', what], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const program = what === 'sandbox' ? 'dist/sandbox/haven-sandbox.js' : 'dist/server/start.js';
// Node's bounds of memory can be set only when a process starts. By the channel the server notices that this one was
// killed.
const server = spawn(process.execPath, [...memoryFlags(process.env), program, ...words], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
