import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { projectRoot } from '../server/database/project-root.ts';
import { CUSTOMER, CUSTOMER_PATH, PAYMENT_PATH, paymentOf } from '../website/testing/shop-visitor.ts';

export interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the text was printed; rejects when the process exits before. */
  printed: (text: string) => Promise<void>;
  ended: Promise<number | null>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** The built programs in processes of their own, and a visitor of theirs. */
export class StartedPrograms {
  readonly folder = mkdtempSync(join(tmpdir(), 'haven-start-'));
  env: Record<string, string> = {};
  site = '';
  provider = '';
  readonly #running = new Set<ChildProcess>();
  #cookie = '';

  async prepare(): Promise<void> {
    // In a process of its own, because the test's NODE_ENV would make another build.
    const { NODE_ENV: _, ...variables } = process.env;
    execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { cwd: projectRoot, env: variables });
    const [PORT, PROVIDER_PORT] = [await freePort(), await freePort()];
    this.env = { PORT: String(PORT), PROVIDER_PORT: String(PROVIDER_PORT), DATA_DIR: join(this.folder, 'data') };
    this.site = `http://127.0.0.1:${PORT}`;
    this.provider = `http://127.0.0.1:${PROVIDER_PORT}`;
  }

  /** A failed test leaves nothing behind that holds the ports and the databases of the next one. */
  async killAll(): Promise<void> {
    const left = [...this.#running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const exits = left.map((child) => once(child, 'exit'));
    for (const child of left) child.kill('SIGKILL');
    await Promise.all(exits);
  }

  start(changes: Record<string, string> = {}, program = 'server/start.js'): Run {
    const child = spawn(process.execPath, [join(projectRoot, 'dist', program)], {
      env: { ...process.env, ...this.env, ...changes },
      // As `npm start` does: by the channel the servers notice that nobody watches over them any more.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return this.#watch(child);
  }

  /** `npm run <script>` in the project's folder. */
  runScript(script: string): Run {
    const { NODE_ENV: _, ...variables } = process.env;
    const env = { ...variables, ...this.env };
    return this.#watch(spawn('npm', ['run', script], { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  #watch(child: ChildProcess): Run {
    this.#running.add(child);
    let output = '';
    const listeners = new Set<() => void>();
    const collect = (data: Buffer) => {
      output += data;
      for (const listener of listeners) listener();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
      this.#running.delete(child),
    );
    const printed = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(output)));
      });
    return { child, output: () => output, printed, ended };
  }

  async send(path: string, body?: unknown): Promise<Response> {
    const headers = {
      accept: body ? 'application/json' : 'text/html',
      cookie: this.#cookie,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(
      `${this.site}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return answer;
  }

  /** A one-time token of a card, the slow one unless another is given. */
  async token(number = '4000000000000077'): Promise<string> {
    const headers = { 'content-type': 'application/json', 'x-user-public-key': 'pk_sandbox_haven', origin: this.site };
    const card = {
      gateway_id: 'gateway_haven_cards',
      type: 'card',
      card_name: 'A',
      card_number: number,
      expire_month: '09',
      expire_year: '30',
      card_ccv: '123',
    };
    const answer = await fetch(`${this.provider}/v1/payment_sources/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify(card),
    });
    return ((await answer.json()) as { resource: { data: string } }).resource.data;
  }

  /** Puts two solar lamps (79 AUD) into the cart and gives details; returns the order's number. */
  async order(): Promise<string> {
    await this.send('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: 2 });
    expect(await (await this.send(CUSTOMER_PATH, CUSTOMER)).json()).toEqual({ errors: [] });
    return / order-id="([^"]+)"/.exec(await (await this.send('/checkout/payment')).text())?.[1] ?? '';
  }

  async pay(orderId: string, token: string): Promise<Record<string, unknown>> {
    return (await (await this.send(PAYMENT_PATH, paymentOf(orderId, token))).json()) as Record<string, unknown>;
  }

  /** A payment by the slow card that is under way: the bank takes five seconds, so the attempt shows long before. */
  async beginPayment(orderId: string, token: string): Promise<{ answer: Promise<Response> }> {
    const answer = this.send(PAYMENT_PATH, paymentOf(orderId, token));
    // Of a server that is killed there is none.
    answer.catch(() => undefined);
    while (!(await (await this.send('/checkout/payment')).text()).includes('being checked'));
    return { answer };
  }
}

/** Programs for the tests of a file, ended after each. */
export function startedPrograms(): StartedPrograms {
  const programs = new StartedPrograms();
  beforeAll(() => programs.prepare());
  afterEach(() => programs.killAll());
  afterAll(() => rmSync(programs.folder, { recursive: true, force: true }));
  return programs;
}
