import { expect, fixture, html } from '#testing/browser.ts';
import { loadPart } from './load-part.ts';

describe('a part of a block’s script', () => {
  const heard: { tag: string; error: unknown }[] = [];
  const hear = (event: CustomEvent<{ tag: string; error: unknown }>) => heard.push(event.detail);
  beforeEach(() => {
    heard.length = 0;
    document.addEventListener('haven-load-error', hear);
  });
  afterEach(() => document.removeEventListener('haven-load-error', hear));

  it('resolves when it arrives, without an event', async () => {
    expect(await loadPart('donation-form', Promise.resolve('part'))).to.equal('part');
    expect(heard).to.deep.equal([]);
  });

  it('that fails to load is reported to the page with its block, and rejects', async () => {
    const error = new TypeError('no');
    const block = await fixture(html`<gift-checkout><div><p></p></div></gift-checkout>`);
    const failed = await loadPart(block.querySelector('p')!, Promise.reject(error)).catch((cause: unknown) => cause);
    expect(failed).to.equal(error);
    expect(heard).to.deep.equal([{ tag: 'gift-checkout', error }]);
  });
});
