const PLACES = '[data-cart-count]';
const KEY_PREFIX = 'haven-cart-count';

/** Writes the number of items in the cart into every `[data-cart-count]` of a document or part of one. */
export function showCartCount(document: Pick<ParentNode, 'querySelectorAll'>, count: number): void {
  const text = String(Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0);
  for (const place of document.querySelectorAll(PLACES)) {
    // An unchanged text is not written, so that a live region does not announce it twice.
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Also shares the count, which the server has just sent, with the other tabs of the site. */
export function shareCartCount(document: Document, count: number): void {
  showCartCount(document, count);
  store(document, count, Date.now());
}

/**
 * Keeps the counts of a page in step with the other tabs, also when the page returns from the back-forward cache. A
 * newly loaded page that has its count from the server shares it; one that all visitors share has none, and shows what
 * the other tabs know. Returns a stop function.
 */
export function followCartCount(document: Document): () => void {
  const view = document.defaultView;
  if (!view) return () => {};
  const place = document.querySelector(PLACES);
  const isSaid = (place?.textContent ?? '').trim() !== '';
  let shownAt = isSaid ? loadedAt(view) : 0;
  const showNewest = () => {
    const newest = readStored(document);
    if (!newest || newest.at <= shownAt) return;
    shownAt = newest.at;
    showCartCount(document, newest.count);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showNewest();
  };
  if (shownAt > 0) store(document, Number(place?.textContent), shownAt);
  showNewest();
  const stop = onOtherTabsCart(document, showNewest);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    view.removeEventListener('pageshow', onPageShow);
  };
}

/** Calls `listener` when another tab has changed the cart. Returns a stop function. */
export function onOtherTabsCart(document: Document, listener: () => void): () => void {
  const view = document.defaultView;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey(document)) listener();
  };
  view?.addEventListener('storage', onStorage);
  return () => view?.removeEventListener('storage', onStorage);
}

/** When the server sent the count in the page; 0 for a page that may be an old copy from the browser's cache. */
function loadedAt({ performance }: Window): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'back_forward') return 0;
  return performance.timeOrigin + navigation.responseStart;
}

// Each country has a separate cart at a separate address.
function storageKey(document: Document): string {
  const link = document.querySelector(PLACES)?.closest('a');
  return `${KEY_PREFIX}:${link?.pathname ?? ''}`;
}

function readStored(document: Document): { at: number; count: number } | undefined {
  try {
    const [at, count] = (document.defaultView?.localStorage.getItem(storageKey(document)) ?? '').split(' ').map(Number);
    return at && count !== undefined ? { at, count } : undefined;
  } catch {
    return undefined;
  }
}

// A browser may refuse storage; the count of this page is correct anyway.
function store(document: Document, count: number, at: number): void {
  const newest = readStored(document);
  if (!Number.isFinite(count) || (newest && newest.at >= at)) return;
  try {
    document.defaultView?.localStorage.setItem(storageKey(document), `${at} ${count}`);
  } catch {
    // The other tabs update with their next request to the server.
  }
}
