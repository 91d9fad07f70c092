/**
 * The site's clock beside the sandbox: the machine's, and ahead of it by what somebody moved the sandbox's clock, so
 * that monthly gifts become due when a person moves it.
 */
export function createSandboxTime({
  providerOrigin,
  fetch,
}: {
  providerOrigin: string;
  fetch: typeof globalThis.fetch;
}): {
  /** Epoch ms. */
  now(): number;
  /** Reads how far the sandbox's clock was moved. @throws Error when the sandbox does not answer. */
  refresh(): Promise<void>;
} {
  let offsetMs = 0;
  return {
    now: () => Date.now() + offsetMs,
    async refresh() {
      const response = await fetch(new URL('/v1/clock', providerOrigin), { signal: AbortSignal.timeout(5_000) });
      const body = (await response.json()) as { resource?: { data?: { offset_ms?: unknown } } };
      const offset = body.resource?.data?.offset_ms;
      // Never back: what was due stays due.
      if (typeof offset === 'number') offsetMs = Math.max(offsetMs, offset);
    },
  };
}
