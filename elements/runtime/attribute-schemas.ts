import * as z from 'zod/mini';

// Checks of Zod's own and not refinements, because JSON Schemas for content systems are made from them.

/** A number from `min` to `max`, both included. The console warning shows the message after the attribute's name. */
export function numberBetween(min: number, max: number) {
  const error = `give a number from ${min} to ${max}`;
  return z.number().check(z.gte(min, { error }), z.lte(max, { error }));
}

/** A number of at least `min`. */
export const numberFrom = (min: number) => z.number().check(z.gte(min, { error: `give a number of at least ${min}` }));

/** A text with at least one character. */
export const filledText = () => z.string().check(z.minLength(1, { error: 'give a text' }));
