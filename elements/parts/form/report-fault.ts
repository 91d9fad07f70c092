/** Emits `haven-error` for an error of the tag. */
export function reportFault(element: HTMLElement, error: unknown): void {
  element.dispatchEvent(new CustomEvent('haven-error', { bubbles: true, composed: true, detail: { error } }));
}
