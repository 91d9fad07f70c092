import { expect, it, vi } from 'vitest';
import { Store } from './store.ts';

it('gives each listener the new value and the one before, once a change', () => {
  const store = new Store({ a: 1, b: 'x' });
  const before = store.get();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ a: 2 });
  expect(store.get()).toEqual({ a: 2, b: 'x' });
  expect(before).toEqual({ a: 1, b: 'x' });
  expect(listener.mock.calls).toEqual([[store.get(), before]]);
});

it('notifies nobody about a change that changes nothing', () => {
  const store = new Store({ a: 1, b: 'x' });
  const before = store.get();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ a: 1 });
  store.set({});
  expect(store.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  store.set({ a: 1, b: 'y' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('lets a listener leave, also while the others are notified', () => {
  const store = new Store({ a: 1 });
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = store.subscribe(() => {
    first();
    leave();
  });
  store.subscribe(second);
  store.set({ a: 2 });
  store.set({ a: 3 });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  // A listener that is added during a change runs at the next one.
  const late = vi.fn();
  store.subscribe(() => store.subscribe(late));
  store.set({ a: 4 });
  expect(late).not.toHaveBeenCalled();
});
