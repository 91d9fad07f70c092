import * as z from 'zod/mini';

/** Least and most: of a number's value, or of the length of a text or a list. */
interface Bounds {
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/**
 * A check that also states its bounds in the JSON Schema, from which forms of content systems are made. Zod's own
 * checks do the same, but would add 0.5 KiB to every page.
 */
export function bounded<Value>(test: (value: Value) => boolean, bounds: Bounds, error: string) {
  const check = z.refine<Value>(test, { error });
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, bounds));
  return check;
}

/** A number from `min` to `max`, both included. The console warning shows the message after the attribute's name. */
export const numberBetween = (min: number, max: number) =>
  z
    .number()
    .check(
      bounded<number>(
        (value) => value >= min && value <= max,
        { minimum: min, maximum: max },
        `give a number from ${min} to ${max}`,
      ),
    );

/** A number of at least `min`. */
export const numberFrom = (min: number) =>
  z.number().check(bounded<number>((value) => value >= min, { minimum: min }, `give a number of at least ${min}`));

/** At least `minimum` entries of a list, or characters of a text. */
export const atLeast = (minimum: number, error: string) =>
  bounded<{ readonly length: number }>(({ length }) => length >= minimum, { minimum }, error);

/** A text with at least one character. */
export const filledText = () => z.string().check(atLeast(1, 'give a text'));
