import type { Message } from '#locales/message.ts';
import { isBlank } from '#rules/is-blank.ts';

/** Checks one field and returns an error message, or nothing. `all` has the values of every field by name. */
export type FieldRule = (value: string, all: Record<string, string>) => Message | undefined;

/** The field must not be blank (W5.59). */
export function required(message: Message): FieldRule {
  return (value) => (isBlank(value) ? message : undefined);
}

/** The field must equal another one, both trimmed (W5.60). */
export function matchesPattern(otherField: string, message: Message): FieldRule {
  return (value, all) => (value.trim() === (all[otherField] ?? '').trim() ? undefined : message);
}

/** A filled field must pass `test`, which receives the trimmed value; an empty one is valid (W5.59). */
export function satisfies(test: (value: string) => boolean, message: Message): FieldRule {
  return (value) => (isBlank(value) || test(value.trim()) ? undefined : message);
}

/** Several rules for one field; returns the message of the first rule that fails. */
export function allOf(...rules: readonly FieldRule[]): FieldRule {
  return (value, all) => {
    for (const rule of rules) {
      const message = rule(value, all);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}
