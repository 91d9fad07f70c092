import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { build } from 'vite';
import { buildAll } from './build.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

// Browser code is rebuilt when it changes; a change in the server's code restarts the servers.
await buildAll(['sdk', 'sdk-global', 'server', 'sandbox']);
for (const mode of ['elements', 'sdk', 'hosted', 'vendor', 'checkout-widget']) {
  // The script-tag build is in the folder of the library, and loads the chunks that it was built with.
  await build({ mode, build: { watch: {}, emptyOutDir: mode !== 'sdk' } });
}

// Scripts change while the server runs: pages ask for no integrity that the next change would break.
rmSync('dist/site-scripts.json', { force: true });
let server;
let timer;
const startServer = () => {
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/start.js'], { stdio: 'inherit' });
};
const restart = async () => {
  await buildAll(['server', 'sandbox']);
  server.once('exit', startServer);
  server.kill('SIGTERM');
};
startServer();
for (const folder of ['demo-pages', 'elements/rules']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !/\.(tsx?|sql)$/.test(file) || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart().catch(console.error), 200);
  });
}
process.on('SIGINT', () => server.once('exit', () => process.exit(0)).kill('SIGTERM'));
