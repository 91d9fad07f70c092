const PLACES = '[data-cart-count]';
const STORED = 'haven-cart-count';

/** Writes the number of items in the cart into every `[data-cart-count]` of a document or part of one. */
export function showCartCount(document: Pick<ParentNode, 'querySelectorAll'>, count: number): void {
  const text = String(Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0);
  for (const place of document.querySelectorAll(PLACES)) {
    // An unchanged text is left alone, so that a live region does not speak twice.
    if (place.textContent !== text) place.textContent = text;
  }
}

/** The same, and tells it to the other tabs of the site: this is what the server has just said. */
export function tellCartCount(document: Document, count: number): void {
  showCartCount(document, count);
  store(document, count, Date.now());
}

/**
 * Keeps the counts of a page as the other tabs know them, also when the page comes back from the back-forward cache. A page
 * that was just loaded has its count from the server, so it tells it. Returns how to stop. Does nothing without storage.
 */
export function followCartCount(document: Document): () => void {
  const view = document.defaultView;
  if (!view) return () => {};
  const place = document.querySelector(PLACES);
  let knownAt = loadedAt(view);
  const recall = () => {
    const told = stored(document);
    if (!told || told.at <= knownAt) return;
    knownAt = told.at;
    showCartCount(document, told.count);
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === nameOf(document)) recall();
  };
  const come = ({ persisted }: PageTransitionEvent) => {
    if (persisted) recall();
  };
  if (place && knownAt > 0) store(document, Number(place.textContent), knownAt);
  recall();
  view.addEventListener('storage', hear);
  view.addEventListener('pageshow', come);
  return () => {
    view.removeEventListener('storage', hear);
    view.removeEventListener('pageshow', come);
  };
}

/** When the server said what the page shows; 0 for a page that may be an old copy out of the browser's cache. */
function loadedAt({ performance }: Window): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'back_forward') return 0;
  return performance.timeOrigin + navigation.responseStart;
}

// Each country has a cart of its own, at an address of its own.
function nameOf(document: Document): string {
  const link = document.querySelector(PLACES)?.closest('a');
  return `${STORED}:${link?.pathname ?? ''}`;
}

function stored(document: Document): { at: number; count: number } | undefined {
  try {
    const [at, count] = (document.defaultView?.localStorage.getItem(nameOf(document)) ?? '').split(' ').map(Number);
    return at && count !== undefined ? { at, count } : undefined;
  } catch {
    return undefined;
  }
}

// A browser may refuse storage altogether; the count of this page is right all the same.
function store(document: Document, count: number, at: number): void {
  const known = stored(document);
  if (!Number.isFinite(count) || (known && known.at >= at)) return;
  try {
    document.defaultView?.localStorage.setItem(nameOf(document), `${at} ${count}`);
  } catch {
    // Other tabs find out when they ask the server.
  }
}
