import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sitePort } from '../../playwright.config.ts';
import { expect } from './test.ts';

const GUIDE = 'docs/payments/first-payment.md';
/** Free ports in place of those of the guide, beside the servers of the other tests. */
const PORTS = { '8081': String(sitePort + 2), '3000': String(sitePort + 3) };

/** The guide's text as it is on this machine: only its ports are others. */
const onOtherPorts = (text: string) =>
  Object.entries(PORTS).reduce((done, [port, free]) => done.replaceAll(port, free), text);

/** The files that a page of the guide tells its reader to save, by name. */
export function filesOfGuide(): Record<string, string> {
  const blocks = readFileSync(GUIDE, 'utf8').matchAll(/save this as `([\w.]+)`[^\n]*\n\n```\w+\n([\s\S]*?)^```$/gim);
  return Object.fromEntries([...blocks].map(([, name = '', text = '']) => [name, text]));
}

/** Starts a program and waits for a line of its output. */
export async function startProgram(file: string, options: { cwd: string; env?: NodeJS.ProcessEnv; until?: RegExp }) {
  const child = spawn(process.execPath, [file], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
  });
  if (options.until) await expect.poll(() => printed, { timeout: 60_000 }).toMatch(options.until);
  return { child, printed: () => printed };
}

const ended = (child: ChildProcess) =>
  child.exitCode === null ? new Promise((done) => child.once('exit', done)) : Promise.resolve();

/**
 * Does what the guide says: saves its files into an empty folder, starts the built sandbox alone and the merchant's
 * server. Returns both addresses, what the sandbox printed, and a function that ends and removes everything.
 */
export async function followGuide() {
  const folder = mkdtempSync(join(tmpdir(), 'haven-first-payment-'));
  for (const [name, text] of Object.entries(filesOfGuide())) writeFileSync(join(folder, name), onOtherPorts(text));
  // The unit tests' database, if there is one: making the first takes longer than everything else.
  spawnSync(process.execPath, ['scripts/test/prepare-e2e-data.mjs', join(folder, 'data')]);
  const { PATH, HOME } = process.env;
  const sandbox = await startProgram(resolve('dist/sandbox/haven-sandbox.js'), {
    cwd: folder,
    env: { PATH, HOME, PROVIDER_PORT: PORTS['8081'], DATA_DIR: 'data' },
    until: /Ready/,
  });
  const server = await startProgram('server.mjs', { cwd: folder });
  const page = `http://localhost:${PORTS['3000']}`;
  const answers = () =>
    fetch(page).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  return {
    page,
    sandbox: `http://127.0.0.1:${PORTS['8081']}`,
    printed: sandbox.printed(),
    async end() {
      for (const { child } of [server, sandbox]) {
        child.kill('SIGTERM');
        await ended(child);
      }
      rmSync(folder, { recursive: true });
    },
  };
}
