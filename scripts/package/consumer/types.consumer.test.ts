import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, installPackage } from './install-package.ts';

const root = resolve(import.meta.dirname, '../../..');
let application: Application;

beforeAll(() => {
  application = installPackage(['@types/react', '@types/react-dom']);
});
afterAll(() => application.remove());

const resolutions = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'node16', moduleResolution: 'node16' },
];

/**
 * The compiler's messages about an application's modules, by file, for one way of resolving imports; the package's own
 * types are checked too.
 */
function compile(sources: Readonly<Record<string, string>>, resolution: object = resolutions[0] as object): string {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  const files = Object.keys(sources);
  for (const name of files) writeFileSync(join(application.folder, name), sources[name] as string);
  writeFileSync(join(application.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], {
      cwd: application.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const everything = `
import { initBackOffice } from 'haven/autoload';
import { checkAuthoring } from 'haven/check-authoring';
import { PayWidget } from 'haven/checkout-widget';
import type { GiftItemElement } from 'haven/elements';
import 'haven/elements/petition-form';
import 'haven/haven-controls.css';
import { CountdownTimerElement } from 'haven/elements/countdown-timer/class';
import { PaypalSavePaymentSourceWidget } from 'haven/paypal-vault';
import { CountdownTimer, DropDown, type DropDownProps, PayWidget as Checkout } from 'haven/react';
import { EVENT, HtmlWidget, WalletButtons } from 'haven/sdk';
import type {} from 'haven/sdk/global';

const widget = new HtmlWidget('#form', 'public-key', 'gateway');
widget.on(EVENT.FINISH, ({ payment_source }) => payment_source.toUpperCase());
export const buttons = new WalletButtons('#wallets', 'token', { amount_label: 'Total', country: 'AU' });
export const vault = new PaypalSavePaymentSourceWidget('#paypal', 'public-key', 'gateway');
export const library: typeof HtmlWidget = haven.HtmlWidget;

export class OwnTimer extends CountdownTimerElement {}
customElements.define('own-timer', OwnTimer);
const timer = new CountdownTimerElement();
timer.endDate = '2039-12-31';
timer.addEventListener('countdown-end', ({ detail }) => detail.countdownId.toUpperCase());

const form = document.createElement('petition-form');
form.submitLabel = 'Sign';
form.addEventListener('form-result', (event) => event.detail.success === true);
form.addEventListener('click', (event) => event.clientX);

export const price: number | undefined = document.querySelector<GiftItemElement>('gift-item')?.price;
document.querySelector('pay-widget')?.addEventListener('paymentSuccessful', ({ detail }) => detail.charge_id);
export const checkout: HTMLElement = new PayWidget();
initBackOffice(document);
export const messages = (await checkAuthoring(document)).map(({ message }) => message);

export const page = (
  <main>
    <countdown-timer end-date="2039-12-31" oncountdown-end={({ detail }) => detail.countdownId}>
      Until the end of 2039.
    </countdown-timer>
    <gift-item item-id="tent" item-name="Tent" price="145" class="card" oncart-change={({ detail }) => detail.cart.total} />
    <pay-widget token="token" onpaymentSuccessful={({ detail }) => detail.intent_id} />
  </main>
);

const topics: NonNullable<DropDownProps['options']> = ['Water', { value: 'shelter', label: 'Shelter' }];
export const components = (
  <>
    <CountdownTimer endDate="2039-12-31" className="wide" onCountdownEnd={({ detail }) => detail.countdownId.trim()}>
      Until the end of 2039.
    </CountdownTimer>
    <DropDown
      ref={(field) => void field?.value}
      label="Topic"
      options={topics}
      disabled={false}
      onSelectionChange={({ detail }) => detail.value.trim()}
    />
    <Checkout token="token" onPaymentSuccessful={({ detail }) => detail.charge_id.trim()} />
  </>
);
`;

/** The examples of the payments guide, with only the library's entry imported. */
const guide = `
import { Checkout, ExternalCheckoutBuilder, HtmlWidget, WalletButtons } from 'haven/sdk';

const wallet = new WalletButtons('#wallet', 'token', { country: 'AU', wallets: ['apple'] });
wallet.setEnv('production', 'pay.example.org');
wallet.on('payment_success', ({ data }) => console.info(\`Paid \${data.currency} \${data.amount}\`));
wallet.onPaymentSuccessful(({ data }) => data.orderId ?? data.id.toUpperCase());

const form = new HtmlWidget('#form', 'public-key', 'gateway');
form.setEnv({ api: 'https://pay.example.org', widget: 'https://pay.example.org', brand: { name: 'Our Pay' } });
form.setFormFields(['email*', 'phone']);
form.setMeta({ reference: 'R-1' });
form.setRefId('any text of ours');
new ExternalCheckoutBuilder('gateway', 'https://a.test', 'https://b.test').setMeta({ tokenize: true });

const checkout = new Checkout('#checkout', 'token');
checkout.on('error', ({ code, message }) => console.error(code, message));
checkout.on('unavailable', ({ reason }) => reason);
checkout.on('paymentError', ({ message }) => message?.trim());
checkout.on('paymentInReview', ({ status }) => status.toUpperCase());
checkout.on('onClick', ({ wallet }) => wallet?.trim());
checkout.on('onShippingAddressChange', ({ shipping }) => shipping?.address_city);
checkout.onPaymentExpired(({ intent_id }) => intent_id?.trim());
document.querySelector('pay-widget')?.addEventListener('paymentSuccessful', ({ detail }) => detail.charge_id.trim());
document.querySelector('pay-widget')?.addEventListener('error', ({ detail }) => detail.message.trim());
`;

/** Faulty modules, each with the expected compiler message. */
const faults = {
  'attribute-that-the-tag-does-not-have.tsx': [
    `import type {} from 'haven/react'; export const card = <gift-item cost="145" />;`,
    "'cost'",
  ],
  'list-in-an-attribute.tsx': [
    `import type {} from 'haven/react'; export const feed = <media-feed media-previews={[]} />;`,
    "'never[]' is not assignable to type 'string'",
  ],
  'component-without-what-it-needs.tsx': [
    `import { CountdownTimer } from 'haven/react'; export const timer = <CountdownTimer />;`,
    "'endDate'",
  ],
  'event-that-a-component-does-not-have.tsx': [
    `import { DropDown } from 'haven/react'; export const topic = <DropDown onSelectionChanged={() => {}} />;`,
    "'onSelectionChanged'",
  ],
  'property-of-another-type.tsx': [
    `import type {} from 'haven/elements'; document.querySelector('gift-item')!.price = 'much';`,
    'TS2322',
  ],
  'detail-that-an-event-does-not-carry.tsx': [
    `import 'haven/elements/copy-link'; document.createElement('copy-link').addEventListener('link-copy', ({ detail }) => detail.link);`,
    "'link'",
  ],
  'name-that-the-library-does-not-export.tsx': [
    `import { HtmlWidgets } from 'haven/sdk'; new HtmlWidgets();`,
    'HtmlWidgets',
  ],
  'event-that-a-form-does-not-have.tsx': [
    `import { HtmlWidget } from 'haven/sdk'; new HtmlWidget('#a', 'b', 'c').on('finnish', () => {});`,
    'finnish',
  ],
  'environment-that-there-is-not.tsx': [
    `import { HtmlWidget } from 'haven/sdk'; new HtmlWidget('#a', 'b', 'c').setEnv('live');`,
    '"live"',
  ],
  'wallet-that-there-is-not.tsx': [
    `import { WalletButtons } from 'haven/sdk'; new WalletButtons('#a', 'b', { wallets: ['samsung'] });`,
    '"samsung"',
  ],
  'field-that-a-form-does-not-have.tsx': [
    `import { HtmlWidget } from 'haven/sdk'; new HtmlWidget('#a', 'b', 'c').setFormFields(['emial*']);`,
    '"emial*"',
  ],
  'meta-that-a-form-does-not-take.tsx': [
    `import { HtmlWidget } from 'haven/sdk'; new HtmlWidget('#a', 'b', 'c').setMeta({ refrence: 'R-1' });`,
    "'refrence'",
  ],
  'file-that-is-no-entry.tsx': [`import 'haven/dist/modules/sdk/index.js';`, 'haven/dist/modules/sdk/index.js'],
} as const;

describe('the types of the package', () => {
  it.each(resolutions)('serve a whole application with $moduleResolution', (resolution) => {
    expect(compile({ 'page.tsx': everything }, resolution)).toBe('');
  });

  it.each(resolutions)('serve the guide of payments by the library alone with $moduleResolution', (resolution) => {
    expect(compile({ 'guide.ts': guide }, resolution)).toBe('');
  });

  it('refuse what is not there', () => {
    const sources = Object.fromEntries(Object.entries(faults).map(([file, [source]]) => [file, source]));
    // A message continues on indented lines.
    const messages = compile(sources).split(/\n(?=\S)/);
    for (const [file, [, complaint]] of Object.entries(faults))
      expect(
        messages.find((message) => message.startsWith(file)),
        file,
      ).toContain(complaint);
  });
});
