/**
 * Honest visitors while twenty scripts, or one for each address, abuse the site in every way at once: how many are
 * served, how soon, and the memory that the site and its sandbox took. Linux only.
 *
 *   npm run build && node demo-pages/load/abuse.mjs [seconds=60] [addresses=20]
 *
 * Takes PORT and PROVIDER_PORT (8490 and 8491 unless set) and a data folder of its own. Fails when fewer than 99 of 100
 * are served, when one of a hundred waits for more than a second, or above 512 MB.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Giver } from './chaos/giver.mjs';
import { ShopServer } from './shop-server.mjs';

const SECONDS = Number(process.argv[2] ?? 60);
const ADDRESSES = Number(process.argv[3] ?? 20);
const VISITS_A_SECOND = 10;
const PAGES = ['/', '/gifts', '/donate', '/news', '/gifts/solar-lamp', '/nz/donate'];
const BOUNDS = { served: 0.99, p99Ms: 1_000, memoryMb: 512 };

process.chdir(new URL('../..', import.meta.url).pathname);
const folder = mkdtempSync(join(tmpdir(), 'haven-abuse-'));
const server = new ShopServer({
  port: Number(process.env.PORT ?? 8490),
  providerPort: Number(process.env.PROVIDER_PORT ?? 8491),
  dataDir: join(folder, 'data'),
  password: randomUUID(),
});

const visits = [];
/** One visitor; every fifth gives too. */
async function visit(number) {
  const giver = new Giver(server);
  const timed = async (path, isServed) => {
    const start = performance.now();
    const served = await isServed().catch(() => false);
    visits.push({ path, ms: performance.now() - start, served });
  };
  const path = PAGES[number % PAGES.length];
  await timed(path, async () => (await giver.call(path)).status === 200);
  if (number % 5 > 0) return;
  await timed('a gift', async () => {
    await giver.takeToken();
    await giver.pay();
    return giver.transactionId !== undefined;
  });
}

try {
  await server.start();
  for (const path of PAGES) await new Giver(server).call(path);
  console.log('at rest', server.memory());
  const attackers = new Worker(new URL('./attackers.mjs', import.meta.url), {
    workerData: {
      site: server.site,
      provider: server.provider,
      port: server.port,
      seconds: SECONDS,
      addresses: ADDRESSES,
    },
  });
  const attacked = new Promise((resolve) => attackers.once('message', resolve));
  const all = [];
  for (let number = 0; number < SECONDS * VISITS_A_SECOND; number += 1) {
    all.push(visit(number));
    await wait(1000 / VISITS_A_SECOND);
  }
  await Promise.all(all);
  console.log('the abuse was answered', await attacked);
  const { site, sandbox } = server.memory();
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const served = visits.filter((each) => each.served).length / visits.length;
  const p99 = times[Math.ceil(times.length * 0.99) - 1];
  const median = times[times.length >> 1];
  console.log(
    `${visits.length} honest requests: ${(served * 100).toFixed(2)} % served, median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; memory at most ${site.most} MB and ${sandbox.most} MB`,
  );
  const failed = visits.filter((each) => !each.served);
  for (const path of new Set(failed.map((each) => each.path)))
    console.log(`  not served: ${failed.filter((each) => each.path === path).length} × ${path}`);
  const isFine = served >= BOUNDS.served && p99 < BOUNDS.p99Ms && Math.max(site.most, sandbox.most) < BOUNDS.memoryMb;
  console.log(isFine ? 'Within the bounds.' : 'Beyond the bounds.');
  process.exitCode = isFine ? 0 : 1;
} finally {
  server.child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
