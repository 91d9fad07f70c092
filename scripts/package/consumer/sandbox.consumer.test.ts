import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templatePath } from '../../../demo-pages/server/database/testing/template-path.mjs';
import { type Application, installPackage } from './install-package.ts';

let application: Application;
let sandbox: ChildProcess | undefined;
beforeAll(() => {
  application = installPackage();
});
afterAll(() => {
  sandbox?.kill('SIGKILL');
  application.remove();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

it('starts the payments sandbox by its command, with data in the application’s folder [P1.01]', async () => {
  const { bin } = JSON.parse(readFileSync(join(application.installed, 'package.json'), 'utf8'));
  const port = await freePort();
  const data = join(application.folder, '.data-sandbox');
  // The unit tests' database, if they made one, saves the first start some seconds.
  mkdirSync(data);
  if (existsSync(templatePath())) spawnSync('tar', ['-xf', templatePath(), '-C', data]);
  sandbox = spawn(process.execPath, [join(application.installed, bin['haven-sandbox'])], {
    cwd: application.folder,
    env: { ...process.env, PROVIDER_PORT: String(port), DATA_DIR: '', SANDBOX_DATA_DIR: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    sandbox?.once('exit', () => reject(new Error(output)));
    sandbox?.stdout?.on('data', (text) => {
      output += text;
      if (output.includes('Ready.')) resolve();
    });
  });
  expect(output).toContain(`http://127.0.0.1:${port}`);
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
  const paths = ['/', '/hosted/remote-action.js', '/vendor/paypal.js', '/checkout-widget/pay-widget.js'];
  for (const path of paths) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
});
