import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';
import { benchPages } from './bench-pages.mjs';

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
      `address search, ${RATE} requests a second for ${SECONDS} s: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 30 ms), ` +
        `p99 ${at(0.99)} ms; ${failed} failed`,
    );
  } finally {
    await stopBuiltServer(again.server);
  }
}

if (import.meta.filename === process.argv[1]) await benchServer();
