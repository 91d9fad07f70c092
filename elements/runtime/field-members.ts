import { VIEW_SLOT } from './light-view.ts';

const FOCUSABLE = ':is(input, select, textarea, button, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

/** The control of a field's view that takes its focus. */
const controlOf = (field: HTMLElement): HTMLElement | undefined => {
  const view = field.shadowRoot ?? field.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);
  return view?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
};

/** What makes a class a field; a part of its own, because few tags are fields. */
export interface FieldMembers {
  /** Gives a form-associated class the members of a native field, which a script or a library of forms expects. */
  add<Field extends HTMLElement>(prototype: Field, internalsOf: (field: Field) => ElementInternals): void;
  /** Focuses a field's control when its label is clicked. */
  listen(field: HTMLElement): void;
}

function addMembers<Field extends HTMLElement>(
  prototype: Field,
  internalsOf: (field: Field) => ElementInternals,
): void {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const) {
    Object.defineProperty(prototype, name, {
      get(this: Field) {
        return internalsOf(this)[name];
      },
    });
  }
  Object.assign(prototype, {
    checkValidity(this: Field) {
      return internalsOf(this).checkValidity();
    },
    reportValidity(this: Field) {
      return internalsOf(this).reportValidity();
    },
    setCustomValidity(this: Field, message: string) {
      internalsOf(this).setValidity({ customError: message !== '' }, message, controlOf(this));
    },
    focus(this: Field, options?: FocusOptions) {
      controlOf(this)?.focus(options);
    },
  });
}

/** The click of a label has the field itself as its target. */
const focusFromLabel = (event: Event): void => {
  const field = event.currentTarget as HTMLElement;
  if (event.composedPath()[0] === field) field.focus();
};

export const FIELD: FieldMembers = {
  add: addMembers,
  listen: (field) => field.addEventListener('click', focusFromLabel),
};
