/**
 * Many people sign a petition at once, the server is killed meanwhile, and no signature is lost.
 *
 *   npm run build && node demo-pages/load/petition-load.mjs [--rate 500] [--seconds 30] [--port 8690]
 *
 * Starts a separate server with an empty embedded database, sends signatures at a steady rate that does not depend on
 * the answers (an open loop), kills the server with -9 while posts are running, starts it again and compares what it
 * stored with what it acknowledged. Tokens are made beforehand with an easy bot check: in production the visitors'
 * browsers do this work, and the server checks a token in the same way whatever its difficulty. Each post comes from
 * another address behind a trusted proxy.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '8690' },
  },
});
const rate = Number(options.rate);
const total = rate * Number(options.seconds);
const port = Number(options.port);
const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'dist/server/start.js');
if (!existsSync(program)) throw new Error('dist/server/start.js is missing: run "npm run build" first.');
const dataDir = join(await mkdtemp(join(tmpdir(), 'haven-petition-')), 'data');
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const address = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** One request; the status is 0 when no answer came. */
function send(method, path, n, body) {
  return new Promise((resolve) => {
    const headers = { accept: 'application/json', 'x-forwarded-for': address(n) };
    if (body) Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode, text }));
      incoming.on('error', () => resolve({ status: 0, text: '' }));
    });
    outgoing.on('error', () => resolve({ status: 0, text: '' }));
    outgoing.end(body);
  });
}

async function startServer() {
  const env = {
    ...process.env,
    PORT: String(port),
    PROVIDER_PORT: String(port + 1),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    TRUSTED_PROXIES: '127.0.0.1',
    BOT_CHECK_DIFFICULTY: '0',
  };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const started = Date.now();
  while ((await send('GET', '/healthz', 0)).status !== 200) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    if (Date.now() - started > 180_000) throw new Error('The server was not ready after three minutes.');
    await delay(100);
  }
  return { server, ms: Date.now() - started };
}

const hasEnded = (server) => new Promise((resolve) => server.once('exit', resolve));

async function makeTokens() {
  const tokens = [];
  let next = 0;
  const worker = async () => {
    while (next < total) {
      const n = next++;
      const { status, text } = await send('GET', '/bot-check/challenge?action=petition', n);
      if (status !== 200) throw new Error(`No challenge: ${status} ${text}`);
      tokens[n] = `${JSON.parse(text).challenge}.0`;
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return tokens;
}

/** Every twentieth signature is from a person who has signed before, with the address in other letter case. */
const emailOf = (n) => (n % 20 === 19 ? `SIGNER-${n - 19}@Example.org` : `signer-${n}@example.org`);
const keyOf = (n) => emailOf(n).toLowerCase();
const bodyOf = (n, recaptchaToken) =>
  JSON.stringify({
    nodeId: '1201',
    location: '',
    siteCountryCode: 'AUS',
    counterTitle: 'people have signed',
    moduleType: 'petition',
    firstName: 'Mere',
    lastName: 'Ngata',
    email: emailOf(n),
    postcode: '3121',
    mobile: '',
    subscribe: n % 10 === 0,
    recaptchaToken,
  });

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Sends at the rate, and kills the server after `killAfter` posts if given. */
async function run(tokens, from, count, killAfter) {
  const started = performance.now();
  const pending = [];
  const acknowledged = new Set();
  const sent = new Set();
  const times = [];
  const failures = new Map();
  let late = 0;
  for (let i = 0; i < count; i += 1) {
    const due = started + (i * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    else if (wait < -1000) late += 1;
    const n = from + i;
    sent.add(keyOf(n));
    pending.push(
      send('POST', '/umbraco/api/PetitionForm/SubmitPetition/', n, bodyOf(n, tokens[n])).then(({ status }) => {
        // Measured from the scheduled time, so that waiting before the server counts too.
        times.push(performance.now() - due);
        if (status === 200) acknowledged.add(keyOf(n));
        else failures.set(status, (failures.get(status) ?? 0) + 1);
      }),
    );
    if (i === killAfter) return { pending, acknowledged, sent, failures, times, late };
  }
  await Promise.all(pending);
  return { pending, acknowledged, sent, failures, times: times.sort((a, b) => a - b), late };
}

async function readDatabase() {
  const client = await PGlite.create(dataDir);
  const one = async (text) => (await client.query(text)).rows[0];
  const { rows } = await client.query("select email_key from website.petition_signatures where node_id = '1201'");
  const stored = new Set(rows.map(({ email_key }) => email_key));
  const { signatures = 0 } =
    (await one("select signatures::int from website.petition_counts where node_id = '1201'")) ?? {};
  const { thanks } = await one("select count(*)::int as thanks from website.mails where kind = 'petition-thanks'");
  await client.close();
  return { stored, rows: rows.length, signatures, thanks };
}

const print = (label, value) => console.log(`${label.padEnd(46)} ${value}`);
const problems = [];
const must = (isSo, text) => {
  if (!isSo) problems.push(text);
};

print('machine', `${cpus().length} cores, load ${loadavg()[0].toFixed(1)} before the run`);
const { server } = await startServer();
const steadyTokens = await makeTokens();
print('signatures to send', `${rate} a second for ${options.seconds} s`);
const steady = await run(steadyTokens, 0, total);
const errors = [...steady.failures].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ');
print(
  'acknowledged / refused or lost',
  `${total - [...steady.failures.values()].reduce((a, b) => a + b, 0)} / ${errors || '0'}`,
);
print(
  'answer times, p50 / p99 / most (ms)',
  [0.5, 0.99, 1].map((part) => Math.round(percentile(steady.times, part))).join(' / '),
);
print('posts that this script sent over 1 s late', steady.late);
must(steady.failures.size === 0, `the steady run had errors: ${errors}`);

// A second run, in the middle of which the server is killed.
const stretch = Math.min(total, rate * 4);
const tokens = (await makeTokens()).slice(0, stretch);
const shifted = Array(total).concat(tokens);
const broken = await run(shifted, total, stretch, Math.floor(stretch / 2));
const ended = hasEnded(server);
server.kill('SIGKILL');
await ended;
await Promise.all(broken.pending);
print(
  'killed with posts under way: unanswered',
  [...broken.failures.values()].reduce((a, b) => a + b, 0),
);
const again = await startServer();
print('ready again after (ms)', again.ms);
const closed = hasEnded(again.server);
again.server.kill('SIGTERM');
await closed;

const { stored, rows, signatures, thanks } = await readDatabase();
const acknowledged = new Set([...steady.acknowledged, ...broken.acknowledged]);
const sent = new Set([...steady.sent, ...broken.sent]);
const lost = [...acknowledged].filter((key) => !stored.has(key));
print('people acknowledged / stored / counted', `${acknowledged.size} / ${rows} / ${signatures}`);
print('acknowledged and lost', lost.length);
print('mails of thanks', thanks);
print('load after the run', loadavg()[0].toFixed(1));
must(lost.length === 0, `${lost.length} acknowledged signatures are lost`);
must(rows === signatures, 'the count is not the number of signatures');
must(thanks === rows, 'not everybody who signed has one mail of thanks');
must(
  [...stored].every((key) => sent.has(key)),
  'a signature is stored that nobody sent',
);
await rm(join(dataDir, '..'), { recursive: true, force: true });
agent.destroy();
for (const problem of problems) console.error(`FAILED: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
