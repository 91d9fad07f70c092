/** Milliseconds for which a result is cached, so that an outage does not double the page's requests. */
export const PROBE_AGAIN = 120_000;
/** Milliseconds until a server that does not respond counts as unreachable. */
const PROBE_TIMEOUT = 5000;

const probes = new Map<string, readonly [at: number, isThere: Promise<boolean>]>();

/** True if the server responds at all; a `no-cors` request shows nothing more. */
async function isThere(origin: string): Promise<boolean> {
  const stopper = new AbortController();
  const timer = setTimeout(() => stopper.abort(), PROBE_TIMEOUT);
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: stopper.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * True if a call failed although its server responds: then the server does not allow this page's origin to read it.
 * Browsers report both failures to scripts with the same error.
 */
export async function isOriginRefused(origin: string): Promise<boolean> {
  const page = globalThis.document && location.origin;
  if (!page || origin === page || navigator.onLine === false) return false;
  const now = Date.now();
  let probe = probes.get(origin);
  if (!probe || now - probe[0] >= PROBE_AGAIN) {
    probe = [now, isThere(origin)];
    probes.set(origin, probe);
  }
  return probe[1];
}
