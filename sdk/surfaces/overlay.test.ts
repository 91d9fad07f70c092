import FakeTimers from '@sinonjs/fake-timers';
import { expect } from '#testing/browser.ts';
import {
  createOverlay,
  OVERLAY_DELAY,
  OVERLAY_DESCRIPTION,
  OVERLAY_FADE,
  OVERLAY_ORDER,
  OVERLAY_TITLE,
  type Overlay,
} from './overlay.ts';
import { createSpinner, SPINNER_STYLE, toggleSpinner } from './spinner.ts';

const rendered = () => {
  const hosts = [...document.body.children].filter((child) => child.shadowRoot?.querySelector('dialog'));
  return hosts.map((host) => host.shadowRoot?.querySelector('dialog') as HTMLDialogElement);
};
const dialog = () => rendered()[0] as HTMLDialogElement;
const button = (name: string) =>
  [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === name);
const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

const BRAND = { name: 'Our Pay' };

/** After the fade: one loader and one logo, inside the window and not covered by anything. */
function expectLoaderAndLogo(root: HTMLDialogElement): void {
  for (const fade of root.getAnimations()) fade.finish();
  for (const part of ['.spinner', '.logo']) {
    const [one, ...more] = root.querySelectorAll(part);
    expect(more, `[S2.24] one ${part}`).to.eql([]);
    const { x, y, width, height } = (one as Element).getBoundingClientRect();
    expect(Math.min(width, height), `[S2.24] ${part} has a size`).to.be.at.least(20);
    const isSeen = one?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    expect(isSeen, `[S2.24] ${part} is not hidden`).to.equal(true);
    const topmost = (root.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
    expect(topmost, `[S2.24] ${part} is not covered or outside the window`).to.equal(one);
  }
  const logo = root.querySelector('.logo') as Element;
  expect(logo.textContent, '[S2.24] [S2.32] the provider’s logo').to.equal('Our Pay');
  expect(getComputedStyle(logo).color, '[S2.24] the logo is white on the dark cover').to.equal('rgb(255, 255, 255)');
}

describe('the checkout overlay', () => {
  let clock: ReturnType<typeof FakeTimers.install>;
  let clicks: string[];
  let overlay: Overlay;
  const withPopup = (title = OVERLAY_TITLE, description = OVERLAY_DESCRIPTION) =>
    createOverlay(BRAND, {
      title,
      description,
      onContinue: () => clicks.push('continue'),
      onClose: () => clicks.push('close'),
    });
  const shown = (made: Overlay) => {
    overlay = made;
    overlay.show();
    clock.tick(OVERLAY_DELAY);
    return dialog();
  };

  beforeEach(() => {
    clicks = [];
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    overlay.hide();
    clock.tick(1000);
    clock.uninstall();
    expect(rendered()).to.have.length(0);
  });

  it('is visible 5 ms after it was asked for [S2.31] [S9.04]', () => {
    overlay = withPopup();
    overlay.show();
    clock.tick(4);
    expect(rendered()).to.have.length(0);
    clock.tick(1);
    expect(dialog().checkVisibility()).to.equal(true);
    expect([OVERLAY_DELAY, OVERLAY_FADE, OVERLAY_ORDER]).to.eql([5, 0.7, 2147483647]);
  });

  it('covers the window, above everything, and fades for 0.7 s [S2.23] [S2.29] [S2.30]', () => {
    const style = getComputedStyle(shown(withPopup()));
    expect(style.zIndex).to.equal('2147483647');
    expect(style.transitionDuration).to.equal('0.7s');
    expect(style.position).to.equal('fixed');
    document.body.style.height = '5000px';
    window.scrollTo(0, 300);
    const { x, y, width, height } = dialog().getBoundingClientRect();
    expect([x, y, width, height]).to.eql([0, 0, document.documentElement.clientWidth, window.innerHeight]);
    document.body.style.height = '';
    overlay.hide();
    expect(rendered()).to.have.length(1);
    clock.tick(699);
    expect(rendered()).to.have.length(1);
    clock.tick(1);
    expect(rendered()).to.have.length(0);
  });

  it('shows loader, logo, title, description and two controls where popups are supported', () => {
    const root = shown(withPopup());
    expectLoaderAndLogo(root);
    expect(textsOf(root, 'h2'), '[S2.25] [S2.32] the title').to.eql(['Secure checkout']);
    expect(textsOf(root, 'p'), '[S2.26] the description').to.eql([
      "Don't see the secure checkout browser? We'll help you re-launch the window to complete your purchase",
    ]);
    button('Continue')?.click();
    expect(clicks, '[S2.27] Continue is there and acts').to.eql(['continue']);
    button('Close')?.click();
    expect(clicks, '[S2.28] Close is there and acts').to.eql(['continue', 'close']);
  });

  it('shows the provider’s picture where it has one [S2.24] [S2.32]', () => {
    const root = shown(createOverlay({ ...BRAND, logo: '/logo.svg' }));
    const picture = root.querySelector<HTMLImageElement>('.logo img');
    expect([picture?.alt, picture?.getAttribute('src'), root.querySelector('.logo')?.textContent]).to.eql([
      'Our Pay',
      '/logo.svg',
      '',
    ]);
  });

  it('shows loader and logo only where they are not', () => {
    const root = shown(createOverlay(BRAND));
    expectLoaderAndLogo(root);
    expect(textsOf(root, 'h1, h2, h3'), '[S2.25] no title').to.eql([]);
    expect(root.textContent, '[S2.26] no description').to.equal('Our Pay');
    expect(button('Continue'), '[S2.27] no Continue').to.equal(undefined);
    expect(button('Close'), '[S2.28] no Close').to.equal(undefined);
    expect(root.querySelectorAll('a, button'), 'nothing to click').to.have.length(0);
  });

  it('takes the merchant’s texts, as text', () => {
    const root = shown(withPopup('<b>Mine</b>', 'My words'));
    expect(root.querySelector('h2')?.textContent).to.equal('<b>Mine</b>');
    expect(root.querySelector('p')?.textContent).to.equal('My words');
    expect(root.getAttribute('aria-label')).to.equal('<b>Mine</b>');
  });

  it('is a modal dialog: focus goes in, stays in and comes back', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const root = shown(withPopup());
    expect(root.matches(':modal')).to.equal(true);
    expect((root.getRootNode() as ShadowRoot).activeElement).to.equal(button('Continue'));
    before.focus();
    expect(document.activeElement).not.to.equal(before);
    overlay.hide();
    expect(document.activeElement).to.equal(before);
    before.remove();
    shown(withPopup());
    overlay.hide();
    expect(document.activeElement, 'nothing had it before').to.equal(document.body);
  });

  it('closes by Escape, but not while work is under way', () => {
    const root = shown(withPopup());
    const pressEscape = () => root.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(pressEscape()).to.equal(false);
    expect(clicks).to.eql(['close']);
    overlay.load();
    expect(pressEscape()).to.equal(false);
    expect(clicks).to.eql(['close']);
  });

  it('loads at once, with nothing to click and focus inside', () => {
    overlay = withPopup();
    overlay.show();
    overlay.load();
    expect(dialog().checkVisibility()).to.equal(true);
    expect(dialog().querySelectorAll('button')).to.have.length(0);
    expect(dialog().matches(':focus')).to.equal(true);
    clock.tick(5);
    expect(rendered()).to.have.length(1);
  });

  it('passes the accessibility checks', async () => {
    const root = shown(withPopup());
    clock.uninstall();
    // Contrast is measured after the fade.
    for (const fade of root.getAnimations()) fade.finish();
    await expect(root).to.be.accessible();
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  });
});

it('a spinner hides and shows by a class and stays in the page [S2.22]', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPINNER_STYLE);
  root.adoptedStyleSheets = [sheet];
  const spinner = root.appendChild(createSpinner());
  const state = () => [spinner.classList.contains('hidden'), spinner.checkVisibility(), spinner.isConnected];
  expect(state()).to.eql([false, true, true]);
  toggleSpinner(spinner, false);
  expect(state()).to.eql([true, false, true]);
  toggleSpinner(spinner, true);
  expect(state()).to.eql([false, true, true]);
  root.host.remove();
});
