import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCartCount, shareCartCount } from './cart-count.ts';

const NAME = 'haven-cart-count:/cart';
const LOADED = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ now: LOADED, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The used part of a page: one place with a count, in a link to the cart, and storage that tabs share. */
function openPage({
  text = '2',
  type = 'navigate',
  link = { pathname: '/cart' } as object | null,
  storage = new Map<string, string>(),
} = {}) {
  const place = { textContent: text, closest: (selector: string) => (selector === 'a' ? link : undefined) };
  const view = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    },
    performance: {
      timeOrigin: LOADED - 10,
      getEntriesByType: (kind: string) => (kind === 'navigation' && type ? [{ type, responseStart: 10 }] : []),
    },
  });
  const page = {
    defaultView: view as object | null,
    querySelector: (selector: string) => (selector === '[data-cart-count]' ? place : null),
    querySelectorAll: () => [place],
  };
  const happen = (name: string, fields: object) => view.dispatchEvent(Object.assign(new Event(name), fields));
  return { page: page as never as Document, place, storage, view, happen };
}

describe('a count that the server has just sent', () => {
  it('shows here and is stored with its time for the other tabs', () => {
    const { page, place, storage } = openPage();
    shareCartCount(page, 5);
    expect(place.textContent).toBe('5');
    expect([...storage]).toEqual([[NAME, `${LOADED} 5`]]);
  });

  it('never replaces a later one, and is no number only on this page', () => {
    const { page, place, storage } = openPage();
    storage.set(NAME, `${LOADED} 7`);
    shareCartCount(page, 5);
    expect([place.textContent, storage.get(NAME)]).toEqual(['5', `${LOADED} 7`]);
    storage.set(NAME, `${LOADED - 1} 7`);
    shareCartCount(page, Number.NaN);
    expect([place.textContent, storage.get(NAME)]).toEqual(['0', `${LOADED - 1} 7`]);
    shareCartCount(page, 6);
    expect(storage.get(NAME)).toBe(`${LOADED} 6`);
  });

  it('has a name of its own for each country’s cart', () => {
    const nz = openPage({ link: { pathname: '/nz/cart' } });
    shareCartCount(nz.page, 1);
    const bare = openPage({ link: null });
    shareCartCount(bare.page, 1);
    expect([...nz.storage.keys(), ...bare.storage.keys()]).toEqual(['haven-cart-count:/nz/cart', 'haven-cart-count:']);
  });

  it('is right on this page where storage is refused', () => {
    const { page, place, view } = openPage();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(view, { localStorage: { getItem: refuse, setItem: refuse } });
    expect(() => shareCartCount(page, 5)).not.toThrow();
    expect(place.textContent).toBe('5');
    expect(() => followCartCount(page)()).not.toThrow();
  });
});

describe('a page that follows', () => {
  it('sends its own count when it was just loaded, with the time of the response', () => {
    const { page, storage } = openPage();
    followCartCount(page);
    expect(storage.get(NAME)).toBe(`${LOADED} 2`);
  });

  it('shows what the other tabs know where all visitors share the page, and tells nothing', () => {
    const { page, place, storage } = openPage({ text: '' });
    followCartCount(page);
    expect([place.textContent, storage.size]).toEqual(['', 0]);
    storage.set(NAME, `${LOADED - 1000} 3`);
    followCartCount(page);
    expect(place.textContent).toBe('3');
  });

  it.each(['back_forward', ''])('tells nothing of a copy out of the cache (%j), and takes what is known', (type) => {
    const { page, place, storage } = openPage({ type });
    followCartCount(page);
    expect(storage.size).toBe(0);
    storage.set(NAME, '1 9');
    followCartCount(page);
    expect(place.textContent).toBe('9');
  });

  it('uses a later count from another tab, only of its own cart', () => {
    const { page, place, storage, happen } = openPage();
    followCartCount(page);
    storage.set(NAME, `${LOADED + 1} 4`);
    happen('storage', { key: 'haven-cart-count:/nz/cart' });
    expect(place.textContent).toBe('2');
    happen('storage', { key: NAME });
    expect(place.textContent).toBe('4');
    storage.set(NAME, `${LOADED + 1} 8`);
    happen('storage', { key: NAME });
    expect(place.textContent).toBe('4');
    storage.set(NAME, `${LOADED + 2} 0`);
    happen('storage', { key: NAME });
    expect(place.textContent).toBe('0');
  });

  it.each(['', 'x y', '5', '0 5'])('is not moved by %j in storage', (text) => {
    const { page, place, storage } = openPage({ type: 'back_forward' });
    storage.set(NAME, text);
    followCartCount(page);
    expect(place.textContent).toBe('2');
  });

  it('looks again when it comes back from the back-forward cache, and only then', () => {
    const { page, place, storage, happen } = openPage();
    followCartCount(page);
    storage.set(NAME, `${LOADED + 1} 4`);
    happen('pageshow', { persisted: false });
    expect(place.textContent).toBe('2');
    happen('pageshow', { persisted: true });
    expect(place.textContent).toBe('4');
  });

  it('stops when it is stopped', () => {
    const { page, place, storage, happen } = openPage();
    const stop = followCartCount(page);
    stop();
    storage.set(NAME, `${LOADED + 1} 4`);
    happen('storage', { key: NAME });
    happen('pageshow', { persisted: true });
    expect(place.textContent).toBe('2');
  });

  it('does nothing without a window or a place', () => {
    const { page, storage } = openPage();
    expect(() => followCartCount({ ...page, defaultView: null })()).not.toThrow();
    followCartCount({ ...page, querySelector: () => null } as never as Document);
    expect(storage.size).toBe(0);
  });
});
