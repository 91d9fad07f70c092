import { expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

it('makes random UUIDs of version 4, each another', () => {
  const ids = Array.from({ length: 100 }, () => randomId());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  [0, '00000000-0000-4000-8000-000000000000'],
  [15, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [22, '66666666-6666-4666-a666-666666666666'],
])('uses the whole range of each digit: of bytes %i, %s', (byte, id) => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(byte);
    return bytes;
  });
  expect(randomId()).toBe(id);
  random.mockRestore();
});
