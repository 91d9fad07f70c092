const LONGEST = 100_000;
const EVENTS = /^(chargeAuth(Success|Reject|Cancelled)?|additionalDataCollect(Success|Reject))$/;

type Facts = { pageOrigin: string; widgetId: string };

/** The markup in a message of the page around this frame; null for every other message. */
function markupIn(data: unknown, widgetId: string): string | null {
  const { trigger, destination, data: content } = parsed(data);
  const { widget_id, html } = Object(content) as Record<string, unknown>;
  if (trigger !== 'render_html' || destination !== 'widget.paydock' || widget_id !== widgetId) return null;
  return typeof html === 'string' ? html : null;
}

function parsed(data: unknown): Record<string, unknown> {
  if (typeof data !== 'string' || data.length > LONGEST) return {};
  try {
    return Object(JSON.parse(data)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The server renders the markup in a separate frame, so that an issuer's text never becomes part of this page. */
function renderMarkup(view: Window & typeof globalThis, html: string, pageOrigin: string): HTMLIFrameElement {
  const { document: page } = view;
  const frame = page.createElement('iframe');
  frame.name = 'issuer';
  frame.title = 'Your bank';
  // The sandbox does not allow navigation of the top window; an issuer's later pages keep their own origin.
  frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-popups allow-same-origin');
  const form = page.createElement('form');
  form.method = 'post';
  form.action = '/3ds/html/render';
  form.target = frame.name;
  form.hidden = true;
  for (const [name, value] of Object.entries({ content: html, page_origin: pageOrigin })) {
    const field = page.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.body.replaceChildren(frame, form);
  form.submit();
  form.remove();
  return frame;
}

/**
 * Shows the issuer's markup that the page around this frame sends, once, and forwards the reports of the frame with it:
 * known events of this authentication, only from that window and this origin, to that exact page. Returns a function
 * that stops this.
 */
export function startHtmlShell(view: Window & typeof globalThis, { pageOrigin, widgetId }: Facts): () => void {
  let frame: HTMLIFrameElement | undefined;
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (view.parent === view || pageOrigin === '' || !source) return;
    if (frame && source === frame.contentWindow && origin === view.origin) {
      const { event, widget_id } = parsed(data);
      if (widget_id === widgetId && EVENTS.test(String(event))) view.parent.postMessage(data, pageOrigin);
    } else if (!frame && source === view.parent && origin === pageOrigin) {
      const html = markupIn(data, widgetId);
      if (html !== null) frame = renderMarkup(view, html, pageOrigin);
    }
  };
  view.addEventListener('message', listener);
  return () => view.removeEventListener('message', listener);
}
