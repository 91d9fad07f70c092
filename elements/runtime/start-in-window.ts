/**
 * Starts the autoloader inside another window's document, such as a preview frame: its tags are defined in its own
 * registry, so it runs the script itself. Once a document; from then on its own `initBackOffice` looks again.
 */
export function startInWindow(document: Document, autoload: string): void {
  const again = () => document.defaultView?.initBackOffice?.(document);
  const placed = document.querySelector('script[data-haven-autoload]');
  if (placed) {
    // A script of the frame's own may still be on its way.
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
