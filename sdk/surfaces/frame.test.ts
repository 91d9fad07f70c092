import { expect } from '#testing/browser.ts';
import { renderOwnButton } from '../wallets/core/own-button.ts';
import { appendFrame, resizeFrame } from './frame.ts';

describe('what the library places in a merchant’s page', () => {
  let container: HTMLElement;
  let sheet: HTMLStyleElement;
  const size = (frame: HTMLIFrameElement) => [frame.offsetWidth, frame.offsetHeight];

  beforeEach(() => {
    sheet = document.head.appendChild(document.createElement('style'));
    container = document.body.appendChild(document.createElement('div'));
    container.style.cssText = 'all: initial; display: block; width: 480px';
  });
  afterEach(() => {
    sheet.remove();
    container.remove();
  });

  it('gives a frame its width and its height where the page unsets everything', () => {
    sheet.textContent = '* { all: unset }';
    const frame = appendFrame(container, 'about:blank', 'Form', 240);
    expect(size(frame)).to.deep.equal([480, 240]);
    resizeFrame(frame, 410, 'suggested');
    expect(size(frame), 'follows its content').to.deep.equal([480, 410]);
  });

  it('leaves the size of a frame to a sheet that sets one', () => {
    sheet.textContent = 'iframe { width: 50%; height: 100px }';
    const frame = appendFrame(container, 'about:blank', 'Form', 240);
    expect(size(frame)).to.deep.equal([240, 100]);
    resizeFrame(frame, 410, 'suggested');
    expect(size(frame)).to.deep.equal([240, 100]);
    expect(frame.hasAttribute('style'), 'no style that comes before every sheet').to.equal(false);
  });

  it('shows its own button over its full width where the page unsets everything', () => {
    sheet.textContent = '* { all: unset }';
    renderOwnButton(container, { label: 'Pay with Sim', mark: 'Sim', variant: 'dark', style: '' }, () => {});
    const host = container.lastElementChild as HTMLElement;
    const { display, position } = getComputedStyle(host);
    expect([display, position]).to.deep.equal(['block', 'relative']);
    expect(host.shadowRoot?.querySelector('button')?.offsetWidth).to.equal(480);
  });
});
