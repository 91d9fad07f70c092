import type FIELD_TEXTS from '#texts/elements/field';

/** What every field's attributes have. */
export interface FieldInput {
  name: string;
  value: string | number;
  required: boolean;
  disabled: boolean;
}

/** What differs between fields: the runtime does the rest for all of them. */
export interface FieldRules<Input extends FieldInput> {
  /**
   * The value in force of the attributes' values, as a script reads it and the form submits it. `isSet` is false where
   * neither the author nor anybody else has given one.
   */
  value(input: Input, isSet: boolean): string | number;
  /** What the form submits; by default the value under the name. */
  entries?(value: string, input: Input): readonly (readonly [name: string, value: string])[];
  /** The message of a required field without a value; absent where there is always a value. */
  missing?: keyof typeof FIELD_TEXTS.texts;
  /** Other properties that state the initial value: a new one replaces what was chosen. */
  defaults?: readonly (keyof Input & string)[];
}

/** What a field may ask of its element. */
export interface FieldAccess {
  readonly internals: ElementInternals;
  /** The attributes' values; undefined while they are invalid. */
  read(): object | undefined;
  /** Whether a value is among those that were given. */
  isSet(): boolean;
  /** Gives the element a value, or takes it away. */
  write(value: unknown): void;
  /** Renders again. */
  rerender(): void;
}
