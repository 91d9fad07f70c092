import type { VendorPage } from './vendor-names.ts';

const SOON_MS = 200;
const LATE_MS = 12_000;
const COOKIE_SECONDS = 34_560_000;

function leaveCookie(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the vendor's real script also leaves its token in a cookie.
  document.cookie = `forterToken=${encodeURIComponent(token)}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

const announce = (detail: unknown) => document.dispatchEvent(new CustomEvent('ftr:tokenReady', { detail }));

/**
 * Simulates a fraud vendor's script of the Forter type: it announces a token by an event of the document and stores it
 * in a cookie. The site id, in `sn` or the page's `ftr__config`, decides how this happens.
 */
export function startFraudScript({ query }: VendorPage): void {
  const { ftr__config: configuration } = window as { ftr__config?: { si?: string } };
  const site = query.get('sn') ?? configuration?.si ?? '';
  const token = `haven_fp_${crypto.randomUUID()}`;
  if (site.endsWith('_silent')) return;
  if (site.endsWith('_wrong')) {
    setTimeout(() => announce(5), SOON_MS);
  } else if (site.endsWith('_slow')) {
    // No event is dispatched, so the token is found only by reading the cookie again.
    setTimeout(() => leaveCookie(token), LATE_MS);
  } else {
    setTimeout(() => {
      leaveCookie(token);
      announce(token);
    }, SOON_MS);
  }
}
