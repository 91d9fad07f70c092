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
export function loadChunk(tag: string, load: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new ChunkLoadError(tag)), CHUNK_TIMEOUT_MS);
    const attempt = (tries: number): void => {
      load().then(
        () => {
          clearTimeout(timeout);
          resolve();
        },
        (cause) => {
          const delay = RETRY_DELAYS_MS[tries];
          if (delay) setTimeout(attempt, delay, tries + 1);
          else {
            clearTimeout(timeout);
            reject(new ChunkLoadError(tag, cause));
          }
        },
      );
    };
    attempt(0);
  });
}
