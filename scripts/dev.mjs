import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { buildAll } from './build.mjs';
import { watchContent } from './watch-content.mjs';

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
let isRestarting = false;
const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
const startServer = () => {
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/start.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, LIVE_RELOAD: '1' },
  });
};
const restart = async () => {
  await buildAll(['server', 'sandbox']);
  server.kill('SIGTERM');
  if (!hasEnded()) await once(server, 'exit');
  startServer();
};
// Changes that follow each other cause one restart, and those during a restart another.
const restartSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (isRestarting) return restartSoon();
    isRestarting = true;
    await restart().catch(console.error);
    isRestarting = false;
  }, 200);
};
startServer();
// The server renders pages and blocks, and holds their texts.
for (const folder of ['demo-pages', 'elements', 'sdk/payment-rules']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file && /\.(tsx?|css|json|sql)$/.test(file) && !/\.test\.|^charity[\\/]/.test(file)) restartSoon();
  });
}
// Content changes without a restart. A server that refused the folder at its start begins again.
await watchContent(resolve(process.env.SITE_CONTENT || 'demo-pages/charity'), () =>
  hasEnded() ? startServer() : server.connected && server.send('content'),
);
process.on('SIGINT', () => server.once('exit', () => process.exit(0)).kill('SIGTERM'));
