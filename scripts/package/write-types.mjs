import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { widgetTag } from '../tag-registry.mjs';
import { elementModule, elementTypes, reactTypes } from './element-types.mjs';
import { emitDeclarations } from './emit-declarations.mjs';

/** The sources whose declarations the compiler writes; those of the tags are made from their definitions. */
export const declaredSources = [
  'sdk/index.ts',
  'elements/autoload.ts',
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
  /** The payments library, where \`haven/sdk/global\` is loaded by a script tag without a \`data-global\` of its own. */
  var haven: typeof sdk;
}
`;

/** What the checkout's events carry stands with the library, which reports the same events by callbacks. */
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
    'react.d.ts': reactTypes(typed),
    'checkout-widget.d.ts': payWidget,
    'sdk-global.d.ts': sdkGlobal,
  };
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const declared = emitDeclarations(declaredSources, folder);
  // `Checkout` places a `<pay-widget>`: who imports the library alone hears the tag's events typed too.
  appendFileSync(join(folder, 'sdk/index.d.ts'), "import '../tags/pay-widget.js';\n");
  return [...Object.keys(written), ...declared];
}
