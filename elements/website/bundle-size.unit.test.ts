import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual:rules';
const here = fileURLToPath(new URL('.', import.meta.url));

/** The minified code of a browser bundle that holds the given modules whole. */
function bundleOf(modules: readonly string[]): Promise<string> {
  return bundle(
    modules.map((name, index) => `import * as m${index} from '${here}${name}'; keep(m${index});`).join('\n'),
  );
}

/** The minified code of a browser bundle of `source`, in which `keep` stands for any use of a value. */
async function bundle(source: string): Promise<string> {
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
    build: { write: false, minify: true, target: 'es2022', modulePreload: false, rollupOptions: { input: ENTRY } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build gave no output.');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const SCHEMAS = ['address', 'cart', 'customer', 'payment'].map((name) => `api/${name}-schemas.ts`);
const FORM_RULES = ['customer.ts', 'ecard.ts', 'expiry.ts', 'quantity.ts', 'field-rule.ts', 'form-submission.ts'];
const REST = [
  'api/website-api.ts',
  'address-search.ts',
  'country.ts',
  'money.ts',
  'safe-navigate.ts',
  'code-links.ts',
  'cart-count.ts',
];

async function gzipBytes(modules: readonly string[]): Promise<number> {
  return gzipSync(await bundleOf(modules), { level: 9 }).length;
}

it('zod/mini, the schemas and the rules of the forms stay within 8 KiB gzip', async () => {
  const bytes = await gzipBytes([...SCHEMAS, ...FORM_RULES]);
  expect(bytes).toBeGreaterThan(4000);
  expect(bytes).toBeLessThanOrEqual(8 * 1024);
});

it('everything, the client and the country list included, stays within 13 KiB gzip', async () => {
  const bytes = await gzipBytes([...SCHEMAS, ...FORM_RULES, ...REST]);
  expect(bytes).toBeGreaterThan(8000);
  expect(bytes).toBeLessThanOrEqual(13 * 1024);
});

it('the country list costs nothing to who does not use it', async () => {
  const source = `import { defaultStateFor } from '${here}country.ts'; keep(defaultStateFor);`;
  expect(await bundle(source)).not.toContain('AFAFG');
  expect(await bundle(`import { BILLING_COUNTRIES } from '${here}country.ts'; keep(BILLING_COUNTRIES);`)).toContain(
    'AFAFG',
  );
});
