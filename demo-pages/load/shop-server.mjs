import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryFlags } from '../../scripts/server-memory.mjs';
import { ask } from './ask.mjs';

/** A separate site with its sandbox, two ports and a data folder, which can be killed and started again. */
export class ShopServer {
  constructor({ port, providerPort, dataDir, password }) {
    Object.assign(this, { port, providerPort, dataDir, password });
    this.site = `http://127.0.0.1:${port}`;
    this.provider = `http://127.0.0.1:${providerPort}`;
    // The server must not continue to run after this program, however it ends.
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  async start() {
    const env = {
      ...process.env,
      PORT: String(this.port),
      PROVIDER_PORT: String(this.providerPort),
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      BACK_OFFICE_PASSWORD: this.password,
    };
    this.output = '';
    // With the bounds of memory that `npm start` gives it.
    const program = [...memoryFlags(env), 'dist/server/start.js'];
    this.child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stderr.on('data', (chunk) => {
      this.output += chunk;
    });
    this.child.stdout.resume();
    this.exited = new Promise((resolve) => {
      this.child.once('exit', resolve);
    });
    const deadline = Date.now() + 600_000;
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`The server did not start: ${this.output}`);
      if (Date.now() > deadline) throw new Error('The server did not answer within ten minutes.');
      const answer = await ask(`${this.site}/healthz`).catch(() => undefined);
      if (answer?.status === 200) return;
      await wait(50);
    }
  }

  /** The process ids of the site and of the sandbox beside it, which its database's lock names. */
  get pids() {
    const holder = readFileSync(`${this.dataDir}-sandbox.lock`, 'utf8');
    return { site: this.child.pid, sandbox: Number.parseInt(holder, 10) };
  }

  /** Resident memory in MB of the site and of the sandbox, now and at most. Linux only: the figures come from /proc. */
  memory() {
    const { site, sandbox } = this.pids;
    return { site: memoryOf(site), sandbox: memoryOf(sandbox) };
  }

  /** Kills the site, whatever it is doing; the sandbox ends with it. */
  async kill() {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.exited;
  }
}

function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: of('VmRSS'), most: of('VmHWM') };
}
