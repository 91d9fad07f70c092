import { expect, it, vi } from 'vitest';
import { refusesLoad } from './refuses-load.ts';

it('refuses to load after destroy(), and warns of it once for each object', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [one, other] = [new AbortController(), new AbortController()];
  expect([refusesLoad(one.signal), warn.mock.calls.length]).toEqual([false, 0]);
  one.abort();
  other.abort();
  expect([one, one, other].map(({ signal }) => refusesLoad(signal))).toEqual([true, true, true]);
  expect(warn.mock.calls).toEqual(Array(2).fill(['load() after destroy() does nothing: make a new object.']));
  warn.mockRestore();
});
