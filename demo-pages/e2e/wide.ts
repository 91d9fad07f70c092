/**
 * Marks a test that repeats, for another language, tag, wallet, scenario, screen or fault, what a test of the main
 * suite proves. `npm run test:wide` runs these (decision 0182).
 */
export const WIDE = { tag: '@wide' } as const;

/** Runs on a narrow screen with the main suite, and on a wide one with the wide suite. */
export const NARROW_FIRST = { tag: '@narrow-first' } as const;

/** The mark for those tests of a list that repeat another one of it. */
export const wideIf = (repeats: boolean): typeof WIDE | Record<string, never> => (repeats ? WIDE : {});
