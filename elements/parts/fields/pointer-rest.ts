let isDown = false;
let waiting: (() => void)[] = [];
const watched = new WeakSet<Document>();

function release(): void {
  isDown = false;
  const callbacks = waiting;
  waiting = [];
  // The click event follows the release, so callbacks that move the page run after it.
  setTimeout(() => {
    for (const callback of callbacks) callback();
  });
}

/** Starts to track the pointer in a document, once. */
export function watchPointer(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  const pointerDown = () => {
    isDown = true;
  };
  page.addEventListener('pointerdown', pointerDown, true);
  page.addEventListener('pointerup', release, true);
  page.addEventListener('pointercancel', release, true);
  page.addEventListener('dragend', release, true);
}

/**
 * Runs `callback` now, or after the release while a pointer is pressed. An error that appears between press and release
 * would move the pressed button away from the pointer, and the click would be lost.
 */
export function whenPointerRests(callback: () => void): void {
  if (isDown) waiting.push(callback);
  else callback();
}
