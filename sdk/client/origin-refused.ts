/** Milliseconds for which an answer counts: an outage must not double what a page asks for. */
export const PROBE_AGAIN = 120_000;
/** Milliseconds until a server that says nothing counts as out of reach. */
const PROBE_TIMEOUT = 5000;

const probes = new Map<string, readonly [at: number, isThere: Promise<boolean>]>();

/** Whether the server answers at all; `no-cors` shows a page nothing but that. */
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
 * True when a call failed although its server answers: then the server does not let this page's origin read it. A browser
 * tells scripts of both faults in the same words.
 */
export async function isOriginRefused(address: string): Promise<boolean> {
  const page = globalThis.document && globalThis.location?.origin;
  const { origin } = new URL(address, page || undefined);
  if (!page || origin === page || navigator.onLine === false) return false;
  const now = Date.now();
  let probe = probes.get(origin);
  if (!probe || now - probe[0] >= PROBE_AGAIN) {
    probe = [now, isThere(origin)];
    probes.set(origin, probe);
  }
  return probe[1];
}
