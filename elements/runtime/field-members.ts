import { controlOf } from './field/control-of.ts';
import type { FieldAccess, FieldInput, FieldRules } from './field/field-rules.ts';
import { FieldState } from './field/field-state.ts';

/** The members of a field; a separate part, because few tags are fields. */
export interface FieldMembers {
  /** Gives a form-associated class the members of a native field, which a script or a library of forms expects. */
  add<Field extends HTMLElement>(
    prototype: Field,
    internalsOf: (fieldMembers: Field) => ElementInternals,
    stateOf: (fieldMembers: Field) => FieldState,
  ): void;
  /** The value in force of parsed attributes, where the runtime keeps it. */
  inForce?(input: object, isSet: boolean): string | number;
  /** Keeps the value, the form's entry and the validity of a field. */
  start(fieldMembers: HTMLElement, access: FieldAccess): FieldState;
}

function addMembers<Field extends HTMLElement>(
  prototype: Field,
  internalsOf: (fieldMembers: Field) => ElementInternals,
  stateOf: (fieldMembers: Field) => FieldState,
): void {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const) {
    Object.defineProperty(prototype, name, {
      get(this: Field) {
        return internalsOf(this)[name];
      },
    });
  }
  Object.defineProperty(prototype, 'defaultValue', {
    get(this: Field) {
      return stateOf(this).defaultValue;
    },
    set(this: Field, value: unknown) {
      this.setAttribute('value', String(value));
    },
  });
  Object.assign(prototype, {
    checkValidity(this: Field) {
      return stateOf(this).user.check(() => internalsOf(this).checkValidity());
    },
    reportValidity(this: Field) {
      return stateOf(this).user.check(() => internalsOf(this).reportValidity());
    },
    setCustomValidity(this: Field, message: string) {
      stateOf(this).setCustomValidity(String(message));
    },
    focus(this: Field, options?: FocusOptions) {
      controlOf(this)?.focus(options);
    },
    // Firefox does not look into the shadow root for what has the focus.
    blur(this: Field) {
      const place = this.shadowRoot ?? this;
      const focused = (this.shadowRoot ?? (this.getRootNode() as Document | ShadowRoot)).activeElement;
      if (place.contains(focused)) (focused as HTMLElement | null)?.blur();
    },
  });
}

/** A field of which the runtime keeps the value, by the rules of its tag. */
export const fieldMembers = <Input extends FieldInput>(rules: FieldRules<Input>): FieldMembers => ({
  add: addMembers,
  inForce: (input, isSet) => rules.value(input as Input, isSet),
  start: (element, access) => new FieldState(element, access, rules as unknown as FieldRules<FieldInput>),
});

/** A field whose view keeps its value. */
export const FIELD: FieldMembers = {
  add: addMembers,
  start: (element, access) => new FieldState(element, access, undefined),
};
