import { renderedExamples } from 'virtual:haven-rendered-examples';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../../autoload.ts';
import { VIEW_SLOT } from './page-names.ts';

/** Tags that stand in others come first: a page defines a tag once. */
const INNER = ['quantity-stepper', 'drop-down', 'date-range-picker', 'address-search'];
const rendered = renderedExamples.filter(({ reason }, place, all) => {
  const isFirst = all.findIndex(({ tag }) => tag === all[place]?.tag) === place;
  return !reason && isFirst;
});
const inOrder = rendered.toSorted((a, b) => Number(INNER.includes(b.tag)) - Number(INNER.includes(a.tag)));

describe('a click on a rendered tag before its script', () => {
  const { fetch } = window;
  let clicks: EventTarget[] = [];
  const count = (event: Event) => {
    clicks.push(event.composedPath()[0] as EventTarget);
    event.preventDefault();
  };
  beforeEach(() => {
    window.fetch = () => new Promise(() => {});
    document.addEventListener('click', count);
  });
  afterEach(() => {
    window.fetch = fetch;
    document.removeEventListener('click', count);
    clicks = [];
    document.body.replaceChildren();
    sessionStorage.clear();
  });

  for (const { tag, rendered: html } of inOrder) {
    it(`<${tag}> gets it once`, async () => {
      const box = document.createElement('div');
      box.style.marginBlockStart = '9000px';
      box.setHTMLUnsafe(html);
      document.body.append(box);
      const element = box.querySelector(tag) as HTMLElement;
      const view = element.shadowRoot ?? element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);
      const target = view?.querySelector('button') ?? view?.querySelector('div, span, section, form') ?? element;
      expect(customElements.get(tag) === undefined, 'not loaded').to.equal(true);
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      expect(clicks.length, 'held').to.equal(0);
      await waitUntil(() => customElements.get(tag), 'never loaded');
      await waitUntil(() => clicks.length > 0, 'lost');
      await nextFrame();
      await nextFrame();
      expect(clicks.length === 1 && clicks[0] === target, 'done once, where it was').to.equal(true);
    });
  }
});
