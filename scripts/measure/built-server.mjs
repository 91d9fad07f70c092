import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Removes the data of both programs. */
export function clearData(dataDirectory) {
  for (const folder of [dataDirectory, `${dataDirectory}-sandbox`]) rmSync(folder, { recursive: true, force: true });
}

/** Starts the built servers and resolves with the milliseconds until both report that they are ready. */
export async function startBuiltServer({ port, dataDirectory }) {
  const started = performance.now();
  const server = spawn(process.execPath, ['dist/server/start.js'], {
    env: { ...process.env, PORT: String(port), PROVIDER_PORT: String(port + 1), DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    let output = '';
    const look = (text) => {
      output += text;
      if (!output.includes(`:${port}`) || !output.includes(`:${port + 1}`)) return;
      // The log that follows is read and not stored.
      server.stdout.off('data', look).resume();
      resolve();
    };
    server.stdout.on('data', look);
    server.once('exit', (code) => reject(new Error(`the server exited with code ${code}`)));
  });
  return { server, milliseconds: performance.now() - started };
}

/** Stops such a server and waits until it has exited. */
export const stopBuiltServer = (server) =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
