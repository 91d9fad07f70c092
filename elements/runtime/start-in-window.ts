/**
 * Starts the autoloader inside another window's document, such as a preview frame. That window has its own element
 * registry, so it must run the script itself. Later calls for the document only call its `initBackOffice`.
 */
export function startInWindow(document: Document, autoload: string): void {
  const again = () => document.defaultView?.initBackOffice?.(document);
  const placed = document.querySelector('script[data-haven-autoload]');
  if (placed) {
    // The frame's own script may still be loading.
    if (document.defaultView?.initBackOffice) again();
    else placed.addEventListener('load', again, { once: true });
    return;
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.dataset.havenAutoload = '';
  script.src = autoload;
  script.addEventListener('load', again, { once: true });
  document.head.append(script);
}
