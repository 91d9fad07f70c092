import { drawnExamples } from 'virtual:haven-drawn-examples';
import FakeTimers from '@sinonjs/fake-timers';
import { expect, idleTime, nextFrame, waitUntil } from '#testing/browser.ts';
import '../../autoload.ts';
import { FRAME_MS, whenShown } from './late-waking.ts';

const FAR_BELOW = 'margin-block-start: 9000px';

/** A drawn example in the page, before any script knows of it. */
function place(tag: string, title = /./): { box: HTMLElement; element: HTMLElement } {
  const example = drawnExamples.find((each) => each.tag === tag && title.test(each.title));
  const box = document.createElement('div');
  box.style.cssText = FAR_BELOW;
  box.setHTMLUnsafe(example?.drawn as string);
  document.body.append(box);
  return { box, element: box.querySelector(tag) as HTMLElement };
}
const isDefined = (tag: string) => customElements.get(tag) !== undefined;

/** The page has loaded, the browser had time for everything else, and has looked at what is in sight. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  for (let turn = 0; turn < 3; turn += 1) {
    await idleTime();
    await nextFrame();
  }
}

describe('the script of a drawn tag', () => {
  const { fetch } = window;
  const clicks: Event[] = [];
  const count = (event: Event) => clicks.push(event);
  beforeEach(() => {
    // Another file's test may have left a gift in this tab.
    sessionStorage.clear();
    window.fetch = () => new Promise(() => {});
    document.addEventListener('click', count);
  });
  afterEach(() => {
    sessionStorage.clear();
    window.fetch = fetch;
    document.removeEventListener('click', count);
    clicks.length = 0;
    document.body.replaceChildren();
    scrollTo(0, 0);
  });

  it('waits while it is far below, and tags in its view with it; it loads when it comes near', async () => {
    const { box } = place('gift-item');
    await quiet();
    expect([isDefined('gift-item'), isDefined('quantity-stepper')]).to.deep.equal([false, false]);
    box.scrollIntoView();
    await waitUntil(() => isDefined('gift-item'), 'never woke');
    await waitUntil(() => isDefined('quantity-stepper'), 'the tag in its view never woke');
  });

  it('loads at once where the session remembers something for it, and where an author says so', async () => {
    sessionStorage.setItem('haven-remembered emergency-banner elsewhere', 'closed');
    place('emergency-banner');
    await waitUntil(() => isDefined('emergency-banner'), 'never defined');
    place('bequest-banner');
    await quiet();
    expect(isDefined('bequest-banner'), 'none of its kind').to.equal(false);
    // What a filter stores before its form loads the page again.
    sessionStorage.setItem('haven-remembered news-filter /news', 'category');
    for (const tag of ['events-filter', 'news-filter']) {
      const filter = document.createElement(tag);
      filter.setAttribute('data-haven-waits', '');
      filter.style.cssText = FAR_BELOW;
      document.body.append(filter);
    }
    await waitUntil(() => isDefined('news-filter'), 'a control waits for its focus');
    await quiet();
    expect(isDefined('events-filter'), 'another listing').to.equal(false);
    const { element } = place('appeal-progress');
    await quiet();
    expect(isDefined('appeal-progress')).to.equal(false);
    const copy = element.cloneNode(true) as HTMLElement;
    copy.setAttribute('loading', 'eager');
    document.body.append(copy);
    await waitUntil(() => isDefined('appeal-progress'), 'never defined');
  });

  it('follows a link at once', () => {
    const { element } = place('bequest-form');
    const link = document.createElement('a');
    link.href = '#elsewhere';
    element.querySelector('[slot="haven-view"]')?.append(link);
    link.click();
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([false]);
    location.hash = '';
  });

  it('is asked for once the browser has shown a press', async () => {
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    try {
      const { element } = place('subscribe-form');
      element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      await quiet();
      expect(isDefined('subscribe-form')).to.equal(false);
      await clock.tickAsync(FRAME_MS);
      await waitUntil(() => isDefined('subscribe-form'), 'never woke');
    } finally {
      clock.uninstall();
    }
  });

  it('is asked for in a page that shows nothing', async () => {
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    try {
      window.requestAnimationFrame = () => 0;
      let isAsked = false;
      void whenShown().then(() => {
        isAsked = true;
      });
      await clock.tickAsync(FRAME_MS - 1);
      expect(isAsked).to.equal(false);
      await clock.tickAsync(1);
      expect(isAsked).to.equal(true);
    } finally {
      clock.uninstall();
    }
  });

  it('comes for a press, which is done once, with what was typed and ticked before', async () => {
    const { element } = place('petition-form', /New Zealand/);
    const view = element.querySelector('[slot="haven-view"]') as HTMLElement;
    const field = (name: string) => view.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const button = view.querySelector('button:not([type="button"])') as HTMLButtonElement;
    const box = view.querySelector('input[type="checkbox"]') as HTMLInputElement | null;
    field('firstName').value = 'Aroha';
    box?.click();
    clicks.length = 0;
    expect(isDefined('petition-form')).to.equal(false);
    button.click();
    button.click();
    expect(clicks, 'held').to.have.length(0);
    await waitUntil(() => isDefined('petition-form'), 'never woke');
    await waitUntil(() => view.querySelector('[aria-invalid="true"]'), 'the press was lost');
    expect(
      clicks.filter(({ target }) => target === button),
      'done once',
    ).to.have.length(1);
    expect(button.isConnected && field('firstName').value).to.equal('Aroha');
    expect(field('firstName').getAttribute('aria-invalid'), 'what was typed is known').not.to.equal('true');
    expect(field('lastName').getAttribute('aria-invalid')).to.equal('true');
    expect(box?.checked).to.equal(box ? true : undefined);
  });

  it('comes for presses of several controls, which are done in their order', async () => {
    const { element } = place('donation-form');
    const mode = () => element.querySelector('donation-mode')?.shadowRoot as ShadowRoot;
    const button = (around: ParentNode, name: RegExp) =>
      [...around.querySelectorAll('button')].find(({ textContent }) => name.test(textContent?.trim() ?? ''));
    button(mode(), /monthly/)?.click();
    button(element, /^Continue/)?.click();
    await waitUntil(() => element.querySelector('[autocomplete="given-name"]'), 'the second press was lost');
    button(element, /^Your gift/)?.click();
    await waitUntil(() => mode()?.querySelector('button'), 'the first step never came back');
    expect(button(mode(), /monthly/)?.getAttribute('aria-pressed'), 'the first press counts').to.equal('true');
  });
});
