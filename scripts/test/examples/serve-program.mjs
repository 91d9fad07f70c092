import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the server that an example has built, by its script `start`: `{ address, close }` once it answers. */
export async function serveProgram(folder, script) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' };
  const child = spawn('sh', ['-c', `exec ${script}`], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill();
    await ended;
  };
  const isReady = async () => {
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
      if (await fetch(address).catch(() => undefined)) return true;
    return false;
  };
  if (await Promise.race([isReady(), ended.then(() => false)])) return { address, close };
  await close();
  throw new Error(`“${script}” does not answer at ${address}`);
}
