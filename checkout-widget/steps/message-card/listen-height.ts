/** Longer texts are no message of ours. */
const LONGEST = 10_000;
/** The tallest a message may be, so that a broken frame cannot push the page away. */
const TALLEST = 2000;
/** C9.12: what the reported height is short of. */
export const HEIGHT_MARGIN = 2;

/** The height that a message of the frame asks for, the margin included; undefined for everything else. */
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

/** Hears how high the frame's page is: from exactly its window, at exactly its origin. Returns how to stop. */
export function listenHeight(
  frame: HTMLIFrameElement,
  origin: string,
  widgetId: string,
  resize: (height: number) => void,
): () => void {
  const hear = (event: MessageEvent) => {
    if (!event.source || event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = readHeight(event.data, widgetId);
    if (height !== undefined) resize(height);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
