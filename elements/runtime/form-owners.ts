/** The id of no form. Firefox gives a control no form any more after an empty one, not even when the attribute goes. */
const NONE = 'haven-no-form';

/** Whether an element may belong to a form: a native control, or a tag that may be one. */
const isControl = (element: Element) =>
  /^(?:input|select|textarea|button|output|fieldset|object)$|-/.test(element.localName);

/**
 * Keeps the author's controls out of the form around a tag while the tag's view replaces them: a hidden field must
 * neither be submitted beside the rendered one nor block the form. Controls that come later are included.
 */
export class FormOwners {
  /** The controls with the author's own `form` attribute. */
  readonly #released = new Map<Element, string | null>();
  readonly #observer = new MutationObserver(() => this.#releaseAll());

  constructor(
    readonly host: HTMLElement,
    readonly view: Element,
  ) {}

  release(isReleased: boolean): void {
    this.#observer.disconnect();
    if (isReleased) {
      this.#releaseAll();
      return;
    }
    for (const [control, own] of this.#released) {
      if (own === null) control.removeAttribute('form');
      else control.setAttribute('form', own);
    }
    this.#released.clear();
  }

  #releaseAll(): void {
    this.#observer.observe(this.host, { childList: true });
    for (const child of this.host.children) {
      if (child === this.view) continue;
      // Not the whole host: every change of the view would be a record.
      this.#observer.observe(child, { childList: true, subtree: true });
      for (const control of [child, ...child.querySelectorAll('*')]) {
        if (!isControl(control) || this.#released.has(control) || !this.#isInOuterForm(control)) continue;
        this.#released.set(control, control.getAttribute('form'));
        control.setAttribute('form', NONE);
      }
    }
  }

  /** A form in the author's content is hidden with its controls. */
  #isInOuterForm(control: Element): boolean {
    if (control.hasAttribute('form')) return true;
    const form = control.closest('form');
    return form !== null && !this.host.contains(form);
  }
}
