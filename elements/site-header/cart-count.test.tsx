import { shareCartCount } from '#rules/shop/cart-count.ts';
import { expect, waitUntil } from '#testing/browser.ts';
import './site-header.tsx';

const markup = (count: number, cart: string) =>
  `<site-header><a slot="brand" href="#top">Haven</a><div slot="actions"><a href="${cart}">Cart <span data-cart-count>${count}</span></a></div></site-header>`;

/** A frame that shares the storage, like another tab of the same site. */
async function openTab(count: number, cart = '/cart'): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.src = '/elements/site-header/site-header.css';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const other = frame.contentDocument as Document;
  other.body.replaceChildren();
  other.body.insertAdjacentHTML('afterbegin', `<a href="${cart}"><span data-cart-count>${count}</span></a>`);
  return frame;
}

describe('site-header: the count of the cart', () => {
  let page: HTMLElement;
  const shown = () => page.querySelector('[data-cart-count]')?.textContent;
  const place = async (count: number, cart = '/cart') => {
    page = document.createElement('div');
    page.innerHTML = markup(count, cart);
    document.body.append(page);
    // A newly loaded page shares its count; from then on it follows the other tabs.
    await waitUntil(() => localStorage.getItem(`haven-cart-count:${cart}`)?.endsWith(` ${count}`));
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    page.remove();
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
    localStorage.clear();
  });

  it('follows another tab without a reload', async () => {
    await place(1);
    const other = (await openTab(0)).contentDocument as Document;
    shareCartCount(other, 4);
    await waitUntil(() => shown() === '4');
    shareCartCount(other, 3);
    await waitUntil(() => shown() === '3');
  });

  it('of another country stays as it is', async () => {
    await place(1);
    const nz = (await openTab(0, '/nz/cart')).contentDocument as Document;
    const au = (await openTab(0)).contentDocument as Document;
    shareCartCount(nz, 9);
    shareCartCount(au, 2);
    await waitUntil(() => shown() === '2');
  });

  it('is the count of the other tabs when the page comes back from the back-forward cache', async () => {
    await place(1);
    localStorage.setItem('haven-cart-count:/cart', `${Date.now() + 1} 5`);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(shown()).to.equal('1');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).to.equal('5');
  });

  it('that the server has just sent is sent to the other tabs, and never replaced by an older one', async () => {
    localStorage.setItem('haven-cart-count:/cart', '5 7');
    await place(2);
    expect(shown()).to.equal('2');
    expect(localStorage.getItem('haven-cart-count:/cart')).to.match(/^\d{12,}(\.\d+)? 2$/);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).to.equal('2');
  });

  it('listens no more once the header is gone', async () => {
    await place(1);
    const count = page.querySelector('[data-cart-count]') as HTMLElement;
    page.querySelector('site-header')?.remove();
    // A moved element keeps its listeners, so they are removed a task later.
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(count);
    localStorage.setItem('haven-cart-count:', `${Date.now() + 1} 8`);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(count.textContent).to.equal('1');
    count.remove();
  });
});
