const canTakeFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled, [hidden]') && !element.closest('[inert]');

/**
 * Keeps the focus inside the widget while its content is covered or replaced, and restores it. Never takes the focus
 * from elsewhere.
 */
export class FocusKeeper {
  readonly #box: HTMLElement;
  readonly #stage: HTMLElement;
  #before: HTMLElement | undefined;
  #isHolding = false;

  constructor(box: HTMLElement, stage: HTMLElement) {
    this.#box = box;
    this.#stage = stage;
  }

  get #focused(): Element | null {
    return (this.#box.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** True while the shopper is in a frame of the content. Only the frame itself can give a field its focus back. */
  get isInFrame(): boolean {
    return this.#focused instanceof HTMLIFrameElement && this.#stage.contains(this.#focused);
  }

  /** Call before the content is covered or replaced: moves its focus to the widget as a whole. */
  hold(): void {
    const focused = this.#focused;
    if (!(focused instanceof HTMLElement) || !this.#stage.contains(focused)) return;
    this.#before = focused;
    this.#isHolding = true;
    this.#box.focus({ preventScroll: true });
  }

  /** Call when the content is available again: returns the focus to its former element, else to the step's heading. */
  release(heading: HTMLElement): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    const { activeElement: inPage } = document;
    const isOurs = this.#focused === this.#box || inPage === document.body;
    const target = this.#before && canTakeFocus(this.#before) ? this.#before : heading;
    this.#before = undefined;
    if (isOurs) target.focus({ preventScroll: true });
  }
}
