import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryFlags } from '../../../scripts/server-memory.mjs';
import { ask } from '../ask.mjs';

/** Loaded before each program: what faults need inside of it. */
const FAULTS = ['shifted-clock.mjs', 'eaten-memory.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).pathname,
]);

/**
 * One process of the site or of the sandbox, which can be stopped, killed and started again, and whose clock can jump.
 */
export class Member {
  constructor({ name, program, port, logs, env }) {
    this.clock = join(logs, `${name}.clock`);
    Object.assign(this, { name, program, port, logs, env: { ...env, CHAOS_CLOCK: this.clock } });
    writeFileSync(this.clock, '0');
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  async start() {
    this.output = '';
    const env = { ...process.env, ...this.env };
    this.child = spawn(process.execPath, [...memoryFlags(env), ...FAULTS, this.program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk) => {
        this.output = (this.output + chunk).slice(-4_000);
        appendFileSync(join(this.logs, `${this.name}.log`), chunk);
      });
    this.exited = new Promise((resolve) => {
      this.child.once('exit', resolve);
    });
    for (const deadline = Date.now() + 180_000; ; await wait(50)) {
      if (this.hasEnded()) throw new Error(`${this.name} did not start: ${this.output}`);
      if (Date.now() > deadline) throw new Error(`${this.name} did not answer within three minutes: ${this.output}`);
      const answer = await ask(`http://127.0.0.1:${this.port}/healthz`, { timeoutMs: 5_000 }).catch(() => undefined);
      if (answer?.status === 200) return;
    }
  }

  hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Lets its clock be off by so many milliseconds, now and after a start. */
  moveClock(offsetMs) {
    writeFileSync(this.clock, String(offsetMs));
    if (!this.hasEnded()) this.child.kill('SIGUSR2');
  }

  /** Lets it keep more and more memory. @returns whether it ended by itself within the time. */
  async runOutOfMemory(withinMs) {
    this.child.kill('SIGIO');
    return Promise.race([this.exited.then(() => true), wait(withinMs, false, { ref: false })]);
  }

  async end(signal) {
    this.child.kill(signal);
    await this.exited;
  }
}
