type StyleRoot = Document | ShadowRoot;
type Adopted = Map<string, { sheet: CSSStyleSheet; users: number }>;

const memberOf = <Key extends object, Value>(map: WeakMap<Key, Value>, key: Key, create: () => Value): Value => {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
};

/** A constructed stylesheet belongs to one document, so each document gets a sheet built from the same text. */
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const adoptedByRoot = new WeakMap<StyleRoot, Adopted>();

function sheetFor(document: Document, css: string): CSSStyleSheet {
  const sheets = memberOf(sheetsByDocument, document, () => new Map<string, CSSStyleSheet>());
  let sheet = sheets.get(css);
  if (!sheet) {
    const view = (document.defaultView ?? window) as Window & typeof globalThis;
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/**
 * Adopts sheets into a document or a shadow root. Counts the users of each sheet, so that all blocks of a root share
 * one copy, which is removed with its last user. Returns the function that releases them.
 */
export function adoptStyles(root: StyleRoot, styles: readonly string[]): () => void {
  const adopted = memberOf(adoptedByRoot, root, (): Adopted => new Map());
  for (const css of styles) {
    const entry = adopted.get(css) ?? { sheet: sheetFor(root.ownerDocument ?? (root as Document), css), users: 0 };
    entry.users += 1;
    adopted.set(css, entry);
    // A root that moved to another document has lost its adopted sheets, whatever the count is.
    if (!root.adoptedStyleSheets.includes(entry.sheet)) root.adoptedStyleSheets.push(entry.sheet);
  }
  return () => {
    for (const css of styles) {
      const entry = adopted.get(css);
      if (!entry || --entry.users > 0) continue;
      adopted.delete(css);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
    }
  };
}
