import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePort, staffPassword } from '../../playwright.config.ts';
import { serverBetween, stopServer } from './server-between.ts';

export const ALERTS_TO = 'alerts@haven.example';

/** What somebody on the way to visitors does to an answer; the same when nobody does anything. */
type Change = (path: string, body: Buffer) => Buffer;

/** A site of its own, with its sandbox, whose visitors come through somebody who can change what they get. */
export class OwnSite {
  readonly origin: string;
  readonly provider: string;
  private readonly port: number;
  change: Change = (_path, body) => body;
  private readonly folder = mkdtempSync(join(tmpdir(), 'haven-own-site-'));
  private readonly between: ReturnType<typeof serverBetween>;
  private child: ChildProcess | undefined;

  /** `port`: the first of three, beside those of the other tests’ site. */
  constructor(port = sitePort + 10) {
    this.port = port;
    this.provider = `http://127.0.0.1:${port + 1}`;
    this.origin = `http://127.0.0.1:${port + 2}`;
    this.between = serverBetween(port, (body, path, outgoing) => outgoing.end(this.change(path, body)));
  }

  /** `variables`: more of its environment. */
  async start(variables: Record<string, string> = {}): Promise<void> {
    this.between.listen(this.port + 2, '127.0.0.1');
    await once(this.between, 'listening');
    const env = {
      ...process.env,
      PORT: String(this.port),
      PROVIDER_PORT: String(this.port + 1),
      SITE_ORIGIN: this.origin,
      DATA_DIR: join(this.folder, 'data'),
      BACK_OFFICE_PASSWORD: staffPassword,
      ALERTS_TO,
      ...variables,
    };
    const child = spawn(process.execPath, ['dist/server/start.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    // It prints its addresses when it is ready.
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('sandbox:') && resolve());
      child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)));
    });
  }

  /** Moves the clock of the sandbox, which the site follows. */
  async moveClock(hours: number): Promise<void> {
    const headers = { 'content-type': 'application/json', 'x-user-secret-key': 'sk_sandbox_haven' };
    const body = JSON.stringify({ advance_days: hours / 24 });
    const answer = await fetch(`${this.provider}/v1/clock`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    stopServer(this.between);
    if (this.child && this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
