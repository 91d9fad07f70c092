/** Judges one field: the message that says what to enter, or nothing. `all` holds every field of the form by name. */
export type FieldRule = (value: string, all: Record<string, string>) => string | undefined;

/** The field must hold something other than blanks (W5.59). */
export function required(message: string): FieldRule {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** The field must repeat another one, blanks around them aside (W5.60). */
export function matches(otherField: string, message: string): FieldRule {
  return (value, all) => (value.trim() === (all[otherField] ?? '').trim() ? undefined : message);
}

/** A filled field must pass `test`, which gets the trimmed value; an empty one is not flagged (W5.59). */
export function satisfies(test: (value: string) => boolean, message: string): FieldRule {
  return (value) => (value.trim() === '' || test(value.trim()) ? undefined : message);
}

/** Several rules for one field; the first that objects speaks. */
export function allOf(...rules: readonly FieldRule[]): FieldRule {
  return (value, all) => {
    for (const rule of rules) {
      const message = rule(value, all);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}
