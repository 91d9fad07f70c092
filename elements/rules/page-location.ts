/**
 * The address of the page, undefined on a server. In an `<iframe srcdoc>` it is that of the page around it:
 * `about:srcdoc` has neither a path nor an origin.
 */
export const pageUrl = (): string | undefined =>
  globalThis.location?.protocol === 'about:' ? document.baseURI : globalThis.location?.href;

/** Whether an address, relative to the page, is at another origin than it. */
export function isElsewhere(url: string): boolean {
  if (globalThis.location === undefined) return false;
  // The window's own origin is also right in an `<iframe srcdoc>`, which has that of the page around it.
  return new URL(url, globalThis.document?.baseURI ?? location.href).origin !== globalThis.origin;
}
