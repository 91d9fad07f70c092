import { sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import '../gift-cart/gift-cart.tsx';

/** A class that registers under a name of its own, as a tag's script does when it arrives. */
const register = (tag: string) =>
  customElements.define(tag, class extends (customElements.get('gift-cart') as typeof HTMLElement) {});

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe('a click on the author’s content while the script of its tag arrives', () => {
  const { fetch } = window;
  beforeEach(() => {
    // There is no server here; this test does not need it.
    window.fetch = () => new Promise(() => {});
  });
  afterEach(() => {
    window.fetch = fetch;
    document.body.replaceChildren();
  });

  it('does what it began on, and the view comes after it', async () => {
    document.body.innerHTML = '<held-cart><a href="#there">Your cart</a></held-cart>';
    const [link] = document.querySelectorAll('a') as unknown as [HTMLAnchorElement];
    let clicks = 0;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    await sendMouse({ type: 'move', position: middleOf(link) });
    await sendMouse({ type: 'down' });
    register('held-cart');
    await nextFrame();
    expect(link.checkVisibility(), 'it stays under the pointer').to.equal(true);
    await sendMouse({ type: 'up' });
    await nextFrame();
    await nextFrame();
    expect(clicks).to.equal(1);
    expect(link.checkVisibility(), 'the view is there').to.equal(false);
  });
});
