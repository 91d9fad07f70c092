type StyleRoot = Document | ShadowRoot;

interface Shared {
  readonly sheet: CSSStyleSheet;
  /** How many blocks of a root use it. */
  readonly users: WeakMap<StyleRoot, number>;
}

/** A constructed stylesheet belongs to one document, so each document gets a sheet built from the same text. */
const sharedByDocument = new WeakMap<Document, Map<string, Shared>>();

function sharedOf(document: Document, css: string): Shared {
  const cache = sharedByDocument.get(document) ?? new Map<string, Shared>();
  sharedByDocument.set(document, cache);
  let shared = cache.get(css);
  if (!shared) {
    const view = (document.defaultView ?? window) as Window & typeof globalThis;
    shared = { sheet: new view.CSSStyleSheet(), users: new WeakMap() };
    shared.sheet.replaceSync(css);
    cache.set(css, shared);
  }
  return shared;
}

/**
 * Adopts sheets into a document or a shadow root. Counts the users of each sheet, so that all blocks of a root share
 * one copy, which is removed with its last user. Returns the function that releases them.
 */
export function adoptStyles(root: StyleRoot, styles: readonly string[]): () => void {
  const all = styles.map((css) => sharedOf(root.ownerDocument ?? (root as Document), css));
  const present = root.adoptedStyleSheets;
  const missing: CSSStyleSheet[] = [];
  for (const { sheet, users } of all) {
    users.set(root, (users.get(root) ?? 0) + 1);
    // A root that moved to another document has lost its adopted sheets, whatever the count is.
    if (!present.includes(sheet)) missing.push(sheet);
  }
  // All at once: each single sheet would be as slow as all of them.
  if (missing.length > 0) root.adoptedStyleSheets = [...present, ...missing];
  return () => {
    for (const { sheet, users } of all) {
      const others = (users.get(root) ?? 0) - 1;
      users.set(root, Math.max(0, others));
      if (others === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    }
  };
}
