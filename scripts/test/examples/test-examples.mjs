import { spawn } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { ensurePackage } from '../../package/ensure-package.mjs';
import { packPackage } from '../../package/pack.mjs';
import { chromiumArgs, findOrInstallChromium } from '../browsers/chromium.mjs';
import { everywhereTable, tryEverywhere } from './everywhere.mjs';
import { tryPages } from './try-pages.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** The examples whose pages a server renders and the browser hydrates. */
const HYDRATED = ['astro', 'next', 'nuxt', 'sveltekit'];

const result = (example, title, message) => ({
  file: `examples/${example}/package.json`,
  title,
  status: message ? 'failed' : 'passed',
  ...(message && { message }),
});

/**
 * Writes what each run came to, in the form that `npm run check -- conformance` reads: `runs` is
 * `[{ name, example, problems, everywhere }]`.
 */
function writeReport(runs) {
  const results = runs.flatMap(({ name, example, problems, everywhere }) => [
    result(
      example,
      `${name}: is built and opened without an error or a warning${HYDRATED.includes(name) ? ' [A1.07]' : ''}`,
      problems[0],
    ),
    ...everywhere.map(({ framework, check, problem }) => result(example, `${framework}: ${check} [A1.06]`, problem)),
  ]);
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/examples.json', JSON.stringify(results));
}

const MARK = /^\s*<[a-z]+-[a-z]/;

/**
 * Runs a checker over the folder `refused` of an example, where a language has no comment for an expected error. Every
 * line there that begins with a tag has a mistake: returns those that the checker does not report.
 */
async function refusedProblems(folder, script) {
  const output = await runCommand('sh', ['-c', script], folder).catch((error) => error.output);
  return readdirSync(join(folder, 'refused')).flatMap((file) =>
    readFileSync(join(folder, 'refused', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isReported = new RegExp(`${file}["']?[ :(]+${index + 1}\\b`).test(output);
        return MARK.test(line) && !isReported ? [`the types accept ${line.trim()}`] : [];
      }),
  );
}

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache/examples');

/** Examples that are also tried with other versions than their own. */
const VARIANTS = {
  preact: { 'preact-10': ['preact@10.29.8'] },
  react: { 'react-18': ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.31', '@types/react-dom@18.3.7'] },
};

/** `[{ name, example, versions }]`: every folder of examples/, and its variants. */
function listRuns() {
  const names = readdirSync(join(root, 'examples')).filter((name) =>
    existsSync(join(root, 'examples', name, 'package.json')),
  );
  return names.flatMap((name) => [
    { name, example: name, versions: [] },
    ...Object.entries(VARIANTS[name] ?? {}).map(([variant, versions]) => ({ name: variant, example: name, versions })),
  ]);
}

/** A fresh copy of an example with the packed package; what an earlier run has installed stays. */
async function install({ name, example, versions }, tarball) {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file !== 'node_modules') rmSync(join(folder, file), { recursive: true });
  rmSync(join(folder, 'node_modules/haven'), { recursive: true, force: true });
  cpSync(join(root, 'examples', example), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8'));
  project.dependencies.haven = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(project, null, 2));
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error'];
  await runCommand('npm', ['install', ...flags, ...versions], folder);
  return { folder, scripts: project.scripts };
}

/** Runs a script of the example as npm does, without npm's own output. Warnings count as failures. */
async function runScript(folder, script) {
  const output = await runCommand('sh', ['-c', script], folder);
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?s?\b/i.test(line) && !/\b0 warnings\b/.test(line));
  if (warnings.length > 0) throw new Error(`“${script}” warns:\n${warnings.join('\n')}`);
}

/** Where the builds of the frameworks write the site. */
const siteOf = (folder) =>
  ['dist/browser', 'dist', 'out', 'build']
    .map((name) => join(folder, name))
    .find((site) => existsSync(join(site, 'index.html')));

/** `{ problems, everywhere }`: what went wrong in an example, and each check of “custom elements everywhere” there. */
async function tryExample(run, tarball, browser) {
  const { folder, scripts } = await install(run, tarball);
  if (scripts.check) await runScript(folder, scripts.check);
  const problems = scripts.refused ? await refusedProblems(folder, scripts.refused) : [];
  await runScript(folder, scripts.build);
  const site = await (scripts.start ? serveProgram(folder, scripts.start) : serveFolder(siteOf(folder)));
  try {
    problems.push(...(await tryPages(browser, site, run.example)));
    return { problems, everywhere: await tryEverywhere(browser, run.name, site) };
  } finally {
    await site.close();
  }
}

process.chdir(root);
await ensurePackage();
mkdirSync(cache, { recursive: true });
const tarball = join(cache, 'haven.tgz');
renameSync(packPackage(cache), tarball);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
const wanted = process.argv.slice(2);
const runs = listRuns().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = [];
for (const run of runs) {
  const started = performance.now();
  const result = await tryExample(run, tarball, browser).catch(async ({ message }) => ({
    problems: [message],
    everywhere: await tryEverywhere(browser, run.name, undefined, 'the example was not built'),
  }));
  results.push({ ...run, ...result });
  const missed = result.everywhere.filter(({ problem }) => problem);
  const lines = [
    ...result.problems,
    ...missed.map(({ framework, check, problem }) => `[A1.06] ${framework}: ${check}: ${problem.slice(0, 600)}`),
  ];
  for (const line of lines) console.error(`${run.name}: ${line}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${run.name}: ${lines.length === 0 ? 'ok' : `${lines.length} problems`} in ${seconds} s`);
}
await browser.close();
writeReport(results);
const checks = results.flatMap(({ everywhere }) => everywhere);
if (checks.length > 0) console.log(everywhereTable(checks));
const passed = results.filter(({ problems }) => problems.length === 0).length;
console.log(`${passed} of ${runs.length} examples built and opened without an error or a warning`);
process.exitCode = passed === runs.length && checks.every(({ problem }) => !problem) ? 0 : 1;

/**
 * Runs a program in an example's folder and resolves with its output; rejects with an error that has it as `output`.
 */
function runCommand(program, args, folder) {
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  // A build of ours has set it, and npm would leave out development dependencies.
  const { NODE_ENV: _, ...own } = process.env;
  // Frameworks neither report their use nor look for updates, and their builds are those of production.
  const env = {
    ...own,
    PATH: path,
    CI: '1',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const text = stripVTControlCharacters(output);
      if (code === 0) resolve(text);
      else
        reject(
          Object.assign(new Error(`“${program} ${args.join(' ')}” failed:\n${text.slice(-4_000)}`), { output: text }),
        );
    });
  });
}

/** Serves a built site on this machine: `{ address, close }`. */
function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site.example');
    const path = join(folder, normalize(pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close });
    });
  });
}

/** A port of this machine that nobody listens on. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts the server that an example has built, by its script `start`: `{ address, close }` once it answers. */
async function serveProgram(folder, script) {
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
