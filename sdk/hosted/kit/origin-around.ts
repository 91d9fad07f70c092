/** True if the page around this frame has this frame's own origin. */
function isOwnFrame(view: Window): boolean {
  try {
    return view.parent.location.origin === view.origin;
  } catch {
    return false;
  }
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
  if (allowed.includes(nearest)) return nearest;
  const [only] = allowed;
  return nearest === '' && allowed.length === 1 && only ? only : '';
}

/** The origins in a page's `data-page-origins`. */
export const originList = (text: string | undefined): string[] =>
  (text ?? '').split(' ').filter((origin) => origin !== '');
