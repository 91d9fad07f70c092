import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePort, staffPassword } from '../../playwright.config.ts';
import { makeFirstAdministrator } from './staff-by-posts.ts';
import { expect } from './test.ts';

/** A site of another charity, with its sandbox, on ports beside those of the other tests. */
export class CharitySite {
  readonly origin: string;
  readonly provider: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'haven-charity-site-'));
  private readonly ports: readonly [site: number, provider: number];
  private child: ChildProcess | undefined;

  /** `place` counts the sites that run at the same time: each has ports of its own. */
  constructor(
    private readonly content: string,
    place: number,
  ) {
    this.ports = [sitePort + 20 + 2 * place, sitePort + 21 + 2 * place];
    this.origin = `http://127.0.0.1:${this.ports[0]}`;
    this.provider = `http://127.0.0.1:${this.ports[1]}`;
  }

  async start(variables: Record<string, string> = {}): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.ports[0]),
      PROVIDER_PORT: String(this.ports[1]),
      DATA_DIR: join(this.folder, 'data'),
      MAIL_FOLDER: join(this.folder, 'mails'),
      SITE_CONTENT: this.content,
      BACK_OFFICE_PASSWORD: staffPassword,
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const child = spawn(process.execPath, ['dist/server/start.js'], { env, stdio: [...stdio] });
    this.child = child;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The site ended with ${code}.`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
  }

  /** What `npm run dev` does when a file of the folder has changed. */
  tellContentChanged(): void {
    this.child?.send('content');
  }

  /** The cookie of the first administrator's session. */
  administrator(): Promise<string> {
    return makeFirstAdministrator(`${this.origin}/back-office/records`);
  }

  /** All mails so far, as plain text with their heads. */
  mails(ending = '.txt'): string[] {
    const folder = join(this.folder, 'mails');
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  }

  /** A mail to an address, as soon as it is there. */
  async mail(email: string, subject: RegExp): Promise<string> {
    const found = () => this.mails().findLast((text) => text.includes(email) && subject.test(text.slice(0, 400)));
    await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
    return found() ?? '';
  }

  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
