/**
 * Tracks the pointer in a document until the signal aborts. The returned function runs a callback now or, while a
 * pointer is pressed, after its click: a layout change between press and release would move the pressed button away.
 */
export function followPointer(page: Document, signal: AbortSignal): (callback: () => void) => void {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
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
      isPressed = true;
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel', 'dragend']) page.addEventListener(end, release, options);
  return (callback) => {
    if (isPressed) waiting.push(callback);
    else callback();
  };
}
