/**
 * Marks a test that repeats, for another language, tag, wallet, scenario or screen, what a test of the main suite
 * proves. `npm run test:wide` runs these (decision 0182).
 */
export const WIDE = { tag: '@wide' } as const;
