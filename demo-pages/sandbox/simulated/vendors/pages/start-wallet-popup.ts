export type PopupFacts = { messages: readonly object[]; pageOrigin: string; closes: boolean };

const CLOSE_AFTER_MS = 2500;

/** Whether a message is the sign-in that the merchant's page stored on an earlier visit. */
function isSignIn(data: unknown): boolean {
  const { auth } = Object(data) as { auth?: unknown };
  const { access_token, refresh_token } = Object(auth) as Record<string, unknown>;
  return typeof access_token === 'string' && typeof refresh_token === 'string';
}

/**
 * Runs a simulated wallet's window: posts the outcome to the page that opened it, at its exact origin, and accepts a
 * sign-in only from that page. Returns a function that stops it.
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
