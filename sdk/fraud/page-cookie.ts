/** S9.06: 400 days in seconds, which is also the maximum that browsers allow. */
export const COOKIE_LIFETIME = 34_560_000;
/** S9.08 */
export const FINGERPRINT_COOKIE = 'haven_fingerprint';
/** Browsers drop longer cookies. */
const LONGEST = 4000;

/** A cookie of this page, decoded; undefined if it is absent, empty, or malformed. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) || undefined;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps a token for the site's own pages; 0 seconds, or a token that is too long, sets no cookie. */
export function keepFingerprint(token: string, seconds = COOKIE_LIFETIME): void {
  const value = encodeURIComponent(token);
  if (!seconds || value.length > LONGEST) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the library serves.
  document.cookie = `${FINGERPRINT_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
