import { expect, it } from 'vitest';
import { FileMemory } from './file-memory.ts';

const bytes = (length: number) => async () => Buffer.alloc(length);

it('keeps what was used last, up to its bound', async () => {
  const memory = new FileMemory(100);
  await memory.read('a', '1', bytes(40));
  await memory.read('b', '1', bytes(40));
  await memory.read('a', '1', bytes(40));
  await memory.read('c', '1', bytes(40));
  expect(memory.bytes).toBe(80);
  let reads = 0;
  const count = async () => {
    reads += 1;
    return Buffer.alloc(40);
  };
  await memory.read('a', '1', count);
  expect(reads).toBe(0);
  await memory.read('b', '1', count);
  expect(reads).toBe(1);
});

it('reads a changed file again, and one that could not be read', async () => {
  const memory = new FileMemory(100);
  const fail = async () => {
    throw new Error('gone');
  };
  await expect(memory.read('a', '1', fail)).rejects.toThrow('gone');
  expect((await memory.read('a', '1', bytes(10))).length).toBe(10);
  expect((await memory.read('a', '2', bytes(20))).length).toBe(20);
  expect(memory.bytes).toBe(20);
});
