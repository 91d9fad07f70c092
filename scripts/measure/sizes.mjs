import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { listTags } from '../build/tag-registry.mjs';
import { ensureBuild } from '../ensure-build.mjs';
import { loadDefinitions } from '../generate/manifest/load-definitions.mjs';
import { installTools } from '../install-tools.mjs';

// Packages with a build for development give theirs otherwise, unless a build of ours ran first.
process.env.NODE_ENV = 'production';

/** The size of a text as it travels, in KiB. */
const kibibytes = (text) => gzipSync(text, { level: 9 }).length / 1024;

/** What a piece of source adds to a merchant's bundle, minified and compressed. */
async function bundled(source) {
  return sizeOfChunks(await chunksOf(source));
}

/** The size of scripts together, in KiB. */
const sizeOfChunks = (output) => kibibytes(output.map((chunk) => chunk.code ?? '').join(''));

/**
 * The scripts that a piece of source becomes; `isLibrary` leaves out the helper that Vite puts around dynamic imports.
 */
async function chunksOf(source, isLibrary = false) {
  // Beside the peers, so that their packages are found.
  const entry = `${process.cwd()}/scripts/measure/peers/one-source.js`;
  const output = { minify: true, comments: false };
  const library = { lib: { entry, formats: ['es'] }, rolldownOptions: { preserveEntrySignatures: false, output } };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'one-source',
        resolveId: (id) => (id === 'one-source' || id === entry ? entry : undefined),
        load: (id) => (id.endsWith('/one-source.js') ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      ...(isLibrary ? library : { rolldownOptions: { input: 'one-source' } }),
    },
  });
  return [result].flat()[0].output;
}

/** A script of the output with all that it imports at once. */
function closure(output, fileName, seen = new Set()) {
  if (seen.has(fileName)) return [];
  seen.add(fileName);
  const chunk = output.find((candidate) => candidate.fileName === fileName);
  return chunk ? [chunk, ...chunk.imports.flatMap((file) => closure(output, file, seen))] : [];
}

process.chdir(new URL('../..', import.meta.url).pathname);
await ensureBuild();
installTools('scripts/measure/peers');

const manifestOf = (folder) => JSON.parse(readFileSync(`dist/${folder}/.vite/manifest.json`, 'utf8'));
/** The size of scripts of a build with all that they import at once. */
function sizeAtOnce(folder, ...keys) {
  const files = manifestOf(folder);
  const atOnce = new Set(keys);
  for (const key of atOnce) for (const imported of files[key].imports ?? []) atOnce.add(imported);
  return [...atOnce].reduce((sum, key) => sum + kibibytes(readFileSync(`dist/${folder}/${files[key].file}`)), 0);
}

const manifest = manifestOf('elements');
const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const sizeOf = (file) => kibibytes(readFileSync(`dist/elements/${file}`));
const sharedBudgets = {
  react: 70,
  runtime: 9.1,
  tokens: 2,
  validation: 8,
  forms: 14,
  combobox: 14,
  dates: 7,
  popups: 7,
};

/** What a block may add, unless its definition says otherwise. */
const BLOCK_BUDGET = 6;
const tagBudgets = new Map(
  (await loadDefinitions()).map(({ tag, documentation }) => [tag, documentation.sizeBudget ?? BLOCK_BUDGET]),
);
const otherShared = [
  'cart-count',
  'controls',
  'context',
  'field',
  'filter',
  'parts',
  'site',
  'website-api',
  'analytics',
  'bot-check',
  'address',
  'payment',
  'same-control',
  'steps',
  'sdk',
];

/** A tag's own script: its entry, and chunks that only it asks for. */
function ownFiles(tag) {
  const entry = chunks.find(({ file }) => file === `${tag}.js`);
  const named = (key) => manifest[key].name;
  const own = (entry.imports ?? []).filter((key) => !isShared(named(key)));
  return [entry.file, ...own.map((key) => manifest[key].file)];
}
const sharedNames = new Set([...Object.keys(sharedBudgets), ...otherShared, 'rolldown-runtime']);
const isShared = (name) => sharedNames.has(name);

const sdkImport = (name) =>
  bundled(`import { ${name} } from '${process.cwd()}/sdk/index.ts'; globalThis.used = ${name};`);

const rows = [];
const add = (what, size, budget) => rows.push({ what, size, budget });

