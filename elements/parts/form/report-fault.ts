/** Tells the page, by the event that every tag has for its own faults, that a tag could not do its work. */
export function reportFault(element: HTMLElement, error: unknown): void {
  element.dispatchEvent(new CustomEvent('haven-error', { bubbles: true, composed: true, detail: { error } }));
}
