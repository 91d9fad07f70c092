import { afterEach, expect, it, vi } from 'vitest';
import { sessionId } from './session-id.ts';

afterEach(() => void vi.unstubAllGlobals());

const tab = (stored = new Map<string, string>()) => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
};

it('keeps what the tab has, and makes a UUID where it has none [C3.34] [C3.35]', () => {
  tab(new Map([['sessionId', 'known']]));
  expect(sessionId()).toBe('known');
  const stored = tab();
  const id = sessionId();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(stored.get('sessionId')).toBe(id);
  expect(sessionId()).toBe(id);
});

it('lives without a storage that the browser denies', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const id = sessionId();
  expect(id).toHaveLength(36);
  expect(sessionId()).toBe(id);
});
