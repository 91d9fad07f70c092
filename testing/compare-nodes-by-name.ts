import type { chai as Chai } from '@open-wc/testing';
import { hasNodes, nameNodes } from './name-nodes.ts';

type ChaiStatic = typeof Chai;
type Method = (...args: unknown[]) => void;

const STRICT = ['equal', 'equals', 'eq'];
const DEEP = ['eql', 'eqls', 'members'];
const CHAINABLE = ['include', 'includes', 'contain', 'contains'];

/**
 * Lets comparisons and look-ups in lists take nodes as themselves, by their names. A deep comparison would go through all
 * that a node leads to, and a failing one would print it.
 */
export function compareNodesByName({ Assertion, util }: ChaiStatic): void {
  const byName = (original: Method, isStrict: boolean) =>
    function (this: Chai.AssertionStatic, ...args: unknown[]) {
      const value: unknown = util.flag(this, 'object');
      // Two lists are the same one, or not: their names would be two others.
      const isSameList = isStrict && Array.isArray(value) && !util.flag(this, 'deep');
      if (isSameList || ![value, args[0]].some(hasNodes)) return original.apply(this, args);
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
    // Its type forgets that the second function takes the original, too.
    Assertion.overwriteChainableMethod(
      name,
      (original: Method) => byName(original, false),
      asItIs as unknown as () => void,
    );
  }
}
