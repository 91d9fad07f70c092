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
  /** Whether the shopper acted here last: then the focus that a wallet's sheet took and lost returns to the widget. */
  #isActing = false;
  #isHolding = false;

  constructor(box: HTMLElement, stage: HTMLElement) {
    this.#box = box;
    this.#stage = stage;
  }

  get #focused(): Element | null {
    return (this.#box.getRootNode() as Document | ShadowRoot).activeElement;
  }

  get #inStage(): HTMLElement | undefined {
    const focused = this.#focused;
    return focused instanceof HTMLElement && this.#stage.contains(focused) ? focused : undefined;
  }

  get #isLost(): boolean {
    return this.#isActing && document.activeElement === document.body;
  }

  /** Call when an action of the shopper begins. */
  act(): void {
    this.#isActing = true;
    this.#before = this.#inStage;
  }

  /** Call when an action is over and the step stays: the focus that a closed window has lost returns. */
  restore(): void {
    if (this.#isLost && this.#before && canTakeFocus(this.#before)) this.#before.focus({ preventScroll: true });
  }

  /**
   * Call before the content is covered: moves its focus to the widget as a whole. A frame keeps the focus, because only
   * the frame itself could give it back to its field. Returns whether that is so.
   */
  cover(): boolean {
    const focused = this.#inStage;
    if (!(focused instanceof HTMLIFrameElement)) {
      this.hold();
      return false;
    }
    this.#before = focused;
    this.#isHolding = true;
    return true;
  }

  /** Call before the content is replaced: moves its focus to the widget as a whole. */
  hold(): void {
    const focused = this.#inStage;
    if (!focused && !this.#isLost) return;
    this.#before = focused ?? this.#before;
    this.#isHolding = true;
    this.#box.focus({ preventScroll: true });
  }

  /** Call when the content is available again: returns the focus to its former element, else to the step's heading. */
  release(heading: HTMLElement): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    const isOurs = this.#focused === this.#box || document.activeElement === document.body;
    const target = this.#before && canTakeFocus(this.#before) ? this.#before : heading;
    this.#before = undefined;
    this.#isActing = false;
    if (isOurs) target.focus({ preventScroll: true });
  }
}
