/** Characters; longer messages are ignored. */
const LONGEST = 10_000;
/** The greatest height in pixels, so that a broken frame cannot stretch the page. */
const TALLEST = 2000;
/** C9.12: pixels added to the reported height. */
export const HEIGHT_MARGIN = 2;

/** The frame's height in pixels from a resize message, including the margin; undefined for any other message. */
export function readHeight(data: unknown, widgetId: string): number | undefined {
  if (typeof data !== 'string' || data.length > LONGEST) return undefined;
  try {
    const { event, widget_id, height } = (JSON.parse(data) ?? {}) as Record<string, unknown>;
    if (event !== 'resize' || widget_id !== widgetId || typeof height !== 'number' || !(height >= 0)) return undefined;
    return Math.min(height, TALLEST) + HEIGHT_MARGIN;
  } catch {
    return undefined;
  }
}

/** Calls `resize` when the frame's own window and origin report a height. Returns a function that stops listening. */
export function listenHeight(
  frame: HTMLIFrameElement,
  origin: string,
  widgetId: string,
  resize: (height: number) => void,
): () => void {
  const onMessage = (event: MessageEvent) => {
    if (!event.source || event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = readHeight(event.data, widgetId);
    if (height !== undefined) resize(height);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
