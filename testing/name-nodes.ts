const numbers = new WeakMap<Node, number>();
let named = 0;

const isNode = (value: unknown): value is Node => typeof Node === 'function' && value instanceof Node;

/** Whether a value is a node or a list that contains nodes. */
export const hasNodes = (value: unknown): boolean => isNode(value) || (Array.isArray(value) && value.some(hasNodes));

/** A unique short name of a node: two names are equal only for the same node. */
function nameOf(node: Node): string {
  const number = numbers.get(node) ?? ++named;
  numbers.set(node, number);
  if (!(node instanceof Element)) return `${node.nodeName} (node ${number})`;
  const attributes = [...node.attributes].slice(0, 4).map(({ name, value }) => ` ${name}="${value.slice(0, 40)}"`);
  return `<${node.localName}${attributes.join('')}> (node ${number})`;
}

/**
 * The value with each node replaced by its name: chai would print or compare all of a node's content, which stalls the
 * runner.
 */
export function nameNodes(value: unknown): unknown {
  if (isNode(value)) return nameOf(value);
  return Array.isArray(value) ? value.map(nameNodes) : value;
}
