import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { widgetTag } from '../build/tag-registry.mjs';
import { elementModule, elementTypes } from './element-types.mjs';
import { emitDeclarations } from './emit-declarations.mjs';
import { frameworkTypes } from './framework-modules.mjs';

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
