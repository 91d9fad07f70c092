import { withAsciiDigits } from '#rules/ascii-digits.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#rules/limits.ts';

export { MAX_QUANTITY, MIN_QUANTITY } from '#rules/limits.ts';

/** The quantity a person typed: a base-10 integer (W5.40) between 1 and 9; 1 when it is not a number (W5.41). */
export function parseQuantity(text: string | number | null | undefined): number {
  return clamp(Number.parseInt(withAsciiDigits(String(text ?? '')), 10));
}

/** The quantity after `by` steps up (positive) or down (negative), between 1 and 9 (W5.38, W5.39). */
export function stepQuantity(current: number, by: number): number {
  return clamp(Math.trunc(current) + Math.trunc(by));
}

function clamp(quantity: number): number {
  return Number.isNaN(quantity) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, quantity));
}
