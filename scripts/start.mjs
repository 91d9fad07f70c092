import { spawn, spawnSync } from 'node:child_process';
import { memoryFlags } from './server-memory.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

// In a process of its own: what a build takes of memory goes with it.
const build = spawnSync(process.execPath, ['scripts/ensure-build.mjs'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

// Node's bounds of memory can be set only when a process starts. By the channel the server notices that this one was killed.
const server = spawn(process.execPath, [...memoryFlags(process.env), 'dist/server/start.js'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
