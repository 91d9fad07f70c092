import { renderedExamples } from 'virtual:haven-rendered-examples';
import { hydrateAll } from '#runtime/testing/hydrate-all.ts';
import { expect } from '#testing/browser.ts';
import page from './donation-mode.page.css?inline';

describe('<donation-mode> that a server has rendered', () => {
  const { postMessage } = MessagePort.prototype;
  before(() => {
    // No turn to be taken over comes by itself.
    MessagePort.prototype.postMessage = () => {};
    document.adoptedStyleSheets.push(new CSSStyleSheet());
    document.adoptedStyleSheets.at(-1)?.replaceSync(page);
  });
  after(() => {
    MessagePort.prototype.postMessage = postMessage;
    document.adoptedStyleSheets.pop();
    document.body.replaceChildren();
  });

  it('shows the part of its mode alone: before its script, before its turn, and after', async () => {
    const box = document.createElement('div');
    const examples = renderedExamples.filter(
      ({ tag, rendered }) => tag === 'donation-mode' && rendered.includes('data-mode'),
    );
    box.setHTMLUnsafe(examples.map(({ rendered }) => rendered).join(''));
    document.body.append(box);
    const panels = [...box.querySelectorAll('[data-mode]')];
    // The first mode of the first example, and the second of the second.
    const ofMode = [true, false, false, true];
    const shown = () => panels.map((panel) => panel.checkVisibility());
    const notHidden = () => panels.map((panel) => !panel.hasAttribute('hidden'));
    expect(customElements.get('donation-mode')).to.equal(undefined);
    expect(shown(), 'before its script').to.deep.equal(ofMode);
    await import('./donation-mode.tsx');
    expect(notHidden(), 'before hydration').to.deep.equal([true, true, true, true]);
    expect(shown(), 'before its turn').to.deep.equal(ofMode);
    hydrateAll();
    expect(notHidden()).to.deep.equal(ofMode);
    expect(shown(), 'after').to.deep.equal(ofMode);
  });
});
