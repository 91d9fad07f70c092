/**
 * A shadow root whose sheet is adopted, because a merchant's policy may forbid every other kind of style. Without sheets
 * that scripts can make, as in the documents of unit tests, it has none.
 */
export function styledRoot(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  }
  return root;
}
