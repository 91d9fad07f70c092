import { expect } from '#testing/browser.ts';
import { defineGlobal, globalName } from './global-name.ts';

describe('the script-tag build', () => {
  const named = (name?: string) => {
    const script = document.createElement('script');
    if (name !== undefined) script.dataset['global'] = name;
    return globalName(script);
  };

  it('is called haven, or by data-global', () => {
    expect(named()).to.equal('haven');
    expect(named('payments')).to.equal('payments');
    for (const name of ['', '1a', 'a.b', 'a-b', 'a b']) expect(named(name)).to.equal('haven');
    expect(globalName(null)).to.equal('haven');
    // An element of the page with that name may hide document.currentScript.
    const image = document.createElement('img');
    image.dataset['global'] = 'evil';
    expect(globalName(image)).to.equal('haven');
  });

  it('never replaces what a page has', () => {
    const library = {};
    const page: Record<string, unknown> = { taken: 1 };
    const warn = console.warn;
    let warnings = 0;
    console.warn = () => warnings++;
    defineGlobal('taken', library, page);
    defineGlobal('free', library, page);
    console.warn = warn;
    expect(page['taken']).to.equal(1);
    expect(page['free']).to.equal(library);
    expect(warnings).to.equal(1);
  });
});
