import { expect, waitUntil } from '#testing/browser.ts';
import './autoload.ts';

const tag = 'quantity-stepper';
const renderedIn = (root: ParentNode) => root.querySelector(tag)?.childElementCount;

describe('autoload', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads a tag only when a page contains it [W2.02]', async () => {
    expect(customElements.get(tag)).to.equal(undefined);
    document.body.append(document.createElement(tag));
    await waitUntil(() => customElements.get(tag), 'never defined');
    expect(customElements.get('gift-cart')).to.equal(undefined);
  });

  it('starts each of several tags of a kind [W2.03]', () => {
    document.body.append(document.createElement(tag), document.createElement(tag));
    expect([...document.querySelectorAll(tag)].every((element) => element.childElementCount > 0)).to.equal(true);
  });

  it('finds tags in a shadow root that is attached and filled later', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const root = box.attachShadow({ mode: 'open' });
    await Promise.resolve();
    root.append(document.createElement('gift-item'));
    await waitUntil(() => customElements.get('gift-item'), 'never defined');
  });

  it('finds tags in a declarative shadow root', async () => {
    const box = document.createElement('div');
    box.setHTMLUnsafe('<article><template shadowrootmode="open"><gift-cart></gift-cart></template></article>');
    document.body.append(box);
    await waitUntil(() => customElements.get('gift-cart'), 'never defined');
  });

  it('starts a given shadow root for the back office, twice without doing anything twice [W2.88]', async () => {
    const box = document.createElement('div');
    const root = box.attachShadow({ mode: 'open' });
    root.append(document.createElement(tag));
    document.body.append(box);
    window.initBackOffice?.(root);
    window.initBackOffice?.(root);
    await waitUntil(() => renderedIn(root), 'never rendered');
    const plus = root.querySelectorAll('button')[1];
    let changes = 0;
    root.addEventListener('quantity-change', () => changes++);
    plus?.click();
    expect(changes).to.equal(1);
  });

  it('starts another window’s document on request [W2.87]', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inner = frame.contentDocument as Document;
    inner.body.append(inner.createElement(tag));
    window.initBackOffice?.(inner);
    await waitUntil(() => renderedIn(inner), 'never rendered in the frame');
    window.initBackOffice?.(inner);
    expect(inner.querySelectorAll('script')).to.have.length(1);
  });
});