add('autoloader (`autoload.js`)', sizeAtOnce('elements', 'elements/autoload.ts'), 3.3);
for (const [name, budget] of Object.entries(sharedBudgets)) {
  const files = chunks.filter((chunk) => chunk.name === name);
  if (files.length > 0)
    add(
      `shared chunk: ${name}`,
      files.reduce((sum, { file }) => sum + sizeOf(file), 0),
      budget,
    );
}
for (const name of otherShared) {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (chunk) add(`shared chunk: ${name}`, sizeOf(chunk.file));
}
const blocks = listTags().map(({ tag }) => ({ tag, size: ownFiles(tag).reduce((sum, file) => sum + sizeOf(file), 0) }));
for (const { tag, size } of blocks) add(`\`<${tag}>\``, size, tagBudgets.get(tag));
const sorted = blocks.map(({ size }) => size).sort((a, b) => a - b);
add('median of the blocks', sorted[Math.floor(sorted.length / 2)], 3.1);
const sdkBudgets = {
  HtmlWidget: 11.4,
  PaymentSourceBuilder: 3.4,
  PaypalCheckoutButton: 8,
  AfterpayCheckoutButton: 8.35,
  ZipmoneyCheckoutButton: 8.6,
  Canvas3ds: 6,
  HtmlMultiWidget: undefined,
  Configuration: undefined,
  ExternalCheckoutBuilder: undefined,
};
for (const [name, budget] of Object.entries(sdkBudgets)) {
  add(`\`import { ${name} }\` from the SDK`, await sdkImport(name), budget);
}
{
  const output = await chunksOf(
    `import { WalletButtons } from '${process.cwd()}/sdk/index.ts'; globalThis.used = WalletButtons;`,
    true,
  );
  const entry = closure(output, output.find(({ isEntry }) => isEntry).fileName);
  add('`import { WalletButtons }` from the SDK, before a wallet', sizeOfChunks(entry), 7.25);
  for (const { fileName, name } of output.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const own = closure(output, fileName).filter((chunk) => !entry.includes(chunk));
    add(`its ${name} chunk`, sizeOfChunks(own), 3.5);
  }
}
add('SDK, whole, before a wallet (`sdk.js`)', sizeAtOnce('sdk', 'sdk/index.ts'));
add('SDK for a script tag (`sdk.global.js`)', kibibytes(readFileSync('dist/sdk/sdk.global.js')), 28.5);
{
  const [shell, card] = ['checkout-widget/pay-widget.ts', 'checkout-widget/steps/card-form/card-form-step.tsx'];
  // The stage brings the chooser along.
  const [stage] = Object.entries(manifestOf('checkout-widget')).find(([, { name }]) => name === 'stage');
  add('`<pay-widget>`, before the first instruction', sizeAtOnce('checkout-widget', shell), 17);
  add(
    '`<pay-widget>`, all script of a card payment, React included',
    sizeAtOnce('checkout-widget', shell, stage, card),
    106.5,
  );
}
add('hosted card form, all script (`remote-action.js`)', kibibytes(readFileSync('dist/hosted/remote-action.js')), 20);

add(
  'beside it: @adyen/adyen-web, Drop-in with every method',
  await bundled(
    "import { AdyenCheckout, Dropin } from '@adyen/adyen-web/auto'; globalThis.used = [AdyenCheckout, Dropin];",
  ),
);
add(
  'beside it: braintree-web-drop-in',
  await bundled("import dropin from 'braintree-web-drop-in'; globalThis.used = dropin;"),
);
add(
  'beside it: @adyen/adyen-web, core and Card',
  await bundled("import { AdyenCheckout, Card } from '@adyen/adyen-web'; globalThis.used = [AdyenCheckout, Card];"),
);
add(
  'beside it: braintree-web, client and hosted-fields',
  await bundled(
    "import client from 'braintree-web/client'; import fields from 'braintree-web/hosted-fields'; " +
      'globalThis.used = [client, fields];',
  ),
);

for (const [what, source] of [
  [
    'beside it: Shoelace, carousel and its slides',
    "import '@shoelace-style/shoelace/dist/components/carousel/carousel.js'; " +
      "import '@shoelace-style/shoelace/dist/components/carousel-item/carousel-item.js';",
  ],
  [
    'beside it: Web Awesome, carousel and its slides',
    "import '@awesome.me/webawesome/dist/components/carousel/carousel.js'; " +
      "import '@awesome.me/webawesome/dist/components/carousel-item/carousel-item.js';",
  ],
  [
    'beside it: Swiper element, navigation, pagination, autoplay and a11y',
    "import { register } from 'swiper/element'; " +
      "import { A11y, Autoplay, Navigation, Pagination } from 'swiper/modules'; " +
      'register(); globalThis.used = [A11y, Autoplay, Navigation, Pagination];',
  ],
]) {
  add(what, await bundled(source));
}

const over = rows.filter(({ size, budget }) => budget && size > budget);
const line = ({ what, size, budget }) =>
  `| ${what} | ${size.toFixed(2)} | ${budget ?? ''} | ${budget ? (size > budget ? 'over' : 'ok') : ''} |`;
const table = ['| what | KiB gzip | budget | |', '|---|---:|---:|---|', ...rows.map(line)].join('\n');
writeFileSync(
  'docs/sizes.md',
  `# Sizes

Written by \`npm run sizes\`: gzip level 9 of the production build, in KiB. A block's row is what it adds to the shared
chunks, each of which a page loads at most once and only when a block on it needs it.

${table}
`,
);
console.log(table);
if (over.length > 0) {
  console.error(`\n${over.length} over budget: ${over.map(({ what }) => what).join(', ')}`);
  process.exitCode = 1;
}
