/** True if the page around this frame has this frame's own origin. */
function isOwnFrame(view: Window): boolean {
  try {
    return view.parent.location.origin === view.origin;
  } catch {
    return false;
  }
}

/** True if an origin is the one that the server named, or has its host and any port: `http://localhost:*`. */
function fits(origin: string, allowed: string): boolean {
  if (!allowed.includes('*')) return origin === allowed;
  const pattern = allowed
    .replace(/[.[\]]/g, '\\$&')
    .replace('//*\\.', '//([\\w-]+\\.)+')
    .replace(/:\*$/, '(:\\d+)?')
    .replace(/^http:/, 'https?:');
  return new RegExp(`^${pattern}$`).test(origin);
}

/**
 * The exact origin of the page around this frame, if it is this frame's own or one that the server named; otherwise
 * empty. If a browser exposes neither ancestors nor referrer, the single allowed origin is assumed.
 */
export function originAround(view: Window, allowed: readonly string[]): string {
  if (view.parent === view) return '';
  if (isOwnFrame(view)) return view.origin;
  const { referrer } = view.document;
  const [nearest = referrer ? new URL(referrer).origin : ''] = view.location.ancestorOrigins ?? [];
  if (nearest !== '' && allowed.some((each) => fits(nearest, each))) return nearest;
  const [only] = allowed;
  return nearest === '' && allowed.length === 1 && only && !only.includes('*') ? only : '';
}

/** The origins in a page's `data-page-origins`. */
export const parseOrigins = (text: string | undefined): string[] =>
  (text ?? '').split(' ').filter((origin) => origin !== '');
