import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

/** What is asked for, and the share of a bare Hono's answers a second that is the goal. */
const GOALS = { '/': 0.5, '/gifts': 0.5, '/news': 0.5, '/donate': 0.25, '/elements/autoload.js': 0.5 };
const CONNECTIONS = 20;
const PAGE_SECONDS = 3;
const ROUNDS = 3;
const ask = promisify(execFile);
const folder = import.meta.dirname;

async function perSecond(port, path, seconds = PAGE_SECONDS) {
  const words = [`${folder}/load-generator.mjs`, port, path, seconds, CONNECTIONS].map(String);
  const { perSecond: rate, failed } = JSON.parse((await ask(process.execPath, words)).stdout);
  if (failed > 0) throw new Error(`${failed} answers for ${path} were not 200.`);
  return rate;
}

/**
 * The site's pages and a file beside a bare Hono that answers with the same bytes, in turn: only their ratio counts.
 */
async function benchPages(port) {
  const barePort = port + 10;
  const paths = Object.keys(GOALS);
  const bare = spawn(
    process.execPath,
    [`${folder}/bare-hono.mjs`, String(barePort), `http://127.0.0.1:${port}`, ...paths],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve, reject) => {
    bare.stdout.once('data', resolve);
    bare.once('exit', () => reject(new Error('the bare server ended')));
  });
  try {
    for (const path of paths) {
      for (const each of [port, barePort]) await perSecond(each, path, 1);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ site: await perSecond(port, path), bare: await perSecond(barePort, path) });
      const [{ site, bare: same }] = rounds
        .toSorted((a, b) => a.site / a.bare - b.site / b.bare)
        .slice(Math.floor(ROUNDS / 2));
      console.log(
        `${path}: ${Math.round(site)} a second, bare Hono with the same bytes ${Math.round(same)}: ` +
          `${(site / same).toFixed(2)} (goal ${GOALS[path]})`,
      );
    }
  } finally {
    bare.removeAllListeners('exit');
    bare.kill();
  }
}

const port = 8680;
const dataDirectory = '.cache/bench-data';
const address = `http://127.0.0.1:${port}`;

const RATE = 50;
const SECONDS = 15;
const typed = [
  '100 G',
  '12 Wattle Street Ric',
  '2000',
  '5 High St Mel',
  'Unit 4/9 Bay Rd Para',
  '77 Queen Street Bris',
  'Woll',
];

/** Searches like typing people, one every 20 ms whether the last is answered or not: an open loop hides no queue. */
async function searchSteadily(seconds) {
  const latencies = [];
  let failed = 0;
  const search = async (text) => {
    const started = performance.now();
    const response = await fetch(
      `${address}/umbraco/api/AddressAutocomplete/Search?country=AUS&address=${encodeURIComponent(text)}`,
    );
    await response.arrayBuffer();
    if (!response.ok) failed++;
    latencies.push(performance.now() - started);
  };
  const searches = [];
  const begun = performance.now();
  for (let index = 0; index < RATE * seconds; index++) {
    const due = begun + (index * 1000) / RATE - performance.now();
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
    searches.push(search(typed[index % typed.length]));
  }
  await Promise.all(searches);
  return { latencies: latencies.sort((a, b) => a - b), failed };
}

/**
 * Starts the servers, and tells the seconds until they are ready and until the sandbox has answered from its database.
 */
async function start() {
  const begun = performance.now();
  const { server, milliseconds } = await startBuiltServer({ port, dataDirectory });
  await (await fetch(`http://127.0.0.1:${port + 1}/v1/clock`)).arrayBuffer();
  const seconds = (time) => (time / 1000).toFixed(2);
  return {
    server,
    text: `${seconds(milliseconds)} s (${seconds(performance.now() - begun)} s to the sandbox's first answer)`,
  };
}

/**
 * Start times with a new and with an existing data directory, pages and a file beside a bare Hono, and the address
 * search at 50 requests a second.
 */
export async function benchServer() {
  clearData(dataDirectory);
  const first = await start();
  await stopBuiltServer(first.server);
  const again = await start();
  try {
    console.log(`start, new data directory ${first.text}; existing ${again.text} (goals 2 s and 1 s)`);
    await benchPages(port);
    // In a server's first seconds its code is still being compiled, so the search is measured later.
    await searchSteadily(3);
    const { latencies, failed } = await searchSteadily(SECONDS);
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))].toFixed(1);
    console.log(
      `address search, ${RATE} requests a second for ${SECONDS} s: ` +
        `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 30 ms), p99 ${at(0.99)} ms; ${failed} failed`,
    );
  } finally {
    await stopBuiltServer(again.server);
  }
}

if (import.meta.filename === process.argv[1]) await benchServer();
