const canTakeFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled, [hidden]') && !element.closest('[inert]');

/** Keeps the focus inside the widget while its content is covered or changes, and gives it back. Never takes it from elsewhere. */
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

  /** The content is about to be covered or replaced: its focus moves to the widget as a whole. */
  hold(): void {
    const focused = this.#focused;
    if (!(focused instanceof HTMLElement) || !this.#stage.contains(focused)) return;
    this.#before = focused;
    this.#isHolding = true;
    this.#box.focus({ preventScroll: true });
  }

  /** The content is there again: the focus returns to where it was, else to the step's region. */
  release(region: HTMLElement): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    const { activeElement: inPage } = document;
    const isOurs = this.#focused === this.#box || inPage === document.body;
    const target = this.#before && canTakeFocus(this.#before) ? this.#before : region;
    this.#before = undefined;
    if (isOurs) target.focus({ preventScroll: true });
  }
}
