import { existsSync, readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

const ROOM = import.meta.dirname;
const ENTRY = resolve(ROOM, 'index.ts');

/** The folders of the wallets, each with a descriptor. */
const WALLETS = readdirSync(resolve(ROOM, 'wallets')).filter((room) =>
  existsSync(resolve(ROOM, 'wallets', room, `${room}-wallet.ts`)),
);
/** The addresses of vendors' scripts. */
const SCRIPTS = ['wallets/core/vendor-scripts.ts'];
/** The rooms of the library that a bundler may keep for one imported name; constants keep only their own files. */
const BUTTON = ['client', 'external-checkout', 'messaging', 'surfaces', 'tokens', 'widget/keep-supported.ts'];
const FORM = ['client', 'messaging', 'surfaces', 'widget'];
const CONSTANT = [
  'client/constant-keys.ts',
  'widget',
  'tokens/build-token-request.ts',
  'external-checkout',
  'checkout/checkout-event.ts',
  'checkout/instruction-token.ts',
  'fraud/fraud-event.ts',
  'three-ds/canvas-3ds-event.ts',
  'wallets/core/wallet-event.ts',
];
const ROOMS: Record<string, readonly string[]> = {
  PaymentSourceBuilder: ['client', 'tokens'],
  ExternalCheckoutBuilder: [
    'client',
    'external-checkout/checkout-meta.ts',
    'external-checkout/external-checkout.ts',
    'external-checkout/external-checkout-builder.ts',
    'widget/keep-supported.ts',
  ],
  ExternalCheckoutChecker: [
    'client',
    'external-checkout/external-checkout.ts',
    'external-checkout/external-checkout-checker.ts',
  ],
  PaypalCheckoutButton: BUTTON,
  AfterpayCheckoutButton: BUTTON,
  ZipmoneyCheckoutButton: BUTTON,
  Configuration: ['client', 'widget'],
  MultiWidget: ['client', 'widget'],
  PaymentSourceWidget: ['client', 'widget'],
  HtmlWidget: FORM,
  HtmlMultiWidget: FORM,
  HtmlPaymentSourceWidget: FORM,
  VaultDisplayWidget: FORM,
  Canvas3ds: ['client', 'external-checkout/web-address.ts', 'messaging', 'surfaces', 'three-ds'],
  Api: ['client', 'three-ds/api.ts', 'three-ds/browser-details.ts'],
  readSecureToken: ['client', 'three-ds/secure-token.ts'],
  readBrowserDetails: ['three-ds/browser-details.ts'],
  PaypalVaultClient: ['client', 'surfaces/load-script.ts', 'vault', 'wallets/core/wallet-calls.ts', ...SCRIPTS],
  FraudService: ['client', 'fraud', 'messaging', 'surfaces/load-script.ts', ...SCRIPTS],
  Checkout: [
    'client',
    'checkout',
    'messaging',
    'surfaces/await-element.ts',
    'surfaces/find-target.ts',
    'surfaces/replace-former.ts',
  ],
  CheckoutSession: ['client', 'checkout'],
  readInstructionToken: ['client', 'checkout/instruction-token.ts'],
  SdkError: ['client'],
  VERSION: ['client/version.ts'],
  MonitoringContext: ['monitoring'],
  WalletButtons: ['client', 'messaging', 'surfaces/await-element.ts', 'surfaces/find-target.ts', 'wallets'],
  setVendorScripts: ['client', ...SCRIPTS],
  setFlypayHosts: ['client', 'wallets/flypay-v2/flypay-v2-hosts.ts'],
};

/** The only class that loads chunks later, and those chunks. */
const LAZY: Record<string, readonly string[]> = {
  WalletButtons: [
    'surfaces/overlay.ts',
    'wallets/core/load-vendor-script.ts',
    ...WALLETS.map((room) => `wallets/${room}/${room}.ts`),
  ],
};

/** Files that the bundle of a class must not contain, although their folder is allowed. */
const STRANGERS: Record<string, RegExp> = {
  HtmlWidget: /multi-widget-|payment-source-widget|vault-display|widget\/configuration\.ts|popup|overlay|hidden-frame/,
  HtmlPaymentSourceWidget: /multi-widget|form-configuration|vault-display|popup|overlay/,
  VaultDisplayWidget: /multi-widget|form-configuration|payment-source|popup|overlay/,
  PaypalCheckoutButton: /afterpay|zip|dispatch-to-storage|payment-source-builder|builder|checker/,
  AfterpayCheckoutButton: /paypal|zip|dispatch-to-storage|payment-source-builder|builder|checker/,
  ZipmoneyCheckoutButton: /paypal|afterpay|payment-source-builder|builder|checker/,
  Canvas3ds: /hidden-frame|popup|overlay|three-ds\/api|browser-details/,
  Checkout: /checkout-session|call-api|frame|popup/,
  CheckoutSession: /checkout\/checkout\.ts|load-widget|checkout-event/,
  Configuration: /multi-widget|html-|phone-mask|name-value-list|payment-source|vault/,
  MultiWidget: /html-|payment-source-|vault|form-events|trigger/,
  WalletButtons:
    /^wallets\/(?!core\/|[\w-]+\.ts$|([\w-]+)\/\1-wallet\.ts$)|delivery|order|vendor-scripts|own-button|-scripts/,
  WALLET_EVENT: /wallets\/(?!core\/wallet-event)/,
};

/** The globals that a page or Node adds to the language. */
const PLATFORM =
  'document window self location navigator history screen origin customElements HTMLElement CSSStyleSheet fetch crypto console process Buffer require localStorage sessionStorage addEventListener postMessage setTimeout setInterval queueMicrotask AbortController EventTarget URL URLSearchParams atob btoa structuredClone reportError'.split(
    ' ',
  );

/**
 * Bundles the source: the code and files of the entry with its static imports, and the chunks that it may load later.
 */
async function bundle(source: string, format: 'es' | 'cjs' = 'es') {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-source',
        resolveId: (id) => (id === 'one-source' ? `${ROOM}/one-source.js` : undefined),
        load: (id) => (id.endsWith('/one-source.js') ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'one-source',
        // An environment without a module loader needs everything in one script.
        output: { format, codeSplitting: format === 'es' },
        preserveEntrySignatures: format === 'cjs' ? 'strict' : false,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  expect(entries).toHaveLength(1);
  const atOnce = new Set(entries);
  for (const { imports } of atOnce) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  }
  const later = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ facadeModuleId }) => fileOf(facadeModuleId));
  return {
    code: [...atOnce].map((chunk) => chunk.code).join(''),
    files: [...atOnce].flatMap(writtenFiles),
    later: later.sort(),
  };
}

