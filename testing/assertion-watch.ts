/** The part of a chai assertion that is read here; its versions in the browser tests and in Vitest agree on it. */
interface AssertionLike {
  assert(...args: unknown[]): void;
}

/** The part of chai that `watchAssertions` needs. */
export interface ChaiLike {
  Assertion: { prototype: AssertionLike };
  util: {
    flag(assertion: AssertionLike, name: string, value?: unknown): unknown;
    test(assertion: AssertionLike, args: unknown[]): unknown;
  };
}

const watched = new WeakSet<AssertionLike>();

/** A node in a few words: chai would print all that is in it, which takes seconds for a page and stalls the runner. */
function nameOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const attributes = [...node.attributes].slice(0, 4).map(({ name, value }) => ` ${name}="${value.slice(0, 40)}"`);
  return `<${node.localName}${attributes.join('')}>`;
}

const isNode = (value: unknown): value is Node => typeof Node === 'function' && value instanceof Node;
const hasNodes = (value: unknown) => isNode(value) || (Array.isArray(value) && value.some(isNode));

function withoutNodes(value: unknown): unknown {
  if (isNode(value)) return nameOf(value);
  return Array.isArray(value) ? value.map(withoutNodes) : value;
}

/**
 * Calls `onPass` with the message of each assertion that passed and carries one (`expect(value, message)`), and keeps
 * nodes out of the messages of those that failed. Watching the same chai twice changes nothing.
 */
export function watchAssertions({ Assertion, util }: ChaiLike, onPass: (message: string) => void): void {
  const { prototype } = Assertion;
  if (watched.has(prototype)) return;
  watched.add(prototype);
  const assert = prototype.assert;
  prototype.assert = function (this: AssertionLike, ...args: unknown[]) {
    if (util.test(this, args)) {
      const message = util.flag(this, 'message');
      if (typeof message === 'string') onPass(message);
    } else if (hasNodes(util.flag(this, 'object')) || args.slice(3, 5).some(hasNodes)) {
      util.flag(this, 'object', withoutNodes(util.flag(this, 'object')));
      args.splice(3, args.length - 3, withoutNodes(args[3]), withoutNodes(args[4]), false);
    }
    return assert.apply(this, args);
  };
}
