import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk-loader.ts';

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads once when all is well', async () => {
    const load = vi.fn(async () => {});
    await loadChunk('gift-cart', load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tries a failed import again after 1 s and after 4 s more', async () => {
    const load = vi.fn(async () => {});
    load.mockRejectedValueOnce(new TypeError('network')).mockRejectedValueOnce(new TypeError('network'));
    const loading = loadChunk('gift-cart', load);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(loading).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('names the block in a ChunkLoadError when every try failed [W8.33]', async () => {
    const cause = new TypeError('network');
    const loading = loadChunk('gift-cart', () => Promise.reject(cause)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    const error = await loading;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', tag: 'gift-cart', cause });
  });

  it('fails with ChunkLoadError at 120 s, not at 119 s [W8.32]', async () => {
    let failure: unknown;
    loadChunk('gift-cart', () => new Promise(() => {})).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ChunkLoadError' });
  });
});
