/**
 * Tracks the pointer in a document until the signal aborts. The returned function runs a callback now or, while a
 * pointer is down, after its click: a layout change between the two would move the button away from the pointer.
 */
export function followPointer(page: Document, signal: AbortSignal): (callback: () => void) => void {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const callbacks = waiting;
    waiting = [];
    // The click event follows the release.
    setTimeout(() => {
      for (const callback of callbacks) callback();
    });
  };
  const options = { capture: true, signal };
  page.addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel', 'dragend']) page.addEventListener(end, release, options);
  return (callback) => {
    if (isDown) waiting.push(callback);
    else callback();
  };
}
