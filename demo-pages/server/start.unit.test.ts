import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { charges } from '../sandbox/api/charges/charges-schema.ts';
import { sandboxFolder } from '../sandbox/app/sandbox-configuration.ts';
import { startedPrograms } from '../testing/started-programs.ts';
import { lockDirectory } from './database/lock-directory.ts';
import { openDatabase } from './database/open-database.ts';
import { SANDBOX_TABLES } from './database/program-tables.ts';

const programs = startedPrograms();

describe('the servers', () => {
  it('are killed in the middle of a payment, and charge it once after the restart', async () => {
    const first = programs.start();
    await first.printed('Ready.');
    for (const address of [programs.site, programs.provider]) expect(first.output()).toContain(address);
    expect(first.output(), '[D6.01]').toContain(`Emails are written into:  ${programs.env['DATA_DIR']}-mails\n`);
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
    const paid = await programs.pay(orderId, token);
    expect(paid).toMatchObject({ errors: [], amount: 79 });
    expect(second.output()).not.toContain(token);
    // No "close" comes after a disconnect from this side.
    const exited = once(second.child, 'exit');
    second.child.disconnect();
    expect((await exited)[0], 'stops as well once the process that started it is gone').toBe(0);
    const { db, close } = await openDatabase({ dataDir: directory, tables: [SANDBOX_TABLES] });
    expect(await db.select({ id: charges.id }).from(charges).where(eq(charges.reference, orderId))).toEqual([
      { id: paid.transactionId },
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

  it('end with 1 and the reason when the sandbox cannot open its data', async () => {
    const dataDir = join(programs.folder, 'half');
    const unlock = await lockDirectory(sandboxFolder(dataDir));
    const run = programs.start({ DATA_DIR: dataDir });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`The payments sandbox did not start. ${sandboxFolder(dataDir)} is in use`);
    expect(run.output()).toContain('Haven did not start. The sandbox ended before it was ready; its reason is above.');
    await unlock();
  }, 120_000);

  it('name a variable that makes no sense, and end with 1', async () => {
    const run = programs.start({ PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('PORT is "eighty"');
  });
});
