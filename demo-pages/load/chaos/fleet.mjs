import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryFlags } from '../../../scripts/server-memory.mjs';
import { ask } from '../ask.mjs';

/** One process of the site or of the sandbox, which can be stopped, killed and started again. */
export class Member {
  constructor({ name, program, port, logs, env }) {
    Object.assign(this, { name, program, port, logs, env });
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  async start() {
    this.output = '';
    const env = { ...process.env, ...this.env };
    this.child = spawn(process.execPath, [...memoryFlags(env), this.program], {
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
      if (this.child.exitCode !== null) throw new Error(`${this.name} did not start: ${this.output}`);
      if (Date.now() > deadline) throw new Error(`${this.name} did not answer within three minutes: ${this.output}`);
      const answer = await ask(`http://127.0.0.1:${this.port}/healthz`, { timeoutMs: 5_000 }).catch(() => undefined);
      if (answer?.status === 200) return;
    }
  }

  async end(signal) {
    this.child.kill(signal);
    await this.exited;
  }
}

/** The members of a fleet: sites behind `sitePort`, sandboxes behind `sandboxPort`, all on one database. */
export function members({ databaseUrl, sites, sandboxes, sitePort, sandboxPort, password, logs }) {
  const siteOrigin = `http://127.0.0.1:${sitePort}`;
  const providerOrigin = `http://127.0.0.1:${sandboxPort}`;
  const shared = { DATABASE_URL: databaseUrl, SANDBOX_DATABASE_URL: databaseUrl, SMTP_URL: '', HOST: '127.0.0.1' };
  const sandbox = sandboxes.map(
    (port, index) =>
      new Member({
        name: `sandbox-${index + 1}`,
        program: 'dist/sandbox/haven-sandbox.js',
        port,
        logs,
        env: { ...shared, PROVIDER_PORT: String(port), PROVIDER_ORIGIN: providerOrigin, SANDBOX_ORIGINS: siteOrigin },
      }),
  );
  const site = sites.map(
    (port, index) =>
      new Member({
        name: `site-${index + 1}`,
        program: 'dist/server/start.js',
        port,
        logs,
        env: {
          ...shared,
          PORT: String(port),
          SITE_ORIGIN: siteOrigin,
          BACK_OFFICE_PASSWORD: password,
          PAYMENTS_ENVIRONMENT: 'test',
          PAYMENTS_API_ORIGIN: providerOrigin,
          PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
          PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
          PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
          PAYMENTS_GATEWAY_BANK: 'gateway_haven_bank',
        },
      }),
  );
  return { site, sandbox };
}
