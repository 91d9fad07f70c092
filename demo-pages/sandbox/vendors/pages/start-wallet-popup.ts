export type PopupFacts = { messages: readonly object[]; pageOrigin: string; closes: boolean };

const CLOSE_AFTER_MS = 2500;

/** True for the sign-in that the shop kept from an earlier visit. */
function isSignIn(data: unknown): boolean {
  const { auth } = Object(data) as { auth?: unknown };
  const { access_token, refresh_token } = Object(auth) as Record<string, unknown>;
  return typeof access_token === 'string' && typeof refresh_token === 'string';
}

/**
 * A simulated wallet's window: tells the page that opened it what happened, to its exact origin, and takes a sign-in from
 * that page alone. Returns how to stop.
 */
export function startWalletPopup(view: Window, { messages, pageOrigin, closes }: PopupFacts): () => void {
  const opener = view.opener as Window | null;
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (source !== opener || !opener || origin !== pageOrigin || !isSignIn(data)) return;
    const place = view.document.getElementById('sign-in');
    if (!place) return;
    place.textContent = 'Signed in from your last visit.';
    place.hidden = false;
  };
  view.addEventListener('message', listener);
  if (opener && pageOrigin !== '') for (const message of messages) opener.postMessage(message, pageOrigin);
  const timer = closes ? view.setTimeout(() => view.close(), CLOSE_AFTER_MS) : undefined;
  return () => {
    view.removeEventListener('message', listener);
    view.clearTimeout(timer);
  };
}