const fileOf = (id: string | null) => (id ?? '').slice(ROOM.length + 1).replaceAll(sep, '/');

function writtenFiles({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(ROOM) && !id.endsWith('/one-source.js'))
    .map(([id]) => fileOf(id));
}

const importOf = (name: string) =>
  bundle(`import { ${name} } from ${JSON.stringify(ENTRY)}; globalThis.used = ${name};`);

describe('a bundle of the library', () => {
  it('is empty for a bare import', async () => {
    const { code, files, later } = await bundle(`import ${JSON.stringify(ENTRY)};`);
    expect([files, later]).toEqual([[], []]);
    expect(code.replace(/\/\/.*/g, '').trim()).toBe('');
  });

  it.each(Object.keys(library))('holds nothing of other rooms for { %s } alone', async (name) => {
    const { code, files, later } = await importOf(name);
    const allowed = ROOMS[name] ?? CONSTANT;
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !allowed.some((room) => file === room || file.startsWith(`${room}/`)))).toEqual([]);
    expect(files.filter((file) => STRANGERS[name]?.test(file))).toEqual([]);
    expect(later).toEqual([...(LAZY[name] ?? [])].sort());
    // A constant is a list of names: its bundle contains no class.
    if (!ROOMS[name]) expect(code).not.toMatch(/\bclass\b|addEventListener|fetch\(/);
  });

  it('runs where there is no page, no network and no clock, and touches none of them', async () => {
    // Chunks that load later are evaluated here at once, so that they are checked too.
    const later = LAZY['WalletButtons']?.map(
      (file, at) => `export * as later${at} from ${JSON.stringify(`${ROOM}/${file}`)};`,
    );
    const { code } = await bundle(`export * from ${JSON.stringify(ENTRY)}; ${later?.join('')}`, 'cjs');
    const touched: string[] = [];
    const exports: Record<string, unknown> = {};
    // Only the language itself, without globals of a browser or of Node: every access to one is recorded.
    const world = { exports, module: { exports } };
    for (const name of PLATFORM) Object.defineProperty(world, name, { get: () => void touched.push(name) });
    const context = createContext(world);
    runInContext('globalThis.document', context);
    expect(touched.splice(0)).toEqual(['document']);
    runInContext(code, context);
    expect(touched).toEqual([]);
    const names = Object.keys(exports).filter((name) => !name.startsWith('later'));
    expect(names.sort()).toEqual(Object.keys(library).sort());
    expect(Object.keys(exports)).toHaveLength(names.length + (later?.length ?? 0));
    for (const name of Object.keys(library)) expect(exports[name], name).toBeDefined();
  });

  it.each(Object.keys(library))('gives { %s } to Node, which has no document', async (name) => {
    expect('document' in globalThis).toBe(false);
    const { [name]: value } = (await import('./index.ts')) as Record<string, unknown>;
    expect(value).toBeDefined();
  });
});
