import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTags } from '../../build/tag-registry.mjs';
import { pascalCase } from '../../generate/manifest/names.mjs';
import { type Application, installPackage } from './install-package.ts';

const tags = listTags().map(({ tag }) => tag);
const entries = [
  ...tags.flatMap((tag) => [`elements/${tag}/class`, `elements/${tag}`]),
  ...[
    'sdk',
    'testing',
    'testing/playwright',
    'checkout-widget',
    'elements/pay-widget',
    'paypal-vault',
    'autoload',
    'server',
    'check-authoring',
    'elements',
    'react',
    'preact',
    'solid',
    'svelte',
    'vue',
  ],
];
let application: Application;

beforeAll(() => {
  application = installPackage();
});
afterAll(() => application.remove());

/** Imports the entries one after another and reports which fail and which of the server's globals they change. */
const importing = (names: readonly string[]) => `
const look = () => new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));
const isSame = (a, b) => a && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;
// Node creates some of its own globals only when they are first read.
for (const key of Reflect.ownKeys(globalThis)) globalThis[key];
const before = look();
const found = { failures: [], changed: [], exported: {} };
for (const entry of ${JSON.stringify(names)}) {
  try {
    found.exported[entry] = Object.keys(await import('haven/' + entry));
  } catch (error) {
    found.failures.push(entry + ': ' + error.message);
  }
}
for (const [key, descriptor] of look()) if (!isSame(before.get(key), descriptor)) found.changed.push(String(key));
console.log(JSON.stringify(found));
process.exit();
`;

describe('on a server', () => {
  it('every entry can be imported, exports what it says, and leaves the globals alone', () => {
    const { failures, changed, exported } = JSON.parse(application.run(importing(entries)));
    expect(failures, '[A1.07] every entry imports on a server').toEqual([]);
    // Zod stores its settings there on its first import.
    expect(changed.filter((name: string) => !name.startsWith('__zod_'))).toEqual([]);
    const components = [...tags, 'pay-widget'].map(pascalCase);
    expect(exported.react.toSorted(), '[A1.08] a component for each tag').toEqual(components.toSorted());
    for (const tag of tags) {
      const name = `${pascalCase(tag)}Element`;
      expect(exported[`elements/${tag}/class`]).toEqual([name]);
      expect(exported[`elements/${tag}`]).toEqual([name]);
    }
    expect(exported['checkout-widget']).toContain('PayWidget');
    expect(exported['elements/pay-widget']).toEqual(exported['checkout-widget']);
    expect(exported['paypal-vault']).toContain('PaypalSavePaymentSourceWidget');
    expect(exported.autoload).toEqual(['initBackOffice', 'setTexts']);
    expect(exported['check-authoring']).toContain('checkAuthoring');
    expect(exported.sdk).toEqual(expect.arrayContaining(['HtmlWidget', 'WalletButtons', 'Checkout', 'Canvas3ds']));
  });

  it('the library alone changes no global at all', () => {
    const { failures, changed } = JSON.parse(application.run(importing(['sdk', 'paypal-vault', 'checkout-widget'])));
    expect({ failures, changed }).toEqual({ failures: [], changed: [] });
  });

  it('renders a tag by its own view, in a page of any server', () => {
    const rendered = application.run(`
      import { renderElement, renderPage } from 'haven/server';
      const page = '<html lang="en-NZ"><body><countdown-timer end-date="2039-12-31">Until 2039.</countdown-timer>';
      const options = { now: Date.UTC(2039, 11, 30), sheets: '/elements/' };
      process.stdout.write(renderPage(page, options) + renderElement('animated-counter', { value: 5 }, '', options));
    `);
    expect(rendered, '[A1.07] a shadow root, with its sheet').toContain(
      'data-haven-drawn><template shadowrootmode="open"><!--haven ',
    );
    expect(rendered, '[A1.07] the time that it was given').toContain('<b part="hours">11</b>');
    expect(rendered, '[A1.07] the author’s content').toContain('</template>Until 2039.</countdown-timer>');
    expect(rendered, '[A1.07] one tag').toMatch(/<animated-counter value="5" data-haven-drawn>.*<\/animated-counter>$/);
    const sheets = [...rendered.matchAll(/href="\/elements\/([^"]+)"/g)].map(([, name]) => name as string);
    expect(sheets).toContain('countdown-timer.css');
    for (const name of sheets) expect(existsSync(join(application.installed, 'dist/elements', name)), name).toBe(true);
  });

  it('React renders a tag as the HTML that an author would write', () => {
    const html = application.run(`
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import 'haven/elements/countdown-timer';
      const timer = createElement('countdown-timer', { 'end-date': '2039-12-31' }, 'Until the end of 2039.');
      process.stdout.write(renderToStaticMarkup(timer));
    `);
    expect(html).toBe('<countdown-timer end-date="2039-12-31">Until the end of 2039.</countdown-timer>');
  });

  it('a component of React is rendered as the same HTML, with lists as JSON and booleans by presence', () => {
    const html = application.run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { DropDown } from 'haven/react';
      const props = { label: 'State', options: ['ACT', 'NSW'], disabled: true, className: 'wide', onSelectionChange() {} };
      console.error = console.warn = (text) => process.stdout.write('logged: ' + text);
      process.stdout.write(renderToString(createElement(DropDown, props, 'ACT or NSW')));
    `);
    expect(html, '[A1.08]').toBe(
      '<drop-down class="wide" label="State" options="[&quot;ACT&quot;,&quot;NSW&quot;]" disabled="">ACT or NSW</drop-down>',
    );
  });
});
