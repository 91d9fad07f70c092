import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, installPackage } from './install-package.ts';

let application: Application;

beforeAll(() => {
  application = installPackage();
  application.installAgain('haven-next');
});
afterAll(() => application.remove());

/** Runs in Node with a registry that is as strict as a browser's, and no other browser interface. */
function register(source: string): { warnings: string[]; tags: string[]; result: unknown } {
  const output = application.run(`
    const names = new Map();
    const warnings = [];
    console.warn = (text) => warnings.push(text);
    globalThis.HTMLElement = class {};
    globalThis.customElements = {
      get: (name) => names.get(name),
      define(name, elementClass) {
        if (names.has(name)) throw new Error(name + ' has already been used with this registry');
        if ([...names.values()].includes(elementClass)) throw new Error('this constructor has already been used');
        names.set(name, elementClass);
      },
    };
    const run = async () => { ${source} };
    const result = await run();
    process.stdout.write(JSON.stringify({ warnings, tags: [...names.keys()], result }));
    process.exit();
  `);
  return JSON.parse(output);
}

describe('registration', () => {
  it('is what a tag’s module does, and what its class alone does not', () => {
    expect(register(`await import('haven/elements/countdown-timer/class');`).tags).toEqual([]);
    expect(register(`await import('haven/elements/countdown-timer');`).tags).toEqual(['countdown-timer']);
    expect(register(`await import('haven/checkout-widget');`).tags).toEqual(['pay-widget']);
  });

  it.each([
    ['donation-form', ['donation-form', 'address-search']],
    ['gift-item', ['gift-item', 'quantity-stepper']],
    ['gift-cart', ['gift-cart', 'quantity-stepper']],
    ['blog-filter', ['blog-filter', 'date-range-picker', 'drop-down']],
    ['customer-form', ['customer-form', 'address-search']],
    ['update-details-form', ['update-details-form', 'address-search']],
  ])('of %s alone is also that of the tags in it, from the outside in', (tag, tags) => {
    // Forms and filters look for fields that were typed into before.
    const document = 'globalThis.document = { querySelectorAll: () => [], addEventListener() {} };';
    expect(register(`${document} await import('haven/elements/${tag}');`)).toMatchObject({ tags, warnings: [] });
  });

  it('registers the class that it exports', () => {
    const { result } = register(`
      const { CopyLinkElement } = await import('haven/elements/copy-link');
      const alone = await import('haven/elements/copy-link/class');
      return customElements.get('copy-link') === CopyLinkElement && alone.CopyLinkElement === CopyLinkElement;
    `);
    expect(result).toBe(true);
  });

  it('says nothing when a page has registered the very class already', () => {
    const { warnings, tags } = register(`
      const { CopyLinkElement } = await import('haven/elements/copy-link/class');
      customElements.define('copy-link', CopyLinkElement);
      await import('haven/elements/copy-link');
    `);
    expect(tags).toEqual(['copy-link']);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['elements/countdown-timer', 'countdown-timer', 'CountdownTimerElement'],
    ['checkout-widget', 'pay-widget', 'PayWidget'],
  ])('of two versions of %s warns, throws nothing and keeps the first', (entry, tag, name) => {
    const { warnings, tags, result } = register(`
      const first = await import('haven/${entry}');
      const second = await import('haven-next/${entry}');
      return [customElements.get('${tag}') === first.${name}, first.${name} === second.${name}];
    `);
    expect(result).toEqual([true, false]);
    expect(tags).toEqual([tag]);
    expect(warnings).toEqual([`<${tag}> is defined twice`]);
  });

  it.each(['countdown-timer', 'bequest-banner'])('of two script tags of %s warns and throws nothing', (tag) => {
    const { warnings, tags } = register(`
      await import('./node_modules/haven/dist/elements/${tag}.js');
      await import('./node_modules/haven-next/dist/elements/${tag}.js');
    `);
    expect(tags).toEqual([tag]);
    expect(warnings).toEqual([`<${tag}> is defined twice`]);
  });
});
