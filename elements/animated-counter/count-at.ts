/**
 * The count (from 0 to `value`) at `share` of the time, 0 to 1: fast at first, slow towards the end, and `value` itself
 * only at the end. Keeps `digits` decimals.
 */
export function countAt(value: number, share: number, digits = 0): number {
  if (share >= 1) return value;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  const scale = 10 ** digits;
  const last = Math.max(0, value - 1 / scale);
  return Math.min(last, Math.floor(value * eased * scale) / scale);
}

/** The number of decimals of a number: 2 for 12.25. */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
