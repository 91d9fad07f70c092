/** The message for the shopper in place of something that did not load. */
export const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';

/** Appends a notice that nothing was loaded, with a button to try again. Returns a function that removes it. */
export function drawRetryNotice(container: Element, retry: () => void): () => void {
  const box = document.createElement('div');
  box.className = 'haven-retry';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = NOT_LOADED;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.onclick = () => {
    box.remove();
    retry();
  };
  box.append(text, button);
  container.append(box);
  return () => box.remove();
}
