import type { SurfaceTexts } from './surface-texts.ts';

/**
 * Appends a notice for the shopper that nothing was loaded: with `retry`, and a button for it, where another try may
 * help. Returns a function that removes it.
 */
export function renderNotice(container: Element, texts: SurfaceTexts, retry?: () => void): () => void {
  const box = document.createElement('div');
  box.className = 'haven-retry';
  // The form's language may be another than the page's.
  box.lang = texts.language;
  box.dir = 'auto';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = retry ? texts.notLoaded : texts.notAvailable;
  box.append(text);
  if (retry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.retry;
    button.onclick = () => {
      box.remove();
      retry();
    };
    box.append(button);
  }
  container.append(box);
  return () => box.remove();
}
