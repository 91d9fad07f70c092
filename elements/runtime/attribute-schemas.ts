import * as z from 'zod/mini';

const fits = (test: (value: number) => boolean, error: string) => z.number().check(z.refine(test, { error }));

/** A number from `min` to `max`, both included. The message stands in the warning beside the tag and the attribute. */
export const numberBetween = (min: number, max: number) =>
  fits((value) => value >= min && value <= max, `give a number from ${min} to ${max}`);

/** A number of at least `min`. */
export const numberFrom = (min: number) => fits((value) => value >= min, `give a number of at least ${min}`);

/** A text that is not empty. */
export const filledText = () => z.string().check(z.refine((text) => text !== '', { error: 'give a text' }));
