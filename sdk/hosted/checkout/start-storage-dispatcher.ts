const SOURCES = ['zipmoney.checkout.paydock', 'afterpay.wallet.paydock'];
const LONGEST = 8192;

/** The storage key of a session, on the provider's origin, for the pages that the shopper visits there. */
export const sessionKey = (source: string): string => `haven-session:${source}`;

/**
 * Stores a session that the page around this frame sends, and answers `dispatchSuccess` or `dispatchError` to that
 * exact origin. Accepts messages only from the parent window and that origin. Returns a function that stops this.
 */
export function startStorageDispatcher(
  view: Window & typeof globalThis,
  { pageOrigin, widgetId }: { pageOrigin: string; widgetId: string },
): () => void {
  const answer = (event: string) =>
    view.parent.postMessage(
      JSON.stringify({ event, widget_id: widgetId, message_source: 'widget.paydock' }),
      pageOrigin,
    );
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (view.parent === view || source !== view.parent || origin !== pageOrigin || pageOrigin === '') return;
    const asked = Object(data) as Record<string, unknown>;
    if (asked.destination !== 'widget.paydock' || asked.intent !== 'widget-session') return;
    try {
      const text = JSON.stringify({ origin: pageOrigin, at: Date.now(), data: asked.data });
      if (!SOURCES.includes(String(asked.source)) || typeof asked.data !== 'object' || text.length > LONGEST) {
        throw new RangeError('no session');
      }
      view.localStorage.setItem(sessionKey(String(asked.source)), text);
      answer('dispatchSuccess');
    } catch {
      answer('dispatchError');
    }
  };
  view.addEventListener('message', listener);
  return () => view.removeEventListener('message', listener);
}
