import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** What is asked for, and the share of a bare Hono's answers a second that is the goal. */
const GOALS = { '/': 0.5, '/gifts': 0.5, '/news': 0.5, '/donate': 0.25, '/elements/autoload.js': 0.5 };
const CONNECTIONS = 20;
const SECONDS = 3;
const ROUNDS = 3;
const ask = promisify(execFile);
const folder = import.meta.dirname;

async function perSecond(port, path, seconds = SECONDS) {
  const words = [`${folder}/load-generator.mjs`, port, path, seconds, CONNECTIONS].map(String);
  const { perSecond: rate, failed } = JSON.parse((await ask(process.execPath, words)).stdout);
  if (failed > 0) throw new Error(`${failed} answers for ${path} were not 200.`);
  return rate;
}

/**
 * The site's pages and a file beside a bare Hono that answers with the same bytes, in turn: only their ratio counts.
 */
export async function benchPages(port) {
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
