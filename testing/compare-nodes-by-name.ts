import type { chai as Chai } from '@open-wc/testing';
import { hasNodes, isNode, nameNodes } from './name-nodes.ts';

type ChaiStatic = typeof Chai;
type Method = (...args: unknown[]) => void;

const STRICT = ['equal', 'equals', 'eq'];
const DEEP = ['eql', 'eqls', 'members'];
const CHAINABLE = ['include', 'includes', 'contain', 'contains'];

/**
 * Makes comparisons and searches in lists and objects compare nodes by identity, through their names. A deep comparison would visit
 * everything that a node references, and a failing one would print it.
 */
export function compareNodesByName({ Assertion, util }: ChaiStatic): void {
  const byName = (original: Method, isStrict: boolean) =>
    function (this: Chai.AssertionStatic, ...args: unknown[]) {
      const value: unknown = util.flag(this, 'object');
      // A strict comparison of lists compares the lists themselves: with names in place, they would be two different
      // lists.
      const isNamed = isStrict && !util.flag(this, 'deep') ? isNode : (item: unknown) => hasNodes(item);
      if (![value, args[0]].some(isNamed)) return original.apply(this, args);
      util.flag(this, 'object', nameNodes(value));
      original.call(this, nameNodes(args[0]), ...args.slice(1));
      util.flag(this, 'object', value);
    };
  for (const name of STRICT) Assertion.overwriteMethod(name, (original: Method) => byName(original, true));
  for (const name of DEEP) Assertion.overwriteMethod(name, (original: Method) => byName(original, false));
  const asItIs = (original: Method) =>
    function (this: Chai.AssertionStatic) {
      original.call(this);
    };
  for (const name of CHAINABLE) {
    // The type lacks the second function's parameter with the original function.
    Assertion.overwriteChainableMethod(
      name,
      (original: Method) => byName(original, false),
      asItIs as unknown as () => void,
    );
  }
}
