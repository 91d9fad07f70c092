import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from './index.ts';

describe('the build for a script tag', () => {
  let folder: string;
  let code: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haven-sdk-'));
    for (const mode of ['sdk', 'sdk-global']) await build({ mode, logLevel: 'silent', build: { outDir: folder } });
    code = readFileSync(join(folder, 'sdk.global.js'), 'utf8');
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the script as a page whose tag is `script`. */
  const run = (script: object | null) => {
    const page: Record<string, unknown> = { console, HTMLScriptElement: Object, URL };
    page['document'] = { currentScript: script, baseURI: 'https://shop.test/cart/' };
    const context = createContext(page);
    runInContext(code, context);
    return page;
  };

  it('is one script that defines one global with every public name', () => {
    const before = Object.keys(run(null)).length;
    const page = run({ src: 'https://pay.test/sdk/sdk.global.js', dataset: { global: 'shop' } });
    expect(Object.keys(page['shop'] as object).sort()).toEqual(Object.keys(library).sort());
    expect(Object.keys(page)).toHaveLength(before);
  });

  it('loads each wallet, when a charge needs it, from the folder that it came from itself', async () => {
    const chunks = Object.fromEntries(
      [...code.matchAll(/[`"'](chunks\/([\w-]+)-[\w-]{8}\.js)[`"']/g)].map(([, file, name]) => [name, file]),
    ) as Record<string, string>;
    const wallets = ['afterpay', 'apple-pay', 'flypay', 'flypay-v2', 'google-pay', 'paypal', 'stripe'];
    expect(Object.keys(chunks)).toEqual(expect.arrayContaining(wallets));
    const asked = new Set(wallets.map((name) => chunks[name] as string));
    for (const file of asked) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, next] of text.matchAll(/(?:from|import\()["`]\.\/([\w.-]+\.js)["`]/g)) asked.add(`chunks/${next}`);
      expect(text, file).not.toContain('../');
    }
    // The shared code is small: no chunk loads the library a second time.
    expect(asked.size).toBeGreaterThan(wallets.length);
    expect([...asked].filter((file) => statSync(join(folder, file)).size > 8_000)).toEqual([]);
    for (const name of wallets) {
      const file = join(folder, chunks[name] as string);
      expect(existsSync(file), file).toBe(true);
      expect((await import(/* @vite-ignore */ pathToFileURL(file).href)).startWallet, name).toBeTypeOf('function');
    }
    // The script itself contains no vendor's name.
    expect(code).not.toMatch(/ApplePaySession|PaymentsClient|paymentRequestButton|isPaymentSuccessful/);
    expect(code).toMatch(/import\(/);
  });
});
