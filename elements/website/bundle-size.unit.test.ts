import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual:rules';
const here = fileURLToPath(new URL('.', import.meta.url));

/** The minified code of a browser bundle that holds the given modules whole. */
async function bundleOf(modules: readonly string[]): Promise<string> {
  const source = modules
    .map((name, index) => `import * as m${index} from '${here}${name}'; keep(m${index});`)
    .join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'rules-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? `const keep = (m) => globalThis.kept.push(m);\n${source}` : null),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: ENTRY } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build gave no output.');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

it('rules, client and zod/mini together stay within 8 KiB gzip', async () => {
  const code = await bundleOf([
    'address-search.ts',
    'api/website-api.ts',
    'country.ts',
    'customer.ts',
    'delayed-check.ts',
    'ecard.ts',
    'expiry.ts',
    'field-rule.ts',
    'form-messages.ts',
    'form-submission.ts',
    'limits.ts',
    'money.ts',
    'quantity.ts',
    'safe-navigate.ts',
    'code-links.ts',
    'cart-count.ts',
  ]);
  const bytes = gzipSync(code, { level: 9 }).length;
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThanOrEqual(8 * 1024);
});
