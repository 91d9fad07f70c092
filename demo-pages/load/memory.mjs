/**
 * Abuses a separate server in several ways, one after another, and prints the peak memory (VmHWM) of the site and of
 * the sandbox beside it, and how long a normal visitor waited meanwhile. Linux only, because the memory figure comes
 * from /proc.
 *
 *   npm run build && node demo-pages/load/memory.mjs [limit in MB=512] [abuse]
 *
 * Takes PORT and PROVIDER_PORT (8490 and 8491 unless set) and a data folder of its own. The server has the bounds of
 * memory of `npm start`; SERVER_NODE_OPTIONS, for the server alone, stand in their place. A second argument chooses the
 * abuses whose names hold it. Fails when either process is above the limit.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { hold } from './hold.mjs';
import { ShopServer } from './shop-server.mjs';

const LIMIT_MB = Number(process.argv[2] ?? 512);
process.env.NODE_OPTIONS = process.env.SERVER_NODE_OPTIONS ?? '';
process.chdir(new URL('../..', import.meta.url).pathname);
const folder = mkdtempSync(join(tmpdir(), 'haven-memory-'));
const server = new ShopServer({
  port: Number(process.env.PORT ?? 8490),
  providerPort: Number(process.env.PROVIDER_PORT ?? 8491),
  dataDir: join(folder, 'data'),
  password: randomUUID(),
});
const from = (n) => `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${1 + (n % 250)}`;
const post = (n, path, text, type = 'application/json', base = server.site) =>
  ask(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, origin: server.site, accept: 'application/json' },
    text,
    localAddress: from(n),
  }).then(
    ({ status }) => status,
    () => 0,
  );

/** Makes `count` calls, `atOnce` at a time; returns how often each status occurred. */
async function many(count, atOnce, call) {
  const seen = new Map();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      const status = await call(next);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return Object.fromEntries(seen);
}

const FORM = '/umbraco/api/PetitionForm/SubmitPetition/';
const MB = 'x'.repeat(1_000_000);
const ABUSES = {
  'petitions of 1 MB, 200 at once': () => many(1000, 200, (n) => post(n, FORM, JSON.stringify({ firstName: MB }))),
  'form encoded, 200 at once': () =>
    many(1000, 200, (n) => post(n, FORM, `a=${'%41'.repeat(330_000)}`, 'application/x-www-form-urlencoded')),
  'a hundred thousand fields': () =>
    many(300, 50, (n) => post(n, FORM, `{${Array.from({ length: 60_000 }, (_, key) => `"k${key}":1`).join(',')}}`)),
  'bodies of 20 MB': () => many(100, 20, (n) => post(n, FORM, MB.repeat(20))),
  'bodies of 20 MB for pages that take none': () => many(100, 20, (n) => post(n, '/gifts', MB.repeat(20))),
  'bodies of 20 MB at the provider': () =>
    many(100, 20, (n) => post(n, '/v1/payment_sources/tokens', MB.repeat(20), 'application/json', server.provider)),
  '500 bodies that stop before their end': async () => {
    const sockets = [];
    for (let n = 0; n < 500; n += 1) sockets.push(await hold(server.port, FORM, 1_000_000, { length: 1_040_000 }));
    await wait(2_000);
    for (const socket of sockets) socket.destroy();
    return { held: sockets.length };
  },
  '500 bodies without an end, where none is taken': async () => {
    const sockets = [];
    for (let n = 0; n < 500; n += 1) sockets.push(await hold(server.port, '/newsletter', 1_000_000));
    await wait(2_000);
    for (const socket of sockets) socket.destroy();
    return { held: sockets.length };
  },
  'new sessions': () =>
    many(4000, 100, (n) => post(n, '/cart', JSON.stringify({ intent: 'add', itemId: 'solar-lamp', quantity: 1 }))),
  'pages, nothing read': async () => {
    const sockets = [];
    for (let n = 0; n < 300; n += 1) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      socket.write(`GET /gifts HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
      sockets.push(socket);
    }
    await wait(8_000);
    for (const socket of sockets) socket.destroy();
    return { held: sockets.length };
  },
};

async function slowestVisit(abuse) {
  let isOver = false;
  const ended = abuse().finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const start = performance.now();
    await ask(`${server.site}/gifts`, { localAddress: '127.200.0.1' }).catch(() => {});
    slowest = Math.max(slowest, performance.now() - start);
    await wait(100);
  }
  return { answers: await ended, slowest: Math.round(slowest) };
}

try {
  await server.start();
  await ask(`${server.site}/gifts`);
  console.log('at rest', server.memory());
  const only = process.argv[3];
  for (const [name, abuse] of Object.entries(ABUSES)) {
    if (only && !name.includes(only)) continue;
    const { answers, slowest } = await slowestVisit(abuse);
    await wait(1_000);
    console.log(`${name}: ${JSON.stringify(answers)}, a visitor waited ${slowest} ms at most,`, server.memory());
  }
  const { site, sandbox } = server.memory();
  const most = Math.max(site.most, sandbox.most);
  console.log(`${site.most} MB and ${sandbox.most} MB at most; the limit of each is ${LIMIT_MB} MB`);
  process.exitCode = most > LIMIT_MB ? 1 : 0;
} finally {
  server.child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
