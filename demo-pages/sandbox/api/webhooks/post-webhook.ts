const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/** The result of an attempt: whether the endpoint has the message, and its status or the kind of fault. */
export interface PostResult {
  isDelivered: boolean;
  result: string;
}

// Reading the response to its end lets the connection be used again; a long one is cut off.
async function readSome(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    size += value?.byteLength ?? 0;
    if (done) return;
    if (size >= MOST_BYTES) return reader.cancel();
  }
}

/**
 * Posts a message once: no redirect is followed, and after ten seconds the attempt is over. Never throws; only a 2xx
 * means that the endpoint has the message.
 */
export async function postWebhook(
  fetch: typeof globalThis.fetch,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<PostResult> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: ending.signal });
    await readSome(response);
    return { isDelivered: response.ok, result: String(response.status) };
  } catch (error) {
    // Only the kind: a message may quote the address or the body.
    return { isDelivered: false, result: ending.signal.aborted ? 'timeout' : faultOf(error as Error) };
  } finally {
    clearTimeout(timer);
  }
}

function faultOf({ name, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : name;
}
