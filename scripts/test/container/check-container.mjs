import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readContainerfile } from './read-containerfile.mjs';
import { runStages } from './run-stages.mjs';

// npm run check -- container builds the image of demo-pages/Containerfile and starts it, with podman or docker
// where one runs, else step by step in an empty folder. Either way it installs the packages anew, which takes minutes.
const root = resolve(import.meta.dirname, '../../..');
process.chdir(root);
const FILE = 'demo-pages/Containerfile';
const PATIENCE_MS = 120_000;

const works = (tool) => spawnSync(tool, ['info'], { stdio: 'ignore' }).status === 0;
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Waits until the site and the sandbox answer; throws when they do not. */
async function expectAnswers(site, sandbox) {
  const deadline = Date.now() + PATIENCE_MS;
  const wanted = [`${site}/gifts`, `${sandbox}/healthz`, `${sandbox}/sdk/sdk.global.js`];
  for (const address of wanted) {
    let status = 0;
    while (status !== 200) {
      status = await fetch(address).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) break;
      if (Date.now() > deadline) throw new Error(`${address} answers ${status || 'nothing'}.`);
      await new Promise((done) => setTimeout(done, 500));
    }
    console.log(`${address}: 200`);
  }
}

function run(tool, ...args) {
  const { status } = spawnSync(tool, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tool} ${args[0]} failed.`);
}

async function inContainer(tool, sitePort, sandboxPort) {
  run(tool, 'build', '-f', FILE, '-t', 'haven-check', '.');
  const name = `haven-check-${process.pid}`;
  const ports = ['-p', `127.0.0.1:${sitePort}:8080`, '-p', `127.0.0.1:${sandboxPort}:8081`];
  run(tool, 'run', '--rm', '--detach', '--name', name, ...ports, 'haven-check');
  try {
    await expectAnswers(`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${sandboxPort}`);
  } finally {
    run(tool, 'stop', name);
  }
}

/** The files that the image's build reads: what git knows, or would know. */
function copyContext(into) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const ignored = readFileSync(`${FILE}.dockerignore`, 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  for (const file of stdout.split('\0').filter(Boolean))
    if (!ignored.includes(file.split('/')[0])) cpSync(file, join(into, file), { verbatimSymlinks: true });
}

async function stepByStep(sitePort, sandboxPort) {
  const folder = mkdtempSync(join(tmpdir(), 'haven-image-'));
  try {
    const context = join(folder, 'context');
    copyContext(context);
    // The image's user reads below it.
    chmodSync(folder, 0o755);
    const { command, cwd, env, user } = runStages(readContainerfile(readFileSync(FILE, 'utf8')), context, folder);
    const ports = { HOST: '127.0.0.1', PORT: String(sitePort), PROVIDER_PORT: String(sandboxPort) };
    const [program, ...args] = command;
    const server = spawn(program, args, { cwd, env: { ...env, ...ports }, stdio: 'inherit', ...user });
    console.log(user ? `started as user ${user.uid}` : 'started as this user, who made the files');
    const ended = new Promise((done) => server.once('exit', done));
    try {
      await expectAnswers(`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${sandboxPort}`);
    } finally {
      server.kill('SIGTERM');
      console.log(`ended with ${await ended}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tool = ['podman', 'docker'].find(works);
console.log(
  tool ? `${tool} builds and starts the image` : 'no podman or docker runs here: the steps are done one by one',
);
const ports = [await freePort(), await freePort()];
if (tool) await inContainer(tool, ...ports);
else await stepByStep(...ports);
console.log('the image is ok');
