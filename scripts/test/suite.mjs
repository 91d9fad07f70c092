/** WIDE=1 (npm run test:wide): the tests that repeat what the main suite proves run in its place (decision 0182). */
export const isWide = Boolean(process.env.WIDE);

/** The folder of the reports of this suite; the conformance report reads those of the main one. */
export const reports = isWide ? '.reports/wide' : '.reports';

/** Whether a file of unit or browser tests is of this suite. End-to-end tests carry a tag instead. */
export const isOfSuite = (file, wide = isWide) => file.includes('.wide.') === wide;
