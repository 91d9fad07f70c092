import { renderedExamples } from 'virtual:haven-rendered-examples';
import { tags } from 'virtual:haven-tags';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../../autoload.ts';

const FAR_BELOW = 'margin-block-start: 9000px';

/** A rendered example in the page, before any script knows of it. */
function place(tag: string, title = /./): { box: HTMLElement; element: HTMLElement } {
  const example = renderedExamples.find((each) => each.tag === tag && title.test(each.title));
  const box = document.createElement('div');
  box.style.cssText = FAR_BELOW;
  box.setHTMLUnsafe(example?.rendered as string);
  document.body.append(box);
  return { box, element: box.querySelector(tag) as HTMLElement };
}
const isDefined = (tag: string) => customElements.get(tag) !== undefined;

describe('a click before the script of a rendered tag', () => {
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
    window.fetch = fetch;
    document.removeEventListener('click', count);
    clicks.length = 0;
    document.body.replaceChildren();
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

  it('is done once when it has come, with what was typed and ticked before', async () => {
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
    await waitUntil(() => isDefined('petition-form'), 'never loaded');
    await waitUntil(() => view.querySelector('[aria-invalid="true"]'), 'the click was lost');
    expect(
      clicks.filter(({ target }) => target === button),
      'done once',
    ).to.have.length(1);
    expect(button.isConnected && field('firstName').value).to.equal('Aroha');
    expect(field('firstName').getAttribute('aria-invalid'), 'what was typed is known').not.to.equal('true');
    expect(field('lastName').getAttribute('aria-invalid')).to.equal('true');
    expect(box?.checked).to.equal(box ? true : undefined);
  });

  it('is the browser’s after 8 seconds without an answer, once, and nothing is done again when it comes', async () => {
    const HOLD = 8000;
    const { setTimeout } = window;
    const timeouts: { run: () => void; ms: number | undefined }[] = [];
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms && ms >= HOLD ? timeouts.push({ run, ms }) : setTimeout(run, ms)) as typeof window.setTimeout;
    let arrive = () => {};
    tags['held-hangs'] = () =>
      new Promise<void>((resolve) => {
        arrive = () => {
          customElements.define('held-hangs', class extends HTMLElement {});
          resolve();
        };
      });
    const box = document.createElement('div');
    box.innerHTML =
      '<held-hangs data-haven-drawn><div slot="haven-view"><form><button>Send</button></form></div></held-hangs>';
    document.body.append(box);
    let sent = 0;
    box.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    const button = box.querySelector('button') as HTMLButtonElement;
    button.click();
    button.click();
    await nextFrame();
    const hold = timeouts.find(({ ms }) => ms === HOLD);
    expect([sent, clicks.length, timeouts.length > 0], 'held').to.deep.equal([0, 0, true]);
    hold?.run();
    await waitUntil(() => sent > 0, 'the click is dead');
    await nextFrame();
    expect([sent, clicks.length], 'once').to.deep.equal([1, 1]);
    button.click();
    expect([sent, clicks.length], 'the next one at once').to.deep.equal([2, 2]);
    arrive();
    await nextFrame();
    await nextFrame();
    expect([sent, clicks.length], 'nothing again').to.deep.equal([2, 2]);
    window.setTimeout = setTimeout;
    delete tags['held-hangs'];
  });

  it('is done after a choice, which counts', async () => {
    const { element } = place('donation-form');
    const monthly = () => element.querySelector('[name="frequency"][value="monthly"]') as HTMLInputElement;
    const button = (name: RegExp) =>
      [...element.querySelectorAll('button')].find(({ textContent }) => name.test(textContent?.trim() ?? ''));
    monthly().click();
    button(/^Continue to your/)?.click();
    const name = () => element.querySelector('[autocomplete="given-name"]');
    await waitUntil(() => name()?.checkVisibility(), 'the click was lost');
    button(/^Your gift/)?.click();
    await waitUntil(() => !name()?.checkVisibility(), 'the first step never came back');
    expect(monthly().checked, 'the choice counts').to.equal(true);
  });
});
