import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, installPackage } from './install-package.ts';

const root = resolve(import.meta.dirname, '../../..');
let application: Application;
beforeAll(() => {
  application = installPackage(['@playwright/test', '@testing-library/dom', '@types/node', 'jsdom']);
});
afterAll(() => application.remove());

/** The examples of the guide, with what a merchant's own code and test runner would define. */
function examplesOfGuide(): Record<string, string> {
  const guide = readFileSync(join(root, 'docs/payments/testing.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  const own = `declare function openCheckout(): void;
declare function afterEach(act: () => void): void;
declare function it(title: string, act: () => Promise<void>): void;
`;
  return Object.fromEntries(blocks.map((code, index) => [`example-${index}.ts`, `${own}${code}`]));
}

describe('haven/testing', () => {
  it('has types that fit the examples of the guide', () => {
    const files = examplesOfGuide();
    expect(Object.keys(files)).toHaveLength(2);
    for (const [name, code] of Object.entries(files)) writeFileSync(join(application.folder, name), code);
    const compilerOptions = {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      strict: true,
      exactOptionalPropertyTypes: true,
      // The types of Playwright and of Testing Library are their own.
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    };
    const config = { compilerOptions, files: Object.keys(files) };
    writeFileSync(join(application.folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], {
      cwd: application.folder,
      encoding: 'utf8',
    });
    expect(stdout, '[P7.01]').toBe('');
  });

  it('drives the library of the same package in jsdom', () => {
    const printed = application.run(`
      import { JSDOM } from 'jsdom';
      const { window } = new JSDOM('<div id="card"></div>', { url: 'http://localhost:3000/' });
      for (const name of [
        'window', 'document', 'location', 'origin', 'navigator', 'AbortController', 'AbortSignal', 'customElements',
        'HTMLElement', 'Element', 'Event', 'CustomEvent', 'MutationObserver',
      ])
        Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
      const { fakeProvider } = await import('haven/testing');
      const { HtmlWidget } = await import('haven/sdk');
      const provider = fakeProvider();
      const card = new HtmlWidget('#card', 'pk_sandbox_haven');
      card.setEnv(provider.environment);
      const finished = card.on('finish');
      card.load();
      const form = await provider.form('#card');
      form.fill();
      form.submit();
      console.log((await finished).payment_source);
      process.exit();
    `);
    expect(printed.trim(), '[P7.01]').toMatch(/^fake_token_\d+$/);
  });
});
