/**
 * Follows the pointer in a document until the signal aborts. The answer runs a callback now, or, while a pointer is pressed,
 * after its click: what moves the page between press and release takes the pressed button away from under the pointer.
 */
export function followPointer(page: Document, signal: AbortSignal): (callback: () => void) => void {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    const callbacks = waiting;
    waiting = [];
    // The click comes after the release.
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
