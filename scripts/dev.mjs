import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { build } from 'vite';
import { buildAll } from './build.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

// Browser code rebuilds as it changes; a change of the server's code starts the servers again.
await buildAll(['sdk-global', 'server']);
for (const mode of ['elements', 'sdk', 'hosted']) await build({ mode, build: { watch: {} } });

let server;
let timer;
const startServer = () => {
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/start.js'], { stdio: 'inherit' });
};
const restart = async () => {
  await buildAll(['server']);
  server.once('exit', startServer);
  server.kill('SIGTERM');
};
startServer();
for (const folder of ['demo-pages', 'elements/website']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !/\.(ts|sql)$/.test(file) || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart().catch(console.error), 200);
  });
}
process.on('SIGINT', () => server.once('exit', () => process.exit(0)).kill('SIGTERM'));
