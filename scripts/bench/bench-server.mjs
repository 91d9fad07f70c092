import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import autocannon from 'autocannon';

const port = 8680;
const dataDirectory = '.cache/bench-data';
const address = `http://127.0.0.1:${port}`;

/** Starts the built servers and resolves with the milliseconds until both say they are ready. */
async function start() {
  const started = performance.now();
  const server = spawn(process.execPath, ['dist/server/start.js'], {
    env: { ...process.env, PORT: String(port), PROVIDER_PORT: String(port + 1), DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (text) => {
      output += text;
      if (output.includes(`:${port}`) && output.includes(`:${port + 1}`)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { server, milliseconds: performance.now() - started };
}

const stop = (server) =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

/** Start with a new and with an existing data directory, and the address search at 50 requests a second. */
export async function benchServer() {
  rmSync(dataDirectory, { recursive: true, force: true });
  const first = await start();
  await stop(first.server);
  const again = await start();
  try {
    console.log(
      `start, new data directory ${(first.milliseconds / 1000).toFixed(2)} s; existing ${(again.milliseconds / 1000).toFixed(2)} s (goal 4 s)`,
    );
    const typed = [
      '100 G',
      '12 Wattle Street Ric',
      '2000',
      '5 High St Mel',
      'Unit 4/9 Bay Rd Para',
      '77 Queen Street Bris',
      'Woll',
    ];
    const requests = typed.map((text) => ({
      path: `/umbraco/api/AddressAutocomplete/Search?country=AUS&address=${encodeURIComponent(text)}`,
    }));
    const result = await autocannon({ url: address, requests, connections: 10, overallRate: 50, duration: 15 });
    console.log(
      `address search at 50 requests a second for 15 s: p50 ${result.latency.p50} ms, p95 ${result.latency.p97_5} ms at most (p97.5), p99 ${result.latency.p99} ms; ${result.non2xx} other than 2xx (goal p95 30 ms)`,
    );
    return { existingStart: again.milliseconds, p97_5: result.latency.p97_5, non2xx: result.non2xx };
  } finally {
    await stop(again.server);
  }
}

if (import.meta.filename === process.argv[1]) await benchServer();
