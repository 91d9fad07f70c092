import { adoptStyles } from './adopt-styles.ts';
import { VIEW_SLOT } from './hydration/page-names.ts';

/** The id of no form. Firefox gives a control no form any more after an empty one, not even when the attribute goes. */
const NONE = 'haven-no-form';

/** Whether an element may belong to a form: a native control, or a tag that may be one. */
const isControl = (element: Element) =>
  /^(?:input|select|textarea|button|output|fieldset|object)$|-/.test(element.localName);

/**
 * Keeps the author's controls out of the form around a tag while the tag's view replaces them: a hidden field must
 * neither be submitted beside the rendered one nor block the form. Controls that come later are included.
 */
class FormOwners {
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

export { VIEW_SLOT };

/** !important, because rules of the page about these nodes come before those of a shadow root. */
const css = `
slot[hidden], slot[hidden]::slotted(*) { display: none !important }
::slotted([slot="${VIEW_SLOT}"]) { display: contents !important }`;

/**
 * By events, because WebKit takes `:active` from a node in whose place something is rendered. The click comes before
 * the first frame after the release.
 */
function afterRelease(act: () => void): void {
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(name, () => requestAnimationFrame(act), { capture: true, once: true });
}

/**
 * The view of a tag in the light DOM: an element beside the author's children, which stay where they are. The host's
 * closed shadow root has a slot for each, and hides the children, texts included, while the view is rendered: also
 * those that a framework or the parser adds later.
 */
export class LightView {
  readonly element: HTMLElement;
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #view: HTMLSlotElement;
  readonly #children: HTMLSlotElement;
  readonly #owners: FormOwners;
  readonly #observer: MutationObserver;
  #wasShown = false;

  /** `carryOver` makes again in the view what a visitor did in the author's fields. */
  constructor(
    host: HTMLElement,
    readonly carryOver?: (host: Element, view: Element, focused: Element | null) => void,
  ) {
    const { ownerDocument } = host;
    this.#host = host;
    // What a server has rendered, or a copy of a view.
    this.element = host.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) ?? ownerDocument.createElement('div');
    this.element.slot = VIEW_SLOT;
    // Empties the root that a server may have declared, and returns it.
    this.#root = host.attachShadow({ mode: 'closed' });
    this.#view = ownerDocument.createElement('slot');
    this.#view.name = VIEW_SLOT;
    this.#children = ownerDocument.createElement('slot');
    this.#root.append(this.#view, this.#children);
    this.#owners = new FormOwners(host, this.element);
    this.#observer = new MutationObserver(() => this.#keep());
  }

  /**
   * Puts the view into the host, first, so that a search in the host finds what is rendered. Returns what releases it.
   */
  enter(): () => void {
    this.#keep();
    this.#observer.observe(this.#host, { childList: true });
    const release = adoptStyles(this.#root, [css]);
    return () => {
      this.#observer.disconnect();
      release();
    };
  }

  /**
   * Shows the view in place of the author's children, or the children; the view after a click on them, which it would
   * swallow.
   */
  show(isRendered: boolean): void {
    const isNew = this.#view.hidden || !this.element.hasChildNodes();
    this.#view.hidden = isRendered && isNew && this.#host.matches(':active');
    if (this.#view.hidden) {
      afterRelease(() => this.#view.hidden && this.show(true));
      return;
    }
    this.#children.hidden = isRendered;
    // Only when the view is there: a layout without either would move the page.
    if (isRendered && this.element.hasChildNodes()) this.#replaceFields();
    this.#owners.release(isRendered);
  }

  leave(): void {
    this.show(false);
    this.element.remove();
  }

  /**
   * Takes the focus from a hidden field at once, because the browser does so only with its next frame. What the visitor
   * did in the author's fields follows when React has done its work.
   */
  #replaceFields(): void {
    const { activeElement } = this.#host.getRootNode() as Document | ShadowRoot;
    const isHidden =
      activeElement !== this.#host && this.#host.contains(activeElement) && !this.element.contains(activeElement);
    if (isHidden) (activeElement as HTMLElement).blur();
    if (this.#wasShown) return;
    this.#wasShown = true;
    queueMicrotask(() => this.carryOver?.(this.#host, this.element, isHidden ? activeElement : null));
  }

  /**
   * A framework that writes a text replaces all children: the view comes back. A copy of the host brings a copy of it.
   */
  #keep(): void {
    for (const child of this.#host.querySelectorAll(`:scope > [slot="${VIEW_SLOT}"]`)) {
      if (child !== this.element) child.remove();
    }
    if (this.element.parentNode !== this.#host) this.#host.prepend(this.element);
  }
}
