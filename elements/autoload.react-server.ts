/**
 * `haven/autoload` in a Server Component: the build marks this module as one for browsers, so that the page's script
 * holds it. It also runs where a server draws the page, and does nothing there.
 */
const autoload = typeof document === 'undefined' ? undefined : import('./autoload.ts');

/** W2.87: starts the same page behaviour on a given document or shadow root, as soon as the autoloader is there. */
export function initBackOffice(root?: Document | ShadowRoot): void {
  void autoload?.then((loaded) => loaded.initBackOffice(root));
}
