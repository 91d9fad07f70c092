/**
 * A shadow root whose sheet is adopted, because a merchant's policy may forbid every other kind of style. Without
 * sheets that scripts can make, as in the documents of unit tests, it has none.
 */
export function styledRoot(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  // Of the window: a runner of unit tests may set no more globals than `window` and `document`.
  const { CSSStyleSheet: Sheet } = host.ownerDocument.defaultView ?? {};
  if (Sheet && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  }
  return root;
}
