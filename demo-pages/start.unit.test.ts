import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { lockDirectory } from './database/lock-directory.ts';
import { openDatabase } from './database/open-database.ts';
import { SANDBOX_TABLES } from './database/program-tables.ts';
import { charges } from './sandbox/charges/charges-schema.ts';
import { sandboxFolder } from './sandbox/program/sandbox-configuration.ts';
import { startedPrograms } from './testing/started-programs.ts';
import { PAYMENT_TEXTS } from './website/payment/payment-texts.ts';
import { APPROVED_CARD } from './website/testing/open-shop.ts';

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
  it('are killed in the middle of a payment, charge it once after the restart, and outlive the sandbox and the reader of their log', async () => {
    const first = programs.start();
    await first.printed('Ready.');
    for (const address of [programs.site, programs.provider]) expect(first.output()).toContain(address);
    const orderId = await programs.order();
    const token = await programs.token();
    const payment = await programs.beginPayment(orderId, token);
    first.child.kill('SIGKILL');
    // The sandbox has this program's error output too, which is closed when both have ended.
    await first.ended;
    const directory = sandboxFolder(programs.env['DATA_DIR']!);
    expect(existsSync(`${directory}.lock`), '[P1.01] no sandbox is left behind').toBe(false);
    await expect(payment.answer, 'the connection is lost').rejects.toThrow();

    const second = programs.start();
    await second.printed('Ready.');
    const page = await (await programs.send(`/thank-you?order=${orderId}`)).text();
    expect(page).toContain('Your payment went through');
    const reference = /data-transaction-id>([^<]+)</.exec(page)?.[1];
    expect(await programs.pay(orderId, token)).toMatchObject({ errors: [], amount: 79, transactionId: reference });
    expect(second.output()).not.toContain(token);
    await loseSandbox();
    second.child.stdout?.destroy();
    second.child.stderr?.destroy();
    const unseen = await programs.pay(await programs.order(), await programs.token(APPROVED_CARD));
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

  it.each(['PORT', 'PROVIDER_PORT'])(
    'name %s when it is in use, end with 1 and leave no data behind',
    async (variable) => {
      const blocker = createServer();
      const port = await new Promise<number>((resolve) => {
        blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
      });
      const dataDir = join(programs.folder, 'unused');
      const run = programs.start({ [variable]: String(port), DATA_DIR: dataDir });
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
      expect(existsSync(dataDir)).toBe(false);
      blocker.close();
    },
    120_000,
  );

  it('name a variable that makes no sense, and end with 1', async () => {
    const run = programs.start({ PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('PORT is "eighty"');
  });
});
