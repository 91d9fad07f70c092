/** Writes the number of items in the cart into every `[data-cart-count]` of a document or part of one. */
export function showCartCount(document: Pick<ParentNode, 'querySelectorAll'>, count: number): void {
  const text = String(Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0);
  for (const place of document.querySelectorAll('[data-cart-count]')) {
    // An unchanged text is left alone, so that a live region does not speak twice.
    if (place.textContent !== text) place.textContent = text;
  }
}
