import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sandboxFolder } from '../sandbox/app/sandbox-configuration.ts';
import { startedPrograms } from '../testing/started-programs.ts';
import { PAYMENT_TEXTS } from '../website/payments/payment-texts.ts';
import { PROVIDER_EVENTS_PATH } from '../website/payments/provider/provider-events-route.ts';
import { APPROVED_CARD } from '../website/testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, PAYMENT_PATH, paymentOf } from '../website/testing/shop-visitor.ts';
import { lockDirectory } from './database/lock-directory.ts';

const programs = startedPrograms();

/** Takes the sandbox away from the running site, sees what the site does, and lets the next sandbox start. */
async function loseSandbox(): Promise<void> {
  const orderId = await programs.order();
  const token = await programs.token(APPROVED_CARD);
  const directory = sandboxFolder(programs.env['DATA_DIR']!);
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
  expect((await programs.send('/gifts')).status, '[P1.01] the site answers').toBe(200);
  expect((await programs.pay(orderId, token))['friendlyErrorMessage'], '[P1.01] a payment says so').toBe(
    PAYMENT_TEXTS.unreached,
  );
  await unlock();
  await vi.waitFor(() => fetch(programs.provider), { timeout: 30_000, interval: 50 });
  expect(await programs.pay(orderId, await programs.token(APPROVED_CARD)), '[P1.01] payments go on').toMatchObject({
    errors: [],
    amount: 79,
  });
}

describe('the servers', () => {
  it('start from nothing, say where they are, and finish what was begun when they are asked to stop', async () => {
    const run = programs.start({ DATA_DIR: join(programs.folder, 'new') });
    await run.printed('Ready.');
    expect(run.output()).toContain(programs.site);
    expect(run.output()).toContain(programs.provider);
    const orderId = await programs.order();
    const payment = await programs.beginPayment(orderId, await programs.token());
    run.child.kill('SIGTERM');
    expect(await (await payment.answer).json()).toMatchObject({ errors: [], amount: 79 });
    expect(await run.ended).toBe(0);
  }, 120_000);

  it.each(['start', 'sandbox'])(
    'end with `npm run %s` when only npm is asked to stop',
    async (script) => {
      const run = programs.runScript(script);
      await run.printed('Ready.');
      run.child.kill('SIGTERM');
      // All of them have its output, so that it is closed when the last one has ended.
      await run.ended;
      expect(run.output()).toContain('Stopping after the running requests have finished.');
    },
    120_000,
  );

  it('outlive the sandbox, and the reader of their log', async () => {
    const run = programs.start();
    await run.printed('Ready.');
    await loseSandbox();
    run.child.stdout?.destroy();
    run.child.stderr?.destroy();
    const unseen = await programs.pay(await programs.order(), await programs.token(APPROVED_CARD));
    expect(unseen, 'nobody reads the log any more').toMatchObject({ errors: [], amount: 79 });
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  }, 120_000);

  it('take payments at a sandbox that was started alone, under other addresses', async () => {
    const api = programs.provider.replace('127.0.0.1', 'localhost');
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const alone = programs.start(
      {
        PROVIDER_ORIGIN: api,
        SANDBOX_ORIGINS: `${programs.site}, https://shop.example.org`,
        SANDBOX_WEBHOOK_URL: `${programs.site}${PROVIDER_EVENTS_PATH}`,
        SANDBOX_WEBHOOK_SECRET: secret,
      },
      'sandbox/haven-sandbox.js',
    );
    await alone.printed('Ready.');
    const named = [
      api,
      'merchant_haven',
      'pk_sandbox_haven',
      'sk_sandbox_haven',
      `${programs.site}, https://shop.example.org`,
    ];
    for (const text of named) expect(alone.output(), '[P1.03] what a developer needs').toContain(text);
    const run = programs.start({
      PAYMENTS_ENVIRONMENT: 'test',
      PAYMENTS_API_ORIGIN: api,
      PAYMENTS_WIDGET_ORIGIN: programs.provider,
      PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
      PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
      PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
      PAYMENTS_WEBHOOK_SECRET: secret,
    });
    await run.printed('Ready.');
    expect(run.output(), '[P6.01] names its provider').toContain(api);
    await programs.send('/cart', { intent: 'add', itemId: 'solar-lamp', quantity: 2 });
    await programs.send(CUSTOMER_PATH, CUSTOMER);
    const page = await programs.send('/checkout/payment');
    const policy = page.headers.get('content-security-policy');
    expect(policy, '[P6.01] its pages are framed').toContain(`frame-src ${programs.provider};`);
    expect(policy, '[P6.01] its API is called').toContain(`connect-src 'self' ${api};`);
    const orderId = / order-id="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const paid = await programs.send(PAYMENT_PATH, paymentOf(orderId, await programs.token(APPROVED_CARD)));
    expect(await paid.json(), '[P6.01] a gift is paid').toMatchObject({ errors: [], amount: 79 });
    // An event of the provider arrives, and its signature is right.
    await run.printed(`"path":"${PROVIDER_EVENTS_PATH}","status":204`);
    for (const { child, ended } of [run, alone]) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  }, 120_000);
});
