import * as z from 'zod/mini';

const fits = (test: (value: number) => boolean, error: string) => z.number().check(z.refine(test, { error }));

/** A number from `min` to `max`, both included. The console warning shows the message after the attribute's name. */
export const numberBetween = (min: number, max: number) =>
  fits((value) => value >= min && value <= max, `give a number from ${min} to ${max}`);

/** A number of at least `min`. */
export const numberFrom = (min: number) => fits((value) => value >= min, `give a number of at least ${min}`);

/** A text with at least one character. */
export const filledText = () => z.string().check(z.refine((text) => text !== '', { error: 'give a text' }));
