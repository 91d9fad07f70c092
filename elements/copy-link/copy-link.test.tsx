import { type Clock, install } from '@sinonjs/fake-timers';
import { expect, nextFrame } from '#testing/browser.ts';
import './copy-link.tsx';
import { rendered } from '#parts/testing/settle-fixture.ts';

const place = (html: string) => {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector('copy-link') as HTMLElement;
};
const inside = <Found extends HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<Found>(selector);
const status = (element: Element) => inside(element, '[role="status"]');

/** Waits for React's pending renders. */
describe('copy-link', () => {
  let clock: Clock;
  let clipboard: string[] = [];
  let response: () => Promise<void>;
  const events: unknown[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);
  const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

  async function click(element: Element) {
    inside(element, 'button')?.click();
    await rendered();
    await rendered();
  }

  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    clipboard = [];
    response = async () => {};
    setClipboard({
      async writeText(text: string) {
        await response();
        clipboard.push(text);
      },
    });
    document.addEventListener('link-copy', listen);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    clock.uninstall();
    Reflect.deleteProperty(navigator, 'clipboard');
    document.removeEventListener('link-copy', listen);
    events.length = 0;
  });

  it('copies its own link, made absolute [W2.78]', async () => {
    const element = place('<copy-link url="/petition?a=1&amp;b=2"></copy-link>');
    await click(element);
    expect(clipboard).to.deep.equal([`${location.origin}/petition?a=1&b=2`]);
    expect(events).to.deep.equal([{ url: `${location.origin}/petition?a=1&b=2`, copied: true }]);
  });

  it('reports a copied link to the tag manager, which has 10 s [W7.37] [W9.10]', async () => {
    const page = window as { dataLayer?: Record<string, unknown>[] };
    page.dataLayer = [];
    const element = place('<copy-link url="/petition?code=secret"></copy-link>');
    await click(element);
    response = () => Promise.reject(new Error('refused'));
    await click(element);
    expect(page.dataLayer.map(({ eventCallback: _, ...entry }) => entry)).to.deep.equal([
      { event: 'GAevent', event_category: 'share', event_action: 'copy_link', eventTimeout: 10_000 },
    ]);
    delete page.dataLayer;
  });

  it('copies the address of the page as it is at the click, when it has no link of its own [W2.80] [W2.78]', async () => {
    const before = location.href;
    const element = place('<copy-link></copy-link>');
    history.replaceState(null, '', '#later');
    await click(element);
    expect(clipboard).to.deep.equal([`${before}#later`]);
    history.replaceState(null, '', before);
  });

  it('shows and announces a toast, in a region that existed before [W2.79]', async () => {
    const element = place('<copy-link></copy-link>');
    const region = status(element);
    expect(region?.textContent).to.equal('');
    await click(element);
    expect(status(element)).to.equal(region);
    expect(region?.textContent).to.equal('Link copied');
    const { width, bottom } = (inside(element, '.haven-toast') as HTMLElement).getBoundingClientRect();
    expect(width).to.be.above(0);
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('shows "Link copied" for 3 seconds [W2.80]', async () => {
    const element = place('<copy-link></copy-link>');
    await click(element);
    clock.tick(2999);
    await rendered();
    expect(status(element)?.textContent).to.equal('Link copied');
    clock.tick(1);
    await rendered();
    await rendered();
    expect(status(element)?.textContent).to.equal('');
    expect(clock.countTimers()).to.equal(0);
  });

  it('uses the texts and the time that the author sets', async () => {
    const element = place('<copy-link label="Share" message="Copied: thank you" toast-duration="8000"></copy-link>');
    expect(inside(element, 'button')?.textContent).to.equal('Share');
    await click(element);
    clock.tick(7999);
    await rendered();
    expect(status(element)?.textContent).to.equal('Copied: thank you');
  });

  it('announces nothing before the browser has copied', async () => {
    let copied = () => {};
    response = () => new Promise((resolve) => (copied = resolve));
    const element = place('<copy-link></copy-link>');
    await click(element);
    expect(status(element)?.textContent).to.equal('');
    copied();
    await rendered();
    await rendered();
    expect(status(element)?.textContent).to.equal('Link copied');
  });

  it('shows the link, selected and focused, when the browser refuses to copy', async () => {
    response = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const element = place('<copy-link url="https://haven.example/petition"></copy-link>');
    await click(element);
    const field = inside<HTMLInputElement>(element, 'input') as HTMLInputElement;
    expect(element.shadowRoot?.activeElement).to.equal(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).to.equal(
      'https://haven.example/petition',
    );
    expect(field.readOnly).to.equal(true);
    expect(field.labels?.[0]?.textContent).to.contain('did not copy');
    expect(status(element)?.textContent).to.equal('');
    expect(events).to.deep.equal([{ url: 'https://haven.example/petition', copied: false }]);
    response = async () => {};
    await click(element);
    expect(inside(element, 'input')).to.equal(null);
    expect(status(element)?.textContent).to.equal('Link copied');
  });

  it('is accessible with the link shown', async () => {
    setClipboard(undefined);
    const element = place('<copy-link url="https://haven.example/"></copy-link>');
    await click(element);
    // The checker waits with real timers.
    clock.uninstall();
    await expect(element).to.be.accessible();
  });

  it('shows the link where there is no clipboard at all', async () => {
    setClipboard(undefined);
    const element = place('<copy-link url="https://haven.example/"></copy-link>');
    await click(element);
    expect(inside<HTMLInputElement>(element, 'input')?.value).to.equal('https://haven.example/');
  });

  for (const url of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x']) {
    it(`keeps the author’s text and warns for the link ${url}`, () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      const element = place(`<copy-link url="${url}">no</copy-link>`);
      console.warn = warn;
      expect(warnings[0]).to.match(/<copy-link> .*"url": write an http or https address/);
      expect(inside(element, 'button')).to.equal(null);
    });
  }
});
