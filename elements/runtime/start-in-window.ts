/**
 * Starts the autoloader inside another window's document, such as a preview frame: its tags are defined in its own
 * registry, so it runs the script itself. Once a document; from then on its own `initBackOffice` looks again.
 */
export function startInWindow(document: Document, autoload: string): void {
  if (document.querySelector('script[data-haven-autoload]')) {
    document.defaultView?.initBackOffice?.(document);
    return;
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.dataset.havenAutoload = '';
  script.src = autoload;
  document.head.append(script);
}
