import { sendKeys } from '@web/test-runner-commands';
import { tinyFilm } from '#parts/testing/film-fixture.ts';
import { expect, nextFrame, oneEvent } from '#testing/browser.ts';
import './video-modal.tsx';

function place(opener = '<a href="/film"><b>Watch Dawn</b></a>'): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<video-modal label="Dawn" src="${tinyFilm}">${opener}</video-modal>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}
const dialog = (modal: HTMLElement) => modal.shadowRoot?.querySelector('dialog');
const click = async (target: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  // A test page must not follow a link that the element does not handle.
  window.addEventListener('click', (late) => !late.defaultPrevented && late.preventDefault(), { once: true });
  let taken = false;
  document.addEventListener('click', (late) => (taken = late.defaultPrevented), { once: true });
  target.dispatchEvent(event);
  await nextFrame();
  return taken;
};

describe('video-modal', () => {
  afterEach(() => document.body.replaceChildren());

  it('opens from the author’s link instead of following it [W2.21]', async () => {
    const modal = place();
    expect(await click(modal.querySelector('b') as Element)).to.equal(true);
    expect(dialog(modal)?.matches(':modal')).to.equal(true);
    expect(dialog(modal)?.querySelector('video')?.src).to.equal(tinyFilm);
  });

  it('leaves the link alone for a new tab', async () => {
    const modal = place();
    expect(await click(modal.querySelector('a') as Element, { ctrlKey: true })).to.equal(false);
    expect(dialog(modal)).to.equal(null);
  });

  it('opens from the author’s button, and from its own when there is none', async () => {
    const given = place('<p>Six minutes</p><button type="button">Watch</button>');
    await click(given.querySelector('p') as Element);
    expect(dialog(given)).to.equal(null);
    await click(given.querySelector('button') as Element);
    expect(dialog(given)?.open).to.equal(true);
    const own = place('');
    const opener = own.shadowRoot?.querySelector('button') as HTMLElement;
    expect(opener.textContent).to.equal('Play film: Dawn');
    await click(opener);
    expect(dialog(own)?.open).to.equal(true);
  });

  it('is gone when closed, its film stopped, the focus back on the link [W2.22] [W2.23]', async () => {
    const modal = place();
    const link = modal.querySelector('a') as HTMLElement;
    link.focus();
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    const video = dialog(modal)?.querySelector('video') as HTMLVideoElement;
    const end = oneEvent(modal, 'video-end');
    await sendKeys({ press: 'Escape' });
    await end;
    expect(dialog(modal)).to.equal(null);
    expect(video.paused).to.equal(true);
    expect(document.activeElement).to.equal(link);
  });

  it('keeps the focus inside while it is open [W2.23]', async () => {
    const modal = place();
    await click(modal.querySelector('a') as Element);
    for (let clicks = 0; clicks < 12; clicks += 1) {
      await sendKeys({ press: 'Tab' });
      expect(modal.querySelector('a')?.matches(':focus')).to.equal(false);
    }
  });

  it('does not open by a click in its own dialog', async () => {
    const modal = place();
    await click(modal.querySelector('a') as Element);
    const end = oneEvent(modal, 'video-end');
    await click(dialog(modal)?.querySelector('[part=close-button]') as Element);
    await end;
    await nextFrame();
    expect(dialog(modal)).to.equal(null);
  });
});
