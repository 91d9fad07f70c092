interface Adopted {
  sheet: CSSStyleSheet;
  users: number;
}

type StyleRoot = Document | ShadowRoot;

/** Constructed sheets belong to one document, so each document gets its own from the same text. */
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const adoptedByRoot = new WeakMap<StyleRoot, Map<string, Adopted>>();

function sheetFor(document: Document, css: string): CSSStyleSheet {
  let sheets = sheetsByDocument.get(document);
  if (!sheets) {
    sheets = new Map();
    sheetsByDocument.set(document, sheets);
  }
  let sheet = sheets.get(css);
  if (!sheet) {
    const view = (document.defaultView ?? window) as Window & typeof globalThis;
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

function adopt(root: StyleRoot, css: string): void {
  let adopted = adoptedByRoot.get(root);
  if (!adopted) {
    adopted = new Map();
    adoptedByRoot.set(root, adopted);
  }
  const known = adopted.get(css);
  if (known && root.adoptedStyleSheets.includes(known.sheet)) {
    known.users += 1;
    return;
  }
  const document = root instanceof Document || !root.ownerDocument ? (root as Document) : root.ownerDocument;
  const sheet = sheetFor(document, css);
  adopted.set(css, { sheet, users: (known?.users ?? 0) + 1 });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function release(root: StyleRoot, css: string): void {
  const adopted = adoptedByRoot.get(root);
  const known = adopted?.get(css);
  if (!adopted || !known) return;
  known.users -= 1;
  if (known.users > 0) return;
  adopted.delete(css);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
}

/**
 * Adopts sheets into a document or a shadow root, counted, so that a hundred blocks share one sheet and the last
 * one to leave takes it along. Returns the release.
 */
export function adoptStyles(root: StyleRoot, styles: readonly string[]): () => void {
  for (const css of styles) adopt(root, css);
  return () => {
    for (const css of styles) release(root, css);
  };
}
