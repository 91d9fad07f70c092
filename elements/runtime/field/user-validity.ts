/** Sets an element's custom states; a browser without them has no such selectors either. */
function toggle({ states }: ElementInternals, name: string, isOn: boolean): void {
  if (isOn) states?.add(name);
  else states?.delete(name);
}

/**
 * `:user-invalid` and `:user-valid` of a field, as `:state(user-invalid)` and `:state(user-valid)`, because browsers
 * match their own names for native fields alone. A field counts from the visitor's first change, or first attempt to
 * send the form.
 */
export class UserValidity {
  #counts = false;
  /** A script asks for the validity: no attempt of the visitor. */
  #isChecking = false;

  constructor(
    readonly field: HTMLElement,
    readonly internals: ElementInternals,
    readonly changed: () => void,
  ) {
    field.addEventListener('change', () => this.#count());
    field.addEventListener('invalid', () => !this.#isChecking && this.#onInvalid());
  }

  get isInvalid(): boolean {
    const { willValidate, validity } = this.internals;
    return this.#counts && willValidate && !validity.valid;
  }

  /** Runs a script's check. */
  check<Result>(check: () => Result): Result {
    this.#isChecking = true;
    try {
      return check();
    } finally {
      this.#isChecking = false;
    }
  }

  show(): void {
    toggle(this.internals, 'user-invalid', this.isInvalid);
    toggle(this.internals, 'user-valid', this.#counts && this.internals.willValidate && !this.isInvalid);
  }

  forget(): void {
    this.#counts = false;
    this.show();
  }

  #count(): void {
    this.#counts = true;
    this.show();
    this.changed();
  }

  /**
   * `form.checkValidity()` of a script and an attempt to send the form both fire `invalid`. Only the attempt comes with
   * a click of a submit button, or moves the focus to the first invalid field.
   */
  #onInvalid(): void {
    const root = this.field.ownerDocument;
    const onFocus = () => this.#count();
    if (clickedForm === this.internals.form) {
      this.#count();
      return;
    }
    root.addEventListener('focusin', onFocus, { capture: true, once: true });
    queueMicrotask(() => root.removeEventListener('focusin', onFocus, true));
  }
}

/** The form whose submit button is being clicked; Enter in a field clicks it, too. */
let clickedForm: HTMLFormElement | null | undefined;

const watched = new WeakSet<Document>();

/** Records clicks on submit buttons before the browser checks their form. */
export function watchSubmitButtons(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.addEventListener(
    'click',
    (event) => {
      const button = event.composedPath().find((node) => node instanceof Element && node.matches('button, input'));
      const { type, form } = (button ?? {}) as HTMLButtonElement;
      if (!form || !/^(?:submit|image)$/.test(type)) return;
      clickedForm = form;
      // The browser checks the form after the click's listeners, in the same task.
      setTimeout(() => {
        clickedForm = undefined;
      });
    },
    true,
  );
}
