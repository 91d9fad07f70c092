/** Random input for the tests: unusual values that a page, a provider or a frame may pass. Never part of a build. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';

// SOAK=1 runs the number that the library promises; other runs do what finds a broken rule in seconds.
export const RUNS = process.env['SOAK'] ? 100_000 : 2_000;

/** Runs the property and prints its seed, which reproduces a failure. */
export function check<Input extends [unknown, ...unknown[]]>(property: fc.IProperty<Input>, runs = RUNS): void {
  const details = fc.check(property, { numRuns: runs, endOnFailure: false });
  if (details.failed) throw new Error(`${fc.defaultReportMessage(details)}\nRepeat with { seed: ${details.seed} }.`);
  expect(details.numRuns).toBe(runs);
}

/** A cheap `expect`: two million calls of the real one would take minutes. */
export function must(isTrue: boolean): asserts isTrue {
  if (!isTrue) throw new Error('A promise of the library is broken.');
}

/** Runs a function that may throw, but only the library's own errors. */
export function refused(act: () => void): SdkError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof SdkError)) throw error;
    must(!Object.is(error.message, ''));
    return error;
  }
}

export const POISON = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'then',
  'length',
];

export const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  // Halves of surrogate pairs, separators of the formats, and names that every object has.
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', '\ud83d', 'a\udc00', ',', ':', ';}{', '\0', '%', '&a=b', '#', ...POISON),
  },
);

/** Values that a type checker would reject, because pages may be written in JavaScript. */
const oddValues: unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  10n,
  true,
  Symbol('s'),
  [],
  ['card_name'],
  [[null]],
  {},
  Object.create(null),
  { toString: 1, valueOf: 2 },
  { toString: () => ({}) },
  () => 'x',
  new Date(Number.NaN),
  new Map([['a', 1]]),
  /x/,
];
export const odd = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...oddValues) });
export const anything = fc.oneof(odd, fc.anything({ maxDepth: 1, maxKeys: 3, size: 'xsmall' }));

/** Maps that have these keys among others. */
export const mapOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...names) }, text), odd), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries));

/** Silences the console and makes errors cheap for the tests of a file; fails if `Object.prototype` was changed. */
export function quietly(): void {
  const { warn, error } = console;
  const { stackTraceLimit } = Error;
  const global = Object.getOwnPropertyNames(Object.prototype).join();
  beforeAll(() => {
    // Not a spy, because a spy would store all the warnings.
    console.warn = console.error = () => {};
    // Stacks and random ids of unread errors would take most of the time.
    Error.stackTraceLimit = 0;
    Object.assign(crypto, { getRandomValues: (list: Uint8Array) => list.fill(7) });
  });
  afterAll(() => {
    Object.assign(console, { warn, error });
    Error.stackTraceLimit = stackTraceLimit;
    Reflect.deleteProperty(crypto, 'getRandomValues');
    must(Object.is(Object.getOwnPropertyNames(Object.prototype).join(), global));
  });
}
