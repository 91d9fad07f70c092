/** True when the page around this frame is of this frame's own origin. */
function isOwnFrame(view: Window): boolean {
  try {
    return view.parent.location.origin === view.origin;
  } catch {
    return false;
  }
}

/**
 * The exact origin of the page around this frame, when it is one of those that the server named or this frame's own;
 * empty otherwise. Browsers that tell neither ancestors nor referrer are believed to be on the only page there may be.
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
