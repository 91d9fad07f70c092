const SOURCES = ['zipmoney.checkout.paydock', 'afterpay.wallet.paydock'];
const LONGEST = 8192;

/** The storage key of a session, on the provider's origin, for the pages that the shopper visits there. */
export const sessionKey = (source: string): string => `haven-session:${source}`;

/** The page that the shopper returns to may not see this frame's storage, so the server keeps the way back as well. */
async function keepReturnPage(view: Window, { merchant_redirect_url, checkout_token }: Record<string, unknown>) {
  if (merchant_redirect_url === undefined) return;
  const { ok, status } = await view.fetch('/checkout/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant_redirect_url, checkout_token }),
  });
  if (!ok) throw new RangeError(`no return page: ${status}`);
}

/**
 * Stores a session that the page around this frame sends, and answers `dispatchSuccess` or `dispatchError` to that
 * exact origin. Accepts messages only from the parent window and that origin. Returns a function that stops this.
 */
export function startStorageDispatcher(
  view: Window & typeof globalThis,
  { pageOrigin, widgetId }: { pageOrigin: string; widgetId: string },
): () => void {
  const reply = (event: string) =>
    view.parent.postMessage(
      JSON.stringify({ event, widget_id: widgetId, message_source: 'widget.paydock' }),
      pageOrigin,
    );
  const listener = async ({ source, origin, data }: MessageEvent) => {
    if (view.parent === view || source !== view.parent || origin !== pageOrigin || pageOrigin === '') return;
    const request = Object(data) as Record<string, unknown>;
    if (request.destination !== 'widget.paydock' || request.intent !== 'widget-session') return;
    try {
      const text = JSON.stringify({ origin: pageOrigin, at: Date.now(), data: request.data });
      if (!SOURCES.includes(String(request.source)) || typeof request.data !== 'object' || text.length > LONGEST) {
        throw new RangeError('no session');
      }
      view.localStorage.setItem(sessionKey(String(request.source)), text);
      await keepReturnPage(view, Object(request.data));
      reply('dispatchSuccess');
    } catch {
      reply('dispatchError');
    }
  };
  view.addEventListener('message', listener);
  return () => view.removeEventListener('message', listener);
}
