/** The maximum height of a frame in CSS pixels, so that a broken frame cannot push the page away. */
const TALLEST = 10_000;

/** The height in CSS pixels of a frame that has not reported one. */
export const UNKNOWN_HEIGHT = 300;

/** As an attribute, and as a style where the page's sheets take the attributes away. */
function giveHeight(frame: HTMLIFrameElement, height: number): void {
  frame.height = String(height);
  if (frame.style.width) frame.style.height = `${height}px`;
}

/** Appends a frame with a hosted page to the container, at first with this height in CSS pixels. */
export function appendFrame(
  container: Element,
  address: string,
  title: string,
  height = UNKNOWN_HEIGHT,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment';
  // Presentational attributes, so that every style sheet of the merchant overrides them.
  frame.width = '100%';
  frame.frameBorder = '0';
  frame.align = 'top';
  frame.src = address;
  // Not displayed, so that the computed size is what sheets say, not what the frame is given.
  frame.style.display = 'none';
  container.append(frame);
  // A reset such as `* { all: unset }` overrides them with nothing: the frame would be 300 by 150 pixels.
  const isReset = frame.ownerDocument.defaultView?.getComputedStyle(frame).width === 'auto';
  frame.removeAttribute('style');
  if (isReset) frame.style.cssText = 'width:100%;vertical-align:top';
  giveHeight(frame, height);
  return frame;
}

/** The frame and every copy of it that the page made by cloning its container: they have the same address. */
export function withCopies(frame: HTMLIFrameElement): HTMLIFrameElement[] {
  const roots = new Set([frame.ownerDocument, frame.getRootNode() as ParentNode]);
  const frames = [...roots].flatMap((root) => [...root.querySelectorAll('iframe')]);
  return [frame, ...frames.filter((other) => other.src === frame.src)];
}

/** Hides the frame; with `saveSize` it still takes its space in the page. */
export function hideFrame(frame: HTMLIFrameElement, saveSize: boolean): void {
  if (saveSize) frame.style.visibility = 'hidden';
  else frame.style.display = 'none';
}

/** Shows the frame again, without reloading it. */
export function showFrame(frame: HTMLIFrameElement): void {
  frame.style.visibility = 'visible';
  frame.style.display = 'block';
}

/**
 * Applies a height that the frame reported; anything but a finite number from 0 up is ignored. A `suggested` height
 * gives way to the merchant's style sheets.
 */
export function resizeFrame(frame: HTMLIFrameElement, height: unknown, kind?: 'suggested'): void {
  if (typeof height !== 'number' || !(height >= 0)) return;
  const pixels = Math.min(height, TALLEST);
  if (kind) giveHeight(frame, pixels);
  else frame.style.height = `${pixels}px`;
}
