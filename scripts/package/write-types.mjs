import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { widgetTag } from '../build/tag-registry.mjs';
import { products, typesOf } from '../generate/texts/catalogues.mjs';
import { elementModule, elementTypes } from './element-types.mjs';
import { frameworkTypes } from './framework-modules.mjs';

const root = resolve(import.meta.dirname, '../..');
const SPECIFIER = /(\bfrom\s+|\bimport\(|\bimport\s+)(['"])([.#][^'"]*)\2/g;

/** The source file of one of our imports, as a path from the project's folder. */
function sourceOf(specifier, from, aliases) {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const [before, after] = alias.split('*');
    if (after === undefined ? specifier === alias : specifier.startsWith(before))
      return target.replace('./', '').replace('*', specifier.slice(before.length));
  }
  throw new Error(`${from} imports ${specifier}, which package.json's "imports" do not name.`);
}

const declarationOf = (source) => source.replace(/\.tsx?$/, '.d.ts');

/**
 * Writes the declarations of the entries, and of what they need, into a folder. Imports become relative and end in
 * `.js`, so that both a bundler's and Node's resolution find them in the package. Returns the files' names.
 */
function emitDeclarations(entries, into) {
  const emitted = mkdtempSync(join(tmpdir(), 'haven-declarations-'));
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        incremental: false,
        noCheck: true,
        rootDir: root,
        outDir: join(emitted, 'out'),
        types: [],
      },
      files: [
        ...[...entries, 'elements/virtual-tags.d.ts', 'node_modules/vite/client.d.ts'].map((file) => join(root, file)),
        ...products.map(typesOf),
      ],
      include: [],
    };
    writeFileSync(join(emitted, 'tsconfig.json'), JSON.stringify(config));
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', emitted], { stdio: 'pipe', encoding: 'utf8' });
    return copyReachable(entries, join(emitted, 'out'), into);
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

function copyReachable(entries, out, into) {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = new Set(entries);
  for (const source of sources) {
    const text = readFileSync(join(out, declarationOf(source)), 'utf8');
    const rewritten = text.replace(SPECIFIER, (_, keyword, quote, specifier) => {
      const target = sourceOf(specifier, source, aliases);
      sources.add(target);
      const path = relative(dirname(source), target).replace(/\.tsx?$/, '.js');
      return `${keyword}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const file = join(into, declarationOf(source));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rewritten);
  }
  return [...sources].map(declarationOf);
}

/** The sources whose declarations the compiler writes; those of the tags are generated from their definitions. */
export const declaredSources = [
  'sdk/index.ts',
  'sdk/testing-kit/index.ts',
  'sdk/testing-kit/playwright.ts',
  'elements/autoload.ts',
  'elements/server/server.ts',
  'elements/authoring/check-authoring.ts',
  'checkout-widget/paypal-vault/paypal-save-payment-source-widget.ts',
];

const payWidget = `export { setVendorScripts, type VendorScript, type VendorScripts } from './sdk/wallets/core/vendor-scripts.js';
import type { PayWidgetElement } from './tags/pay-widget.js';

/** The element of the hosted checkout. */
export interface PayWidget extends PayWidgetElement {}

/** The class of \`<pay-widget>\`. */
export declare const PayWidget: {
  new (): PayWidget;
  readonly prototype: PayWidget;
  readonly observedAttributes: string[];
};
`;

const sdkGlobal = `import type * as sdk from './sdk/index.js';

declare global {
  /**
   * The payments library, where \`haven/sdk/global\` is loaded by a script tag without the attribute \`data-global\`.
   */
  var haven: typeof sdk;
}
`;

// TypeScript 6 and later ask for the types of a sheet that is imported for its effect.
const sheet = '/** The look that blocks share: a sheet, which exports nothing. */\nexport {};\n';

/** The types of the checkout's events are in the library, which reports the same events through callbacks. */
const checkoutDetails = ({ documentation }) =>
  Object.fromEntries(
    Object.keys(documentation.events).map((name) => [
      name,
      `import('../sdk/checkout/checkout-event.js').CheckoutEvents['${name}']`,
    ]),
  );

/** Writes every declaration of the package into a folder and returns the files' names. */
export function writeTypes(definitions, folder) {
  rmSync(folder, { recursive: true, force: true });
  const typed = definitions.map((definition) =>
    definition.tag === widgetTag.tag ? { ...definition, details: checkoutDetails(definition) } : definition,
  );
  const written = {
    ...Object.fromEntries(typed.map((definition) => [`tags/${definition.tag}.d.ts`, elementModule(definition)])),
    'elements.d.ts': elementTypes(definitions),
    ...frameworkTypes(definitions),
    'checkout-widget.d.ts': payWidget,
    'sdk-global.d.ts': sdkGlobal,
    'haven-controls.css.d.ts': sheet,
  };
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const declared = emitDeclarations(declaredSources, folder);
  // `Checkout` creates a `<pay-widget>`: an application that imports only the library also gets the types of the tag's
  // events.
  appendFileSync(join(folder, 'sdk/index.d.ts'), "import '../tags/pay-widget.js';\n");
  return [...Object.keys(written), ...declared];
}
