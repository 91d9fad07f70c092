import { expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const bytes = (length: number) => async () => Buffer.alloc(length);

it('keeps what was used last, up to its bound', async () => {
  const cache = new VersionedCache<Buffer>(100);
  await cache.read('a', '1', bytes(40));
  await cache.read('b', '1', bytes(40));
  await cache.read('a', '1', bytes(40));
  await cache.read('c', '1', bytes(40));
  expect(cache.bytes).toBe(80);
  let reads = 0;
  const count = async () => {
    reads += 1;
    return Buffer.alloc(40);
  };
  await cache.read('a', '1', count);
  expect(reads).toBe(0);
  await cache.read('b', '1', count);
  expect(reads).toBe(1);
});

it('loads a changed value again, and one that could not be loaded', async () => {
  const cache = new VersionedCache<Buffer>(100);
  const fail = async () => {
    throw new Error('gone');
  };
  await expect(cache.read('a', '1', fail)).rejects.toThrow('gone');
  expect((await cache.read('a', '1', bytes(10))).length).toBe(10);
  expect((await cache.read('a', '2', bytes(20))).length).toBe(20);
  expect(cache.bytes).toBe(20);
});

it('loads a value once for all who ask meanwhile, and does not store that there is none', async () => {
  const cache = new VersionedCache<Buffer | undefined>(100);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads === 1 ? undefined : Buffer.alloc(10);
  };
  expect(await Promise.all([cache.read('a', '1', load), cache.read('a', '1', load)])).toEqual([undefined, undefined]);
  expect([loads, cache.has('a', '1')]).toEqual([1, false]);
  expect([(await cache.read('a', '1', load))?.length, cache.has('a', '1'), cache.has('a', '2')]).toEqual([
    10,
    true,
    false,
  ]);
});
