import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockDirectory } from './database/lock-directory.ts';
import { openDatabase } from './database/open-database.ts';
import { SANDBOX_TABLES } from './database/program-tables.ts';
import { projectRoot } from './database/project-root.ts';
import { charges } from './sandbox/charges/charges-schema.ts';
import { sandboxFolder } from './sandbox/program/sandbox-configuration.ts';
import { PAYMENT_TEXTS } from './website/payment/payment-texts.ts';
import { PROVIDER_EVENTS_PATH } from './website/payment/provider/provider-events-route.ts';
import { APPROVED_CARD } from './website/testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, PAYMENT_PATH, paymentOf } from './website/testing/shop-visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-start-'));
const running = new Set<ChildProcess>();
let env: Record<string, string>;
let site: string;
let provider: string;

beforeAll(async () => {
  // In a process of its own, because the test's NODE_ENV would make another build.
  const { NODE_ENV: _, ...variables } = process.env;
  execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { cwd: projectRoot, env: variables });
  const [PORT, PROVIDER_PORT] = [await freePort(), await freePort()];
  env = { PORT: String(PORT), PROVIDER_PORT: String(PROVIDER_PORT), DATA_DIR: join(folder, 'data') };
  site = `http://127.0.0.1:${PORT}`;
  provider = `http://127.0.0.1:${PROVIDER_PORT}`;
});
// A failed test leaves nothing behind that holds the ports and the databases of the next one.
afterEach(async () => {
  const left = [...running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const exits = left.map((child) => once(child, 'exit'));
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(exits);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the text was printed; rejects when the process exits before. */
  printed: (text: string) => Promise<void>;
  ended: Promise<number | null>;
}

function start(changes: Record<string, string> = {}, program = 'server/start.js'): Run {
  const child = spawn(process.execPath, [join(projectRoot, 'dist', program)], {
    env: { ...process.env, ...env, ...changes },
    // As `npm start` does: by the channel the servers notice that nobody watches over them any more.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (data: Buffer) => {
    output += data;
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    running.delete(child),
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

let cookie = '';
async function send(path: string, body?: unknown): Promise<Response> {
  const headers = {
    accept: body ? 'application/json' : 'text/html',
    cookie,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(
    `${site}${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return answer;
}

/** A one-time token of a card, the slow one unless another is given. */
async function slowToken(number = '4000000000000077'): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-user-public-key': 'pk_sandbox_haven', origin: site };
  const card = {
    gateway_id: 'gateway_haven_cards',
    type: 'card',
    card_name: 'A',
    card_number: number,
    expire_month: '09',
    expire_year: '30',
    card_ccv: '123',
  };
  const answer = await fetch(`${provider}/v1/payment_sources/tokens`, {
    method: 'POST',
    headers,
    body: JSON.stringify(card),
  });
  return ((await answer.json()) as { resource: { data: string } }).resource.data;
}

/** Puts two solar lamps (79 AUD) into the cart and gives details; returns the order's number. */
async function order(): Promise<string> {
  await send('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: 2 });
  expect(await (await send(CUSTOMER_PATH, CUSTOMER)).json()).toEqual({ errors: [] });
  return / order-id="([^"]+)"/.exec(await (await send('/checkout/payment')).text())?.[1] ?? '';
}

async function pay(orderId: string, token: string): Promise<Record<string, unknown>> {
  return (await (await send(PAYMENT_PATH, paymentOf(orderId, token))).json()) as Record<string, unknown>;
}

/** Takes the sandbox away from the running site, sees what the site does, and lets the next sandbox start. */
async function loseSandbox(): Promise<void> {
  const orderId = await order();
  const token = await slowToken(APPROVED_CARD);
  const directory = sandboxFolder(env['DATA_DIR']!);
  const sandboxPid = () => Number.parseInt(readFileSync(`${directory}.lock`, 'utf8'), 10);
  // Whoever holds its database keeps the next one from starting. One that was faster is killed too.
  const takeOver = () => {
    try {
      process.kill(sandboxPid(), 'SIGKILL');
    } catch {
      // It has ended, and the next one has not begun.
    }
    return lockDirectory(directory);
  };
  const unlock = await vi.waitFor(takeOver, { timeout: 30_000, interval: 10 });
  expect((await send('/gifts')).status, '[P1.01] the site answers').toBe(200);
  expect((await pay(orderId, token))['friendlyErrorMessage'], '[P1.01] a payment says so').toBe(
    PAYMENT_TEXTS.unreached,
  );
  await unlock();
  await vi.waitFor(() => fetch(provider), { timeout: 30_000, interval: 50 });
  expect(await pay(orderId, await slowToken(APPROVED_CARD)), '[P1.01] payments go on').toMatchObject({
    errors: [],
    amount: 79,
  });
}

describe('the servers', () => {
  it('start from nothing, say where they are, and finish what was begun when they are asked to stop', async () => {
    const run = start();
    await run.printed('Ready.');
    expect(run.output()).toContain(site);
    expect(run.output()).toContain(provider);
    const orderId = await order();
    const payment = send(PAYMENT_PATH, paymentOf(orderId, await slowToken()));
    while (!(await (await send('/checkout/payment')).text()).includes('being checked')) {
      // The bank takes five seconds, so the attempt is visible long before its result.
    }
    run.child.kill('SIGTERM');
    expect(await (await payment).json()).toMatchObject({ errors: [], amount: 79 });
    expect(await run.ended).toBe(0);
  }, 120_000);

  it('are killed in the middle of a payment, charge it once after the restart, and outlive the sandbox and the reader of their log', async () => {
    const first = start();
    await first.printed('Ready.');
    const orderId = await order();
    const token = await slowToken();
    const payment = send(PAYMENT_PATH, paymentOf(orderId, token)).catch(() => 'connection lost');
    while (!(await (await send('/checkout/payment')).text()).includes('being checked')) {
      // Waits as in the test above.
    }
    first.child.kill('SIGKILL');
    // The sandbox has this program's error output too, which is closed when both have ended.
    await first.ended;
    const directory = sandboxFolder(env['DATA_DIR']!);
    expect(existsSync(`${directory}.lock`), '[P1.01] no sandbox is left behind').toBe(false);
    expect(await payment).toBe('connection lost');

    const second = start();
    await second.printed('Ready.');
    const page = await (await send(`/thank-you?order=${orderId}`)).text();
    expect(page).toContain('Your payment went through');
    const reference = /data-transaction-id>([^<]+)</.exec(page)?.[1];
    expect(await pay(orderId, token)).toMatchObject({ errors: [], amount: 79, transactionId: reference });
    expect(second.output()).not.toContain(token);
    await loseSandbox();
    second.child.stdout?.destroy();
    second.child.stderr?.destroy();
    const unseen = await pay(await order(), await slowToken(APPROVED_CARD));
    expect(unseen, 'nobody reads the log any more').toMatchObject({ errors: [], amount: 79 });
    // No "close" comes after a disconnect from this side.
    const exited = once(second.child, 'exit');
    second.child.disconnect();
    expect((await exited)[0], 'stops as well once the process that started it is gone').toBe(0);
    const { db, close } = await openDatabase({ dataDir: directory, tables: [SANDBOX_TABLES] });
    expect(await db.select({ id: charges.id }).from(charges).where(eq(charges.reference, orderId))).toEqual([
      { id: reference },
    ]);
    await close();
  }, 120_000);

  it('take payments at a sandbox that was started alone, under other addresses', async () => {
    const api = provider.replace('127.0.0.1', 'localhost');
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const alone = start(
      {
        PROVIDER_ORIGIN: api,
        SANDBOX_ORIGINS: `${site}, https://shop.example.org`,
        SANDBOX_WEBHOOK_URL: `${site}${PROVIDER_EVENTS_PATH}`,
        SANDBOX_WEBHOOK_SECRET: secret,
      },
      'sandbox/haven-sandbox.js',
    );
    await alone.printed('Ready.');
    const named = [api, 'merchant_haven', 'pk_sandbox_haven', 'sk_sandbox_haven', `${site}, https://shop.example.org`];
    for (const text of named) expect(alone.output(), '[P1.03] what a developer needs').toContain(text);
    const run = start({
      PAYMENTS_ENVIRONMENT: 'test',
      PAYMENTS_API_ORIGIN: api,
      PAYMENTS_WIDGET_ORIGIN: provider,
      PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
      PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
      PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
      PAYMENTS_WEBHOOK_SECRET: secret,
    });
    await run.printed('Ready.');
    expect(run.output(), '[P6.01] names its provider').toContain(api);
    await send('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: 2 });
    await send(CUSTOMER_PATH, CUSTOMER);
    const page = await send('/checkout/payment');
    const policy = page.headers.get('content-security-policy');
    expect(policy, '[P6.01] its pages are framed').toContain(`frame-src ${provider};`);
    expect(policy, '[P6.01] its API is called').toContain(`connect-src 'self' ${api};`);
    const orderId = / order-id="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const paid = await send(PAYMENT_PATH, paymentOf(orderId, await slowToken(APPROVED_CARD)));
    expect(await paid.json(), '[P6.01] a gift is paid').toMatchObject({ errors: [], amount: 79 });
    // An event of the provider arrives, and its signature is right.
    await run.printed(`"path":"${PROVIDER_EVENTS_PATH}","status":204`);
    for (const { child, ended } of [run, alone]) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  }, 120_000);

  it.each(['PORT', 'PROVIDER_PORT'])(
    'name %s when it is in use, end with 1 and leave no data behind',
    async (variable) => {
      const blocker = createServer();
      const port = await new Promise<number>((resolve) => {
        blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
      });
      const dataDir = join(folder, 'unused');
      const run = start({ [variable]: String(port), DATA_DIR: dataDir });
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
      expect(existsSync(dataDir)).toBe(false);
      blocker.close();
    },
    120_000,
  );

  it('name a variable that makes no sense, and end with 1', async () => {
    const run = start({ PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('PORT is "eighty"');
  });
});
