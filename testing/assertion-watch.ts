import { nameForMessage } from './name-nodes.ts';

/** The used part of a chai assertion, which is the same in the chai versions of the browser tests and of Vitest. */
interface AssertionLike {
  assert(...args: unknown[]): void;
}

type Method = (this: AssertionLike, ...args: unknown[]) => unknown;

/** The part of chai that `watchAssertions` needs. */
export interface ChaiLike {
  Assertion: { prototype: AssertionLike };
  util: {
    flag(assertion: AssertionLike, name: string, value?: unknown): unknown;
    test(assertion: AssertionLike, args: unknown[]): unknown;
    overwriteMethod(prototype: AssertionLike, name: string, method: (original: Method) => Method): void;
  };
}

const watched = new WeakSet<AssertionLike>();

/**
 * Calls `onPass` with the message of each passed assertion that has one (`expect(value, message)`), and keeps nodes out
 * of the messages of failed ones. `alone` lists methods that do not use chai's own `assert`. Calling it again for the
 * same chai has no effect.
 */
export function watchAssertions(
  { Assertion, util }: ChaiLike,
  onPass: (message: string) => void,
  alone: readonly string[] = [],
): void {
  const { prototype } = Assertion;
  if (watched.has(prototype)) return;
  watched.add(prototype);
  const noteMessage = (assertion: AssertionLike) => {
    const message = util.flag(assertion, 'message');
    if (typeof message === 'string') onPass(message);
  };
  for (const name of alone) {
    util.overwriteMethod(
      prototype,
      name,
      (original) =>
        function (...args) {
          const result = original.apply(this, args);
          noteMessage(this);
          return result;
        },
    );
  }
  const assert = prototype.assert;
  prototype.assert = function (this: AssertionLike, ...args: unknown[]) {
    if (util.test(this, args)) {
      noteMessage(this);
    } else {
      const values = [util.flag(this, 'object'), args[3], args[4]];
      const [value, expected, actual] = values.map(nameForMessage);
      if (value !== values[0] || expected !== values[1] || actual !== values[2]) {
        util.flag(this, 'object', value);
        args.splice(3, args.length - 3, expected, actual, false);
      }
    }
    return assert.apply(this, args);
  };
}
