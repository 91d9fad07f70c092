/** W8.32: a chunk that has not loaded within this time has failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
const RETRY_DELAYS_MS = [1_000, 4_000];

/** The script of `tag` could not be loaded. The element shows its fallback, and its next use tries again. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(
    readonly tag: string,
    cause?: unknown,
  ) {
    super(`<${tag}> stays off: its script ${cause ? 'could not be loaded' : 'did not arrive within 120 s'}`, { cause });
  }
}

/**
 * Loads a tag's chunk. A failed import is retried after 1 and 4 seconds, within 120 seconds in total.
 * Rejects with a ChunkLoadError.
 */
export async function loadChunk(tag: string, load: () => Promise<unknown>): Promise<void> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new ChunkLoadError(tag)), CHUNK_TIMEOUT_MS);
  });
  const attempt = (tries: number): Promise<unknown> =>
    load().catch((cause) => {
      const delay = RETRY_DELAYS_MS[tries];
      if (!delay) throw new ChunkLoadError(tag, cause);
      return new Promise((resolve) => setTimeout(resolve, delay)).then(() => attempt(tries + 1));
    });
  await Promise.race([attempt(0), late]).finally(() => clearTimeout(timeout));
}
