import { tags } from 'virtual:haven-tags';
import { expect, idleTime, nextFrame, waitUntil } from '#testing/browser.ts';
import '../../autoload.ts';

/** The tags whose scripts were asked for, in order. */
const asked: string[] = [];
let arrive: (() => void)[] = [];
let count = 0;

/** A new tag, whose script comes when `arrive` is called. */
function newTag(name: string): string {
  count += 1;
  const tag = `idle-${name}-${count}`;
  tags[tag] = () => {
    asked.push(name);
    return new Promise<void>((resolve) => {
      arrive.push(() => {
        if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {});
        resolve();
      });
    });
  };
  return tag;
}

/** An element of a new tag, so far (px) below the top of the page. */
function place(name: string, top: number, attributes = 'data-haven-drawn'): HTMLElement {
  const tag = newTag(name);
  const box = document.createElement('div');
  box.style.cssText = `position: absolute; inset-block-start: ${top}px`;
  box.innerHTML = `<${tag} ${attributes} style="display: block; block-size: 10px">${name}</${tag}>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

/** The browser had time for everything. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await idleTime();
    await nextFrame();
  }
}

const state = (readyState: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });

describe('a page that nobody touches', () => {
  beforeEach(() => state('interactive'));
  afterEach(async () => {
    // What has not been asked for yet.
    document.body.replaceChildren();
    for (const define of arrive) define();
    Reflect.deleteProperty(document, 'readyState');
    sessionStorage.clear();
    await idle();
    asked.length = 0;
    arrive = [];
  });

  it('loads nothing that is deferred before it has loaded, and then all by itself, nearest first', async () => {
    const screen = innerHeight;
    place('last', 5 * screen);
    place('far', 3 * screen, 'data-haven-waits');
    place('below', 1.5 * screen);
    place('seen', 100);
    await idle();
    expect(asked, 'before the page has loaded').to.deep.equal([]);
    state('complete');
    dispatchEvent(new Event('load'));
    await waitUntil(() => asked.length > 0, 'never loaded');
    await idle();
    expect(asked, 'within a screen’s height').to.deep.equal(['seen', 'below']);
    for (const define of arrive) define();
    await waitUntil(() => asked.length > 2, 'the others were never loaded');
    expect(asked).to.deep.equal(['seen', 'below', 'far', 'last']);
  });

  it('counts from what is in sight, wherever the visitor has scrolled', async () => {
    place('top', 0);
    place('end', 6 * innerHeight);
    scrollTo(0, 6 * innerHeight);
    state('complete');
    dispatchEvent(new Event('load'));
    await waitUntil(() => asked.length > 0, 'never loaded');
    expect(asked).to.deep.equal(['end']);
  });

  it('loads at once what the server or the author asks for, and what the session remembers', () => {
    place('field', 0, 'data-haven-drawn="now"');
    place('eager', 0, 'data-haven-drawn loading="eager"');
    place('plain', 0);
    sessionStorage.setItem(`haven-remembered idle-banner-${count + 1} elsewhere`, 'closed');
    place('banner', 0, 'data-haven-waits');
    // The autoloader hears of new elements in a microtask.
    return Promise.resolve().then(() => expect(asked).to.deep.equal(['field', 'eager', 'banner']));
  });

  it('loads what nothing stands for without waiting for its pictures', async () => {
    place('empty', 0, '');
    await waitUntil(() => asked.length > 0, 'never loaded');
    expect(asked).to.deep.equal(['empty']);
  });

  it('loads at once what somebody uses', async () => {
    const used = place('used', 3000);
    place('other', 0);
    used.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(asked).to.deep.equal(['used']);
    await idle();
    expect(asked).to.deep.equal(['used']);
  });

  it('loads a tag in the view of another one after it', async () => {
    const outer = place('outer', 0);
    const inner = newTag('inner');
    outer.innerHTML = `<div slot="haven-view"><${inner} data-haven-drawn="now">in it</${inner}></div>`;
    state('complete');
    dispatchEvent(new Event('load'));
    await waitUntil(() => asked.length > 0, 'never loaded');
    await idle();
    expect(asked).to.deep.equal(['outer']);
    arrive[0]?.();
    await waitUntil(() => asked.length > 1, 'the inner one was never loaded');
    expect(asked).to.deep.equal(['outer', 'inner']);
  });
});
