/** What appears only in answer to a click: an error, a tick, what a menu shows. */
const ANSWERS = /--haven-icon-(?:alert|check|chevron|close|tick):\s*url\((["']?)(data:.*?)\1\)/g;

const icons: HTMLImageElement[] = [];

/**
 * Reads the icons of answers while the browser is idle, one at a time. An icon is a document of its own to the browser,
 * which else reads it in the midst of the frame that shows it first, in about 2 ms (0179). One that is kept is not read
 * again.
 */
export function readIconsAhead(css: string): void {
  if (typeof requestIdleCallback !== 'function') return;
  const found = [...css.matchAll(ANSWERS)];
  const readNext = () => {
    const [, , address] = found.pop() ?? [];
    if (!address) return;
    const icon = new Image();
    icon.src = address;
    icons.push(icon);
    requestIdleCallback(readNext);
  };
  requestIdleCallback(readNext);
}
