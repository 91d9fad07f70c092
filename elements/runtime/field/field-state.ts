import FIELD_TEXTS from '#texts/elements/field';
import { VIEW_SLOT } from '../hydration/page-names.ts';
import { textsFor } from '../texts/texts-for.ts';
import { autofocus, controlOf, focusFromLabel } from './control-of.ts';
import type { FieldAccess, FieldInput, FieldRules } from './field-rules.ts';

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
class UserValidity {
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
function watchSubmitButtons(page: Document): void {
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

/** The properties of a field that are its attributes. */
const REFLECTED = /^(?:name|required|disabled)$/;

interface Current {
  readonly input: FieldInput;
  readonly value: string | number;
}

/** The value, the form's entry and the validity of one field, by the rules of the browser's own fields. */
export class FieldState {
  readonly user: UserValidity;
  /** Whether a script or a person has set the value: the attribute is only the default from then on. */
  #isDirty = false;
  /** Whether the element has been in a page. */
  #isPlaced = false;
  /** What a framework set before that: the default where the author wrote none. */
  #initial: unknown;
  #custom = '';

  constructor(
    readonly field: HTMLElement,
    readonly access: FieldAccess,
    readonly rules: FieldRules<FieldInput> | undefined,
  ) {
    this.user = new UserValidity(field, access.internals, access.rerender);
    field.addEventListener('click', focusFromLabel);
    // The control is rendered by now, and the browser shows its message beside it.
    field.addEventListener('invalid', () => this.#check(this.#current()));
  }

  /** The element comes into a page; its view is not rendered yet. */
  enter(): void {
    if (!this.#isPlaced) {
      this.#isPlaced = true;
      this.restore(this.#changedBefore());
    }
    watchSubmitButtons(this.field.ownerDocument);
  }

  /** What the visitor has typed or chosen in the author's own field of this name, which served until now. */
  #changedBefore(): string | undefined {
    const name = this.field.getAttribute('name');
    const own = [...this.field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].find(
      (each) => each.name === name && each.closest(`[slot="${VIEW_SLOT}"]`)?.parentElement !== this.field,
    );
    if (own instanceof HTMLSelectElement) {
      return own.selectedIndex > 0 && !own.selectedOptions[0]?.defaultSelected ? own.value : undefined;
    }
    return own && own.value !== own.defaultValue ? own.value : undefined;
  }

  /** The view is rendered, or will be with the next microtask. */
  entered(): void {
    if (this.field.hasAttribute('autofocus')) queueMicrotask(() => autofocus(this.field));
  }

  /** Whether a new text of this attribute leaves the value as it is. */
  isOnlyDefault(name: string): boolean {
    return name === 'value' && this.#isDirty;
  }

  /**
   * A property is about to be set. True where it is its attribute, as in native fields: styles and the browser go by
   * it.
   */
  takes(name: string, value: unknown): boolean {
    if (name === 'value') {
      this.#isDirty = value !== undefined && this.rules !== undefined;
      if (!this.#isPlaced) this.#initial = value;
    }
    if (!REFLECTED.test(name)) return false;
    if (value === undefined || value === false) this.field.removeAttribute(name);
    else this.field.setAttribute(name, value === true ? '' : String(value));
    return true;
  }

  /** An attribute or a property has a new value. */
  changed(name: string): void {
    if ((this.rules?.defaults as readonly string[] | undefined)?.includes(name)) this.#clean();
    else this.refresh();
  }

  /** The value in force, or undefined while only the attributes count. */
  value(): string | number | undefined {
    return this.#current()?.value;
  }

  get defaultValue(): string {
    const own = this.field.getAttribute('value');
    const input = this.rules?.defaults && (this.access.read() as FieldInput | undefined);
    if (own !== null || !input) return own ?? '';
    return String(this.rules?.value({ ...input, value: '' }, false));
  }

  /** Brings the form's entry and the validity up to date, in the task of the change. */
  refresh(): void {
    if (!this.rules || !this.#isPlaced) return;
    const current = this.#current();
    this.access.internals.setFormValue(current ? this.#entries(current) : null, String(current?.value));
    this.#check(current);
  }

  reset(): void {
    this.user.forget();
    this.#clean();
  }

  restore(state: unknown): void {
    if (this.rules && typeof state === 'string') this.#write(state, true);
  }

  setCustomValidity(message: string): void {
    this.#custom = message;
    this.#check(this.#current());
  }

  #current(): Current | undefined {
    const input = this.#isPlaced && this.rules && (this.access.read() as FieldInput | undefined);
    if (!input || !this.rules) return;
    return { input, value: this.rules.value(input, this.#isDirty || this.access.isSet()) };
  }

  #entries({ input, value }: Current): FormData {
    const entries = new FormData();
    const own = this.rules?.entries?.(String(value), input) ?? [[input.name, String(value)]];
    for (const [name, text] of own) if (name) entries.append(name, text);
    return entries;
  }

  /** Back to what the author wrote. */
  #clean(): void {
    if (this.rules) this.#write(this.field.getAttribute('value') ?? this.#initial, false);
  }

  #write(value: unknown, isDirty: boolean): void {
    this.#isDirty = isDirty;
    this.access.write(value);
    this.refresh();
  }

  #check(current: Current | undefined): void {
    const { internals } = this.access;
    const missing = (current?.input.required && current.value === '' && this.rules?.missing) || '';
    const message = this.#custom || (missing && textsFor(this.field, FIELD_TEXTS)(missing));
    const flags = { customError: this.#custom !== '', valueMissing: missing !== '' };
    if (message) internals.setValidity(flags, message, controlOf(this.field));
    else internals.setValidity({});
    this.user.show();
  }
}
